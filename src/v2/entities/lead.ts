import { z } from 'zod';

/** A lead's fields are not fixed: whatever comes is shown. */
export const Lead = z.record(z.string(), z.unknown());
export type Lead = z.output<typeof Lead>;

/** The list, or the list under `leads` (section 7: one variant). */
export const Leads = z.union([z.array(Lead), z.object({ leads: z.array(Lead) }).transform(({ leads }) => leads)]);
