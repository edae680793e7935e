import { type MutableRefObject, type RefObject, useRef, useState } from 'react';
import { type PictureEdit, UNEDITED } from '../../lib/pictureEdit';
import { pictureUrl } from '../../provider/http/buildSettings';
import { holdSubmit } from './holdSubmit';
import { type ImageProblem, ImageRefused, type ReadImage, readImage } from './readImage';

/** True for a picture whose bytes this page may read: a new one, or one on the dashboard's own origin. */
export const isReadable = (value: string): boolean => {
  if (value.startsWith('data:')) return true;
  try {
    return new URL(pictureUrl(value), location.href).origin === location.origin;
  } catch {
    return false;
  }
};

/** The bytes of a data URL or an address. Throws ImageRefused. */
const storedPicture = async (value: string): Promise<Blob> => {
  const [, type = '', base64] = /^data:([^;,]*)[^,]*;base64,(.*)$/s.exec(value) ?? [];
  // The content security policy lets no page fetch a data URL.
  if (base64 !== undefined)
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
  const answer = await fetch(pictureUrl(value), { headers: { Accept: 'image/*' } }).catch(() => undefined);
  if (!answer?.ok) throw new ImageRefused('unreadable');
  return answer.blob();
};

interface Chosen {
  file: Blob;
  edit: PictureEdit;
  read: ReadImage;
}

interface Field {
  value: string | null;
  onChange: (value: string | null) => void;
  /** In the form that waits for the picture. */
  input: RefObject<HTMLInputElement | null>;
  /**
   * Why the last choice was refused; null once it is put away or another was made. Kept up to date for the field's rule,
   * which may be asked before the next render.
   */
  refusal: MutableRefObject<ImageProblem | null>;
}

/** The picture of a field: what was chosen, as it will be sent, and why a choice was refused. */
export const usePicture = ({ value, onChange, input, refusal }: Field) => {
  const [all, setChosen] = useState<Chosen | null>(null);
  const [problem, showProblem] = useState<ImageProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const latest = useRef({});
  // The form was reset, or a draft put back.
  const chosen = all?.read.url === value ? all : null;

  const setProblem = (next: ImageProblem | null) => {
    refusal.current = next;
    showProblem(next);
  };
  const refuse = (error: unknown) => setProblem(error instanceof ImageRefused ? error.problem : 'unreadable');
  const take = async (file: Blob, edit: PictureEdit = UNEDITED) => {
    const mine = {};
    latest.current = mine;
    const release = holdSubmit(input.current?.form ?? null);
    setReading(true);
    try {
      const read = await readImage(file, edit);
      // The user may have chosen another file meanwhile.
      if (latest.current !== mine) return release(true);
      setProblem(null);
      onChange(read.url);
      setChosen({ file, edit, read });
      release(true);
    } catch (error) {
      release(latest.current !== mine);
      if (latest.current === mine) refuse(error);
    } finally {
      if (latest.current === mine) setReading(false);
    }
  };
  return {
    chosen,
    problem,
    isReading,
    take,
    refuse,
    putAway: () => setProblem(null),
    /** In place of what was chosen: what was stored, or nothing. */
    put: (stored: string | null) => {
      latest.current = {};
      setReading(false);
      setProblem(null);
      setChosen(null);
      onChange(stored);
    },
    /** What an editor starts from: the file as it was chosen, with its edit, or the stored picture. */
    original: async () => chosen ?? { file: await storedPicture(value ?? ''), edit: UNEDITED },
  };
};
