/** What a machine is called: its brand and function, or its number where neither is known. */
export const machineName = ({ brand, type, customer_machinery_id }: Record<string, unknown>): string =>
  [brand, type].filter(Boolean).join(' · ') || `#${customer_machinery_id}`;
