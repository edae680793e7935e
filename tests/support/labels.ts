import { messages } from '../../i18n/messages';

const at = (texts: typeof messages | string | undefined, key: string) =>
  typeof texts === 'object' ? texts[key] : undefined;

/** What a form calls a field of a resource. */
export const labelOf = (resource: string, field: string): string => {
  const text = at(at(at(messages.resources, resource), 'fields'), field);
  if (typeof text !== 'string') throw new Error(`i18n/nl has no text for ${resource}.${field}`);
  return text;
};

/** The label as it stands on a page: with an asterisk when the field is required. */
export const labelled = (label: string): RegExp => new RegExp(`^${label}(\\s*\\*)?$`);
