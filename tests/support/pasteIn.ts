import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field at once. A form renders for each letter that is typed: type only where that is the point. */
export const pasteIn = async (user: UserEvent, field: Element, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
