import { z } from 'zod';
import { many } from '../many';

/** A lead's fields are not fixed: accepts all. */
export const Lead = z.record(z.string(), z.unknown());
export type Lead = z.output<typeof Lead>;

/** The list, or the list under `leads` (a variant of section 7). */
export const Leads = z.preprocess((input) => Object(input).leads ?? input, many(Lead));
