/** A machine's brand and function, or its number when both are unknown. */
export const machineName = ({ brand, type, customer_machinery_id }: Record<string, unknown>): string =>
  [brand, type].filter(Boolean).join(' · ') || `Machine ${customer_machinery_id}`;
