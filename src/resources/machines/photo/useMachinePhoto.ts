import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { photoTexts } from '../../../../i18n/nl/late/machinePhoto';
import { pictureTexts } from '../../../../i18n/nl/late/pictures';
import { useClearFailures, useIsLeft } from '../../../feedback/failures';
import { useAlone } from '../../../feedback/useAlone';
import { textAbout } from '../../../feedback/useTellAbout';
import { byteSize } from '../../../lib/byteSize';
import { pictureUrl } from '../../../provider/http/buildSettings';
import { isV2Error, V2Error } from '../../../provider/http/V2Error';
import { invalidateAll } from '../../../provider/reads/queryCache';
import { useApiList } from '../../../provider/reads/useApiList';
import { useOutliving } from '../../../provider/reads/useOutliving';
import { stayHere } from '../../../ui/leave/unsavedWork';
import { ImageRefused, type ReadImage, readImage } from '../../../ui/pictures/readImage';
import type { MachinePhoto } from '../../../v2/entities/machinePhoto';

interface PhotoRecord extends Pick<MachinePhoto, 'id' | 'image'> {
  /** It waits on this device for a network. */
  waiting?: true;
  /** Of one that waits: its machine was not made. */
  standing?: 'refused';
}

const refusalOf = (error: unknown): string => (isV2Error(error) ? error.text : '');

/** Of the failures that are told on another screen. */
const CAUSE = 'photo';

/** The photo of a machine, sent as soon as it is chosen. One that was not stored stays, to be sent again. */
export const useMachinePhoto = (id: number, name: string) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const photo = { filter: { id }, sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 1 } } as const;
  const { query } = useApiList<PhotoRecord>('machine_photos', photo);
  // It outlives its screen, which a save of the form beside it leaves.
  const { value: unsent, setValue: setUnsent, keep, forget, isKept } = useOutliving<ReadImage>(['unsent-photo', id]);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState(unsent ? photoTexts.failed : '');
  const { isBusy, alone } = useAlone();
  const notify = useNotify();
  const clearFailures = useClearFailures();
  const isLeft = useIsLeft();
  const tellElsewhere = (text: string) =>
    notify(textAbout(name, text), { type: 'error', cause: CAUSE, isForNextScreen: true });
  const leave = useEvent(() => {
    if (isKept()) tellElsewhere(photoTexts.failedThere);
    else if (isBusy && unsent) notify(textAbout(name, photoTexts.sendingThere), { type: 'warning' });
  });
  useEffect(() => leave, [leave]);

  const telling = (underWay: string, work: () => Promise<string>, textOf: (error: unknown) => string) =>
    alone(async () => {
      setSaid(underWay);
      setFailure('');
      clearFailures(CAUSE);
      let isUnderWay = true;
      // Not by the guard of the screen, which a save of the form leaves: the photo is on no other device yet.
      const askAtClosing = (event: BeforeUnloadEvent) => {
        if (isUnderWay || isKept()) event.preventDefault();
        else window.removeEventListener('beforeunload', askAtClosing);
      };
      window.addEventListener('beforeunload', askAtClosing);
      try {
        const done = await work();
        setSaid(done);
        if (isLeft()) notify(textAbout(name, done || photoTexts.waits), { type: 'success' });
      } catch (error) {
        setSaid('');
        setFailure(textOf(error));
        if (isLeft()) tellElsewhere(isKept() ? photoTexts.failedThere : textOf(error));
        else stayHere();
      } finally {
        isUnderWay = false;
      }
    });
  const imageIn = ({ data }: typeof query) => data?.data[0]?.image ?? null;
  /** Reads the photo first, so that one that somebody else stored meanwhile is seen before it goes. */
  const store = async (image: string | null) => {
    const now = imageIn(await query.refetch());
    if (query.data && now !== null && now !== imageIn(query))
      throw new V2Error('refused', { error: photoTexts.otherPhoto });
    const { data } = await dataProvider.update('machine_photos', { id, data: { image }, previousData: undefined });
    invalidateAll(queryClient);
    // Without this read the photo of before would show for a moment.
    const { isError } = await query.refetch({ cancelRefetch: false });
    if (isError) queryClient.setQueryData(['machine_photos', 'getList', photo], { data: [data], total: 1 });
    setUnsent(undefined);
    return data.waiting !== true;
  };
  const send = async (read: ReadImage) => {
    setUnsent(read);
    forget();
    const isStored = await store(read.url).catch((error) => {
      keep(read);
      throw error;
    });
    return isStored ? photoTexts.stored(byteSize(read.before), byteSize(read.after)) : '';
  };
  const textOfSend = (error: unknown) =>
    error instanceof ImageRefused
      ? pictureTexts.refused[error.problem]
      : [refusalOf(error), photoTexts.failed].filter(Boolean).join(' ');

  const { image = null, waiting = false, standing } = query.data?.data[0] ?? {};
  return {
    query,
    /** What is seen: the photo that still has to be sent, else the stored one. */
    shown: unsent?.url ?? (image && pictureUrl(image)),
    isWaiting: waiting && image !== null,
    isStuck: standing !== undefined,
    hasUnsent: unsent !== undefined,
    giveUp: forget,
    ...{ isBusy, said, failure },
    take: (file: Blob) => telling(photoTexts.sending, async () => send(await readImage(file)), textOfSend),
    sendAgain: () => telling(photoTexts.sending, async () => (unsent ? send(unsent) : ''), textOfSend),
    remove: () =>
      telling(
        photoTexts.removing,
        async () => ((await store(null)) ? photoTexts.removed : photoTexts.removalWaits),
        (error) => refusalOf(error) || photoTexts.notRemoved,
      ),
  };
};
