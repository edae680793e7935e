import RecallIcon from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { addDays } from 'date-fns';
import { useEvent, useStore, useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { scheduledPushTexts } from '../../../../i18n/nl/late/scheduledPushes';
import { useClearFailures, useTellFailure } from '../../../feedback/failures';
import { useAlone } from '../../../feedback/useAlone';
import { formatDateTime } from '../../../lib/dates';
import { RECALLED_KEY } from '../../../lib/recalledPushes';
import { isOutcomeUnknown } from '../../../provider/http/idempotency';
import { isV2Error } from '../../../provider/http/V2Error';
import { useApiList } from '../../../provider/reads/useApiList';
import { BusyButton } from '../../../ui/page/BusyButton';
import { focusBeside } from '../../../ui/page/focusBeside';
import { Panel } from '../../../ui/page/Panel';
import { localMoment } from '../../../v2/businessTime';
import type { ScheduledPush } from '../../../v2/entities/scheduledPush';

/** How often the list is read again while a message of it is on its way. */
const LOOKS_EVERY_MS = 10_000;
/** What was not sent stays in sight for this long. */
const FAILURES_DAYS = 7;
const shownPushes = () => ({
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'send_at', order: 'ASC' as const },
  filter: {
    state: ['waiting', 'queued', 'missed', 'failed', 'kept'],
    send_at_gte: localMoment(addDays(Date.now(), -FAILURES_DAYS)).slice(0, 10),
  },
});

/** One that was sent is not asked for. */
type ShownPush = ScheduledPush & { state: Exclude<ScheduledPush['state'], 'sent'> };

export interface WaitingProps {
  /** True: its text stands in the fields now. */
  onRecalled: (push: ScheduledPush) => boolean;
}

/** The messages that wait, which can be called back, and those that should have gone and did not. */
export const Waiting = ({ onRecalled }: WaitingProps) => {
  // Their text stands in no field, and the server no longer has it: kept until it is thrown away, also when this page
  // is left because the message in the fields was sent.
  const [aside, setAside] = useStore<readonly ScheduledPush[]>(RECALLED_KEY, []);
  const store = useStoreContext();
  /** As stored now: another tab may have called one back since. */
  const asideNow = () => store.getItem<readonly ScheduledPush[]>(RECALLED_KEY) ?? [];
  const recalled = useEvent((push: ScheduledPush) => {
    if (!onRecalled(push)) setAside([...asideNow(), push]);
  });
  const { query } = useApiList<ShownPush>('scheduled_pushes', shownPushes());
  const look = useEvent(() => {
    const now = localMoment(Date.now());
    const isMoving = ({ state, send_at }: ScheduledPush) =>
      state === 'queued' || (state === 'waiting' && send_at <= now);
    if (query.data?.data.some(isMoving)) void query.refetch();
  });
  useEffect(() => {
    let timer: number;
    const wait = () => {
      timer = window.setTimeout(() => {
        look();
        wait();
      }, LOOKS_EVERY_MS);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [look]);
  return (
    <>
      {aside.map((push) => (
        <Alert
          key={push.id}
          severity="info"
          closeText={scheduledPushTexts.throwAway}
          onClose={({ currentTarget }) => {
            focusBeside(currentTarget)();
            setAside(asideNow().filter(({ id }) => id !== push.id));
          }}
          sx={{ mb: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          <strong>{scheduledPushTexts.aside(formatDateTime(push.send_at), push.shop_name)}</strong>
          {`\n${push.message}`}
        </Alert>
      ))}
      <Panel title={scheduledPushTexts.title} query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography color="text.secondary">{scheduledPushTexts.none}</Typography>
          ) : (
            <List disablePadding>
              {data.map((push) => (
                <WaitingPush key={push.id} push={push} onRecalled={recalled} />
              ))}
            </List>
          )
        }
      </Panel>
    </>
  );
};

const WaitingPush = ({ push, onRecalled }: { push: ShownPush; onRecalled: (push: ScheduledPush) => void }) => {
  const { id, message, shop_name, user_name, send_at, state, error } = push;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const { isBusy, alone } = useAlone();
  const [isRecalled, setRecalled] = useState(false);
  const isGone = () =>
    dataProvider.getOne('scheduled_pushes', { id }).then(
      () => false,
      (failure) => isV2Error(failure) && failure.status === 404,
    );
  /** Where the answer is lost, its text would be too: then the server is asked whether it still waits. */
  const recall = async (button: Element) => {
    const focusNext = focusBeside(button);
    clearFailures(scheduledPushTexts.recallFailed);
    try {
      await dataProvider.delete('scheduled_pushes', { id, previousData: push }).catch(async (failure) => {
        if (!isOutcomeUnknown(failure) || !(await isGone())) throw failure;
      });
      notify(scheduledPushTexts.recalled, { type: 'success' });
      focusNext();
      setRecalled(true);
      onRecalled(push);
    } catch (failure) {
      tellFailure(scheduledPushTexts.recallFailed, failure);
    }
  };
  // Until the list is read again it could be called back once more.
  if (isRecalled) return null;
  return (
    <ListItem
      disableGutters
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{message}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {scheduledPushTexts.to(formatDateTime(send_at), shop_name, user_name)}
        </Typography>
        {state !== 'waiting' && (
          <Typography
            variant="body2"
            color={state === 'queued' ? 'text.secondary' : 'error'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {[scheduledPushTexts.states[state], state === 'missed' ? scheduledPushTexts.missed : error]
              .filter(Boolean)
              .join(': ')}
          </Typography>
        )}
      </Box>
      {state === 'waiting' && (
        <BusyButton
          size="small"
          startIcon={<RecallIcon />}
          aria-label={scheduledPushTexts.recallOf(message)}
          isBusy={isBusy}
          onClick={({ currentTarget }) => void alone(() => recall(currentTarget))}
        >
          {scheduledPushTexts.recall}
        </BusyButton>
      )}
    </ListItem>
  );
};
