import type { MailSection } from '../../v2/entities/mail';

/** What the sheet says, in its order, as texts for a mail: so the mail never says anything else than the sheet. */

const PARTS = 'h3, h4, p, dl > div, li, tr';
const LEFT_OUT = '.visit-signatures, [aria-hidden=true]';

const textIn = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();

/** The texts of the parts that are read aloud. */
const textsIn = (element: Element): string[] =>
  [...element.children].filter((one) => !one.matches(LEFT_OUT)).map((one) => textIn(one));

export const sectionsOf = (sheet: Element): MailSection[] => {
  const sections: MailSection[] = [];
  let group = '';
  let current: MailSection = { title: '', lines: [], head: [], rows: [] };
  const begin = (title: string) => {
    current = { title, lines: [], head: [], rows: [] };
    sections.push(current);
  };
  for (const part of sheet.querySelectorAll(PARTS)) {
    if (part.closest(LEFT_OUT)) continue;
    switch (part.tagName) {
      case 'H3':
        group = textIn(part);
        begin(group);
        break;
      case 'H4':
        begin(`${group}: ${textIn(part)}`);
        break;
      case 'P':
        current.lines.push(textIn(part));
        break;
      case 'LI':
        current.lines.push(textsIn(part).filter(Boolean).join(' · '));
        break;
      default:
        if (part.closest('thead')) current.head = textsIn(part);
        else current.rows.push(textsIn(part));
    }
  }
  return sections.filter(({ lines, rows }) => lines.length > 0 || rows.length > 0);
};
