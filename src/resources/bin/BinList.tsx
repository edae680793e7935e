import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate, useUnselect } from 'react-admin';
import { useAttempt } from '../../feedback/failures';
import { formatDateTime } from '../../lib/dates';
import { Column } from '../../ui/columns/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordTable } from '../../ui/list/RecordTable';
import { BusyButton } from '../../ui/page/BusyButton';
import { focusBeside } from '../../ui/page/focusBeside';
import { recordResourceOf } from '../../ui/page/historyOf';

const STILL_DELETED = { restored: null };

/** What was deleted in the last 30 days, and can be restored. */
export const BinList = () => {
  const translate = useTranslate();
  return (
    <ListScreen
      sort={{ field: 'bin_id', order: 'DESC' }}
      filter={STILL_DELETED}
      create={false}
      filters={
        <Typography variant="body2" color="text.secondary">
          {translate('bin.kept')}
        </Typography>
      }
    >
      <RecordTable rowClick={false} hiddenBelow={{ md: ['user_name'] }}>
        <Column source="record_name" card="title" />
        <Column
          source="resource"
          card="half"
          // What was declared once may have no text any more.
          render={({ resource }) =>
            translate(`resources.${recordResourceOf(resource)}.name`, { smart_count: 1, _: resource })
          }
        />
        <Column source="created" card="half" render={({ created }) => formatDateTime(created)} />
        <Column source="user_name" card="half" />
        <Column source="restored" label={false} disableSort align="right" card="line">
          <RestoreButton />
        </Column>
      </RecordTable>
    </ListScreen>
  );
};

/** Restores the record of its row, with everything that was deleted with it. */
const RestoreButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const unselect = useUnselect('bin');
  const { attempt, isBusy } = useAttempt();
  const [isRestored, setRestored] = useState(false);
  const record = useRecordContext();
  if (!record) return null;
  const { id, record_name: name } = record;
  const restore = async (button: Element) => {
    const focusNext = focusBeside(button);
    await dataProvider.update('bin', { id, data: { restored: 1 }, previousData: record });
    unselect([id], true);
    notify('bin.restored', { type: 'success', messageArgs: { name } });
    focusNext();
    setRestored(true);
  };
  const label = translate('bin.restore');
  return (
    <BusyButton
      size="small"
      startIcon={<RestoreIcon />}
      aria-label={`${label}: ${name}`}
      // Until the list is read again it could be restored once more.
      isBusy={isBusy || isRestored}
      onClick={({ currentTarget }) =>
        void attempt(translate('bin.failed', { name }), () => restore(currentTarget), {
          cause: 'restore',
          maybe: translate('bin.maybe', { name }),
        })
      }
    >
      {label}
    </BusyButton>
  );
};
