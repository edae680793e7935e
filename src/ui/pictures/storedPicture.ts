import { ImageRefused } from './readImage';

/** True for a picture whose bytes this page may read: a new one, or one on the dashboard's own origin. */
export const isReadable = (value: string): boolean =>
  value.startsWith('data:') ||
  (URL.canParse(value, location.href) && new URL(value, location.href).origin === location.origin);

/** The bytes of a data URL or an address. Throws ImageRefused. */
export const storedPicture = async (value: string): Promise<Blob> => {
  const [, type = '', base64] = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(value) ?? [];
  // The content security policy lets no page fetch a data URL.
  if (base64 !== undefined)
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
  const answer = await fetch(value).catch(() => undefined);
  if (!answer?.ok) throw new ImageRefused('unreadable');
  return answer.blob();
};
