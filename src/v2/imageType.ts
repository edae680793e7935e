/** Detects the type of an image from its first bytes, because a file's name and type may be wrong. */

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** The number of first bytes that the check reads. */
export const IMAGE_HEAD_BYTES = 12;

/** The image's type from at least its first 12 bytes; null for a type that v2 does not accept. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...head.subarray(0, IMAGE_HEAD_BYTES));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
  return null;
}
