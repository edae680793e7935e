import { z } from 'zod';
import { many } from '../many';
import { withoutIso } from '../withoutIso';

/** A lead's fields are not fixed: accepts all. ISO 8601 becomes local time. */
export const Lead = z.object({}).catchall(z.preprocess(withoutIso, z.unknown()));
export type Lead = z.output<typeof Lead>;

/** The list, or the list under `leads` (a variant of section 7). */
export const Leads = z.preprocess((input) => Object(input).leads ?? input, many(Lead));
