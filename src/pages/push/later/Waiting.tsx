import RecallIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { addDays } from 'date-fns';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { scheduledPushTexts } from '../../../../i18n/nl/late/scheduledPushes';
import { useAlone } from '../../../feedback/useAlone';
import { formatDateTime } from '../../../lib/dates';
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

interface WaitingProps {
  /** Resolves to true when it was called back. */
  onRecall: (push: ScheduledPush) => Promise<boolean>;
  /** Some that were called back of which the server has not told whether it was. */
  isAsked: boolean;
  /** Asks the server about those. */
  onAsk: () => Promise<unknown>;
}

/** The messages that wait, which can be called back, and those that should have gone and did not. */
export const Waiting = ({ onRecall, isAsked, onAsk }: WaitingProps) => {
  const { query } = useApiList<ShownPush>('scheduled_pushes', shownPushes());
  const look = useEvent(() => {
    const now = localMoment(Date.now());
    const isMoving = ({ state, send_at }: ScheduledPush) =>
      state === 'queued' || (state === 'waiting' && send_at <= now);
    if (isAsked) void onAsk().then(() => query.refetch());
    else if (query.data?.data.some(isMoving)) void query.refetch();
  });
  useEffect(() => {
    const looking = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(looking);
  }, [look]);
  useEffect(() => {
    if (isAsked) look();
  }, [isAsked, look]);
  return (
    <Panel title={scheduledPushTexts.title} query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <Typography color="text.secondary">{scheduledPushTexts.none}</Typography>
        ) : (
          <List disablePadding>
            {data.map((push) => (
              <WaitingPush key={push.id} push={push} onRecall={onRecall} />
            ))}
          </List>
        )
      }
    </Panel>
  );
};

const WaitingPush = ({ push, onRecall }: { push: ShownPush } & Pick<WaitingProps, 'onRecall'>) => {
  const { message, shop_name, user_name, send_at, state, error } = push;
  const { isBusy, alone } = useAlone();
  const [isRecalled, setRecalled] = useState(false);
  const recall = async (button: Element) => {
    const focusNext = focusBeside(button);
    if (!(await onRecall(push))) return;
    // Else its text, put back, has the focus.
    if (!document.activeElement?.matches('textarea')) focusNext();
    setRecalled(true);
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
