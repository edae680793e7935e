/** The digits to compare numbers by: '+31 (0)20-123 45 67' and '0031201234567' -> '0201234567'; '+32 …' -> '0032…'. */
export function normalizePhone(phone: string): string {
  const digits = phone
    .replace(/\(0\)/g, '')
    .replace(/^\s*\+/, '00')
    .replace(/\D/g, '');
  return digits.replace(/^00310?/, '0');
}
