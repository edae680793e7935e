import { z } from 'zod';
import { flag, optionalText, requiredText, TEXT_MAX } from '../fields';

/**
 * A saved view of a list (`/api/views`): filter, sorting and columns under a name, of one member of staff or shared.
 * `settings` is the list's JSON, which only the dashboard reads.
 */
export const ViewBody = z.object({
  resource: requiredText('Lijst', 100),
  name: requiredText('Naam', 100),
  settings: optionalText(TEXT_MAX),
  shared: flag,
});
export type ViewBody = z.output<typeof ViewBody>;
