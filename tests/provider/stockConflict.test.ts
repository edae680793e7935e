import { expect, it } from 'vitest';
import { V2Error } from '../../src/provider/http/V2Error';
import { ConflictError } from '../../src/provider/records/threeWayMerge';
import { explained } from '../../src/provider/stockConflict';

it.each([
  ['krat', 'Staat er nu als: krat'],
  ['2026-12-01 09:30:00', 'Is intussen gewijzigd.'],
  ['', 'Is intussen leeggemaakt.'],
  [null, 'Is intussen leeggemaakt.'],
  // A number may be a choice, and the form shows its name.
  [3, 'Is intussen gewijzigd.'],
  ['/v2/images/0f', 'Is intussen gewijzigd.'],
  ['x'.repeat(500), 'Is intussen gewijzigd.'],
  [[{ category_id: 1 }], 'Is intussen gewijzigd.'],
])('a stock form is told that %j stands in the field now', (theirs, said) => {
  const error = explained(new ConflictError([{ field: 'contents', mine: 'doos', theirs }], { contents: 'zak' }));
  expect(error).toBeInstanceOf(V2Error);
  expect(error).toMatchObject({
    status: 409,
    message: 'Dit is intussen gewijzigd. Er is nog niets opgeslagen. Open dit opnieuw om verder te gaan.',
    fields: { contents: said },
  });
});
