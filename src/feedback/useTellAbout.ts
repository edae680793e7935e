import { useTranslate } from 'ra-core';
import { useIsLeft, useTellFailure } from './failures';

/** For whoever left the record's screen: names it. A new one may have no name: react-admin then makes one of its id. */
export const textAbout = (name: unknown, text: string): string =>
  typeof name === 'string' && name !== '' && name !== '#undefined' ? `‘${name}’: ${text}` : text;

/** The notices of an action on a record, also where its screen was left before the answer came: they name it then. */
export const useTellAbout = () => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const isLeft = useIsLeft();
  return (name: unknown) => {
    const said = (text: string): string => (isLeft() ? textAbout(name, translate(text, { _: text })) : text);
    const tell = (text: string, error: unknown, cause?: string) => tellFailure(said(text), error, cause, isLeft());
    return { said, tell };
  };
};
