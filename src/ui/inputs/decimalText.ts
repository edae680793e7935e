/** Decimal text: a dot on the wire, shown with a comma, kept as it is typed until the rule has seen it. */
export const withComma = (value: unknown): string => String(value ?? '').replace('.', ',');
export const asTyped = (value: unknown): unknown => value;
