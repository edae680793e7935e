/** The bytes of a picture as a data URL, as v2 takes them. */
export const dataUrlOf = (type: string | null, buffer: ArrayBuffer): string => {
  const bytes = new Uint8Array(buffer);
  // In parts, because a call accepts a limited number of arguments.
  const PART = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART));
  return `data:${type};base64,${btoa(binary)}`;
};
