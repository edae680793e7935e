/** A typed hexadecimal colour (`#3a7`, `33aa77`) as `#rrggbb`; null for anything else. */
export function hexColor(text: string): string | null {
  const [, digits] = text.trim().match(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i) ?? [];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}
