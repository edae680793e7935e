import type { MailSection } from './entities/mail';

const NUMBER = /^-?[\d.,]+$/;
const NOTHING = /^-?$/;

/** Whether each column of a mail's table has numbers alone, which stand below each other at the right. */
export const numericColumns = ({ head, rows }: Pick<MailSection, 'head' | 'rows'>): boolean[] =>
  head.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => !NOTHING.test(cell));
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
  });
