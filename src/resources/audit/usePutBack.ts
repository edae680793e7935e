import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNotify, useUpdate } from 'react-admin';
import { putBackTexts } from '../../../i18n/nl/late/putBack';
import { useFailedHere } from '../../feedback/useFailedHere';
import { isOutcomeUnknown } from '../../provider/http/idempotency';
import { reasonsOf } from '../../provider/http/reasonsOf';
import { isNotFound, isV2Error } from '../../provider/http/V2Error';
import type { AuditEntry, Change } from '../../v2/entities/audit';
import { keptPicture, pictureAddress } from './wayBack';

export interface PuttingBack {
  entry: AuditEntry;
  field: string;
  old: Change['old'];
  way: 'update' | 'upload' | 'removal';
}

const ALWAYS_ASKED = { retry: false, refetchOnMount: 'always', gcTime: 0 } as const;
const same = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '');

/** Why nothing can be put back, as the key of its text. */
type Hindrance = 'gone' | 'unreadable' | 'already' | 'pictureGone';

/** The current record, and the update that puts one old value back. */
export const usePutBack = ({ entry: { resource, record_id }, field, old, way }: PuttingBack, onDone: () => void) => {
  const notify = useNotify();
  const [failure, setFailure] = useState<readonly string[]>([]);
  const failedHere = useFailedHere();
  // Here, so that it is told also to whoever left meanwhile.
  const [update, { isPending, isSuccess }] = useUpdate(resource, undefined, {
    onSuccess: () => {
      notify(putBackTexts.done, { type: 'success' });
      onDone();
    },
  });
  const id = record_id ?? 0;
  const { data: record, error, isFetching, refetch } = useGetOne(resource, { id }, ALWAYS_ASKED);
  const isPicture = way === 'upload' && typeof old === 'string';
  const picture = useQuery({
    queryKey: ['kept-picture', old],
    queryFn: () => keptPicture(String(old)),
    enabled: isPicture,
    ...ALWAYS_ASKED,
  });

  const present = record?.[field];
  const hindrance = (): Hindrance | undefined => {
    if (error) return isNotFound(error) ? 'gone' : 'unreadable';
    if (same(present, isPicture ? pictureAddress(String(old)) : old)) return 'already';
    if (isPicture && picture.data === null) return 'pictureGone';
    return isPicture && picture.isError ? 'unreadable' : undefined;
  };

  const putBack = () => {
    if (!record) return;
    setFailure([]);
    const value = isPicture ? picture.data : old;
    update(
      resource,
      { id, data: { ...record, [field]: value }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onError: (reason: unknown) => {
          // Someone else may have changed it, or this may have gone through after all.
          void refetch();
          // A picture is sent apart, before the record.
          const isKnown = !isOutcomeUnknown(reason) && way === 'update';
          const told = [putBackTexts.failed, ...(isKnown ? [putBackTexts.nothingChanged] : [])];
          const reasons = isV2Error(reason) ? reasonsOf(reason) : [reason instanceof Error ? reason.message : ''];
          const failed = [...new Set([...told, ...reasons])].filter(Boolean);
          setFailure(failed);
          failedHere(failed);
        },
      },
    );
  };

  const isLoading = isFetching || (isPicture && picture.isFetching);
  return {
    present,
    picture: picture.data,
    isLoading,
    isPending,
    failure,
    // Just put back, it stands there already.
    hindrance: isLoading || isPending || isSuccess ? undefined : hindrance(),
    putBack,
  };
};
