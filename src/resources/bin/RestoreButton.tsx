import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { useClearFailures } from '../../feedback/useClearFailures';

const RESTORE = 'restore';

/** Restores the record of its row, with everything that was deleted with it. */
export const RestoreButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const clearFailures = useClearFailures();
  const record = useRecordContext();
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const name = record.record_name;
  const restore = () => {
    clearFailures(RESTORE);
    update(
      'bin',
      { id: record.id, data: { restored: 1 }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('bin.restored', { type: 'success', messageArgs: { name } }),
        onError: (error) => {
          notify('bin.failed', { type: 'error', cause: RESTORE, messageArgs: { name } });
          if (error instanceof Error) notify(error.message, { type: 'error', cause: RESTORE });
        },
      },
    );
  };
  const label = translate('bin.restore');
  return (
    <Button
      size="small"
      startIcon={<RestoreIcon />}
      aria-label={`${label}: ${name}`}
      loading={isPending}
      loadingPosition="start"
      onClick={restore}
    >
      {label}
    </Button>
  );
};
