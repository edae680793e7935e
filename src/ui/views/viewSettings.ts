import { z } from 'zod';

/** What a saved view holds of a list, as JSON in its record and as parameters in the list's address. */

const Settings = z.object({
  filter: z.looseObject({}).catch({}),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }).optional(),
  columns: z
    .object({
      hidden: z.array(z.string()).readonly().optional(),
      order: z.array(z.string()).readonly(),
      widths: z.object({}).catchall(z.number()).readonly().optional(),
    })
    .nullable()
    .catch(null),
});
type ViewSettings = z.output<typeof Settings>;

const NOTHING: ViewSettings = { filter: {}, columns: null };

/** Settings that cannot be read are those of a list as it first opens. */
export const parseSettings = (json: string): ViewSettings => {
  try {
    return Settings.catch(NOTHING).parse(JSON.parse(json));
  } catch {
    return NOTHING;
  }
};

/** Keys in one order, so that equal settings are equal texts. */
export const textOfSettings = (settings: ViewSettings): string =>
  JSON.stringify(settings, (_, value) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort()),
  );

/** react-admin's parameters of the list. */
export const searchOf = ({ filter, sort }: ViewSettings, perPage: number): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: '{}',
    ...(sort && { sort: sort.field, order: sort.order }),
    page: '1',
    perPage: String(perPage),
  })}`;

/** True for a name that one of these views has. */
export const isTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((one) => one.toLowerCase() === name.trim().toLowerCase());
