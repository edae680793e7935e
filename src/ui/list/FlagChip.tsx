import { useTranslate } from 'react-admin';
import './records.css';

/** A flag in words and colour. */
export const FlagChip = ({
  value,
  yes = 'ra.boolean.true',
  no = 'ra.boolean.false',
}: {
  value: unknown;
  yes?: string;
  no?: string;
}) => {
  const translate = useTranslate();
  const isSet = value === 1 || value === '1' || value === 'Y';
  return <span className={isSet ? 'flag flag-set' : 'flag'}>{translate(isSet ? yes : no)}</span>;
};
