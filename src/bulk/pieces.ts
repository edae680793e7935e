import { runTexts } from '../../i18n/nl/late/runs';
import { RUN_MAX, type RunBody, type RunRow } from '../v2/entities/run';

/** Characters of rows in a call: below the server's limit, also where each is several bytes. */
const SIZE_MAX = 2_500_000;

/** A change as runs that the server takes: usually one. */
export const piecesOf = ({ rows, label, ...body }: RunBody): RunBody[] => {
  const pieces: RunRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const last = pieces.at(-1);
    const more = JSON.stringify(row).length;
    if (!last || last.length === RUN_MAX || size + more > SIZE_MAX) {
      pieces.push([row]);
      size = more;
    } else {
      last.push(row);
      size += more;
    }
  }
  if (pieces.length === 1) return [{ ...body, label, rows }];
  return pieces.map((piece, at) => ({ ...body, label: runTexts.piece(label, at + 1, pieces.length), rows: piece }));
};
