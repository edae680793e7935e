import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Confirm, useRedirect, useTranslate } from 'react-admin';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import { useDraft } from '../../drafts/useDraft';
import { formatDateTime } from '../../lib/dates';
import { sendNext } from '../../provider/http/idempotency';
import { useClient } from '../../provider/reads/ClientContext';
import { useShops } from '../../provider/reads/useShops';
import { LEAVES_CHANGES } from '../../ui/leave/heldAddresses';
import { PageHeading } from '../../ui/page/PageHeading';
import { DEFAULT_PUSH_SHOP, PUSH_MESSAGE_LONGER_THAN } from '../../v2/constants';
import { endpoints } from '../../v2/endpoints';
import { messageLength } from '../../v2/entities/push';
import { BRAKE, Countdown } from './Countdown';
import { Preview } from './Preview';
import { useCountdown } from './useCountdown';
import { useSentBefore } from './useSentBefore';

const EMPTY = { message: '', shop: DEFAULT_PUSH_SHOP as string };
const WIDTH = 640;
const LONGEST = 1000;
/** What a press leads through. The fields are held from the press until it is cancelled. */
type Stage = 'writing' | 'checking' | 'asking' | 'counting' | 'sending';
/** The cache key of an unsent message, kept until the page is closed. */
const UNSENT = ['unsent-push'];

/**
 * Sends one message to all users of a shop's app, however often the button is pressed, once ten seconds have passed in
 * which it can be called off. Always returns home (section 8); after a failure the text is kept for the next visit of
 * this page.
 */
export const PushPage = () => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const client = useClient();
  const shops = useShops();
  const queryClient = useQueryClient();
  const [unsent] = useState(() => queryClient.getQueryData<{ typed: typeof EMPTY; key: string }>(UNSENT));
  const [typed, setTyped] = useState(unsent?.typed ?? EMPTY);
  const draft = useDraft(undefined, unsent?.key);
  const [stage, setStage] = useState<Stage>('writing');
  const [isOver, setOver] = useState(false);
  /** When the same message went to the same shop. */
  const [earlier, setEarlier] = useState<string>();
  const sentBefore = useSentBefore();
  const button = useRef<HTMLButtonElement>(null);
  const { message, shop } = typed;
  const isLongEnough = messageLength(message) > PUSH_MESSAGE_LONGER_THAN;

  const send = async () => {
    setStage('sending');
    try {
      await sendNext(draft, (headers) =>
        client.call(endpoints.push.sendNotification, { params: { shop }, body: { message }, headers }),
      );
      queryClient.removeQueries({ queryKey: UNSENT });
      draft.done();
    } catch {
      // A failed push returns home silently (section 8). The text stays.
      queryClient.setQueryDefaults(UNSENT, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData(UNSENT, { typed, key: await draft.key() });
      draft.stop();
    }
    setOver(true);
    redirect('/', undefined, undefined, undefined, LEAVES_CHANGES);
  };

  const isCounting = stage === 'counting';
  const isSending = stage === 'sending';
  const isHeld = stage !== 'writing';
  const left = useCountdown(isCounting, BRAKE, send);

  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLongEnough || isHeld) return;
    setStage('checking');
    // A message that failed is the same one.
    const before = unsent ? undefined : await sentBefore(typed);
    setEarlier(before);
    setStage(before ? 'asking' : 'counting');
  };
  const release = () => setStage('writing');
  // Cancelled: the focus was on what has gone.
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && !isHeld) button.current?.focus();
    wasHeld.current = isHeld;
  }, [isHeld]);

  return (
    <>
      <PageHeading title={translate('push.title')} />
      <Box sx={{ maxWidth: WIDTH }}>
        <DraftOfValues
          draft={draft}
          values={typed}
          empty={EMPTY}
          isSaving={isSending}
          isOver={isOver}
          labelOf={(field) => translate(`push.${field}`)}
          onPutBack={setTyped}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <Card sx={{ flex: `1 1 320px`, maxWidth: WIDTH }}>
          <Stack component="form" onSubmit={press} spacing={2.5} sx={{ p: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}>
            <TextField
              select
              label={translate('push.shop')}
              value={shop}
              onChange={(event) => setTyped({ ...typed, shop: event.target.value })}
              disabled={isHeld}
            >
              {shops.map(({ name }) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label={translate('push.message')}
              value={message}
              onChange={(event) => setTyped({ ...typed, message: event.target.value })}
              multiline
              minRows={4}
              disabled={isHeld}
              helperText={translate('push.length', { smart_count: message.length, max: LONGEST })}
              slotProps={{ htmlInput: { maxLength: LONGEST } }}
            />
            <Typography color="text.secondary">{translate('push.hint')}</Typography>
            {isCounting ? (
              <Countdown left={left} shop={shop} onCancel={release} />
            ) : (
              <Button
                ref={button}
                type="submit"
                variant="contained"
                startIcon={<SendIcon />}
                disabled={!isLongEnough || isHeld}
              >
                {translate(isSending ? 'push.sending' : 'push.send', { shop })}
              </Button>
            )}
          </Stack>
        </Card>
        <Preview shop={shop} message={message} />
      </Box>
      <Confirm
        isOpen={stage === 'asking'}
        title={translate('push.againTitle')}
        content={translate('push.again', { shop, at: formatDateTime(earlier) })}
        confirm={translate('push.againSend')}
        cancel={translate('ra.action.cancel')}
        onClose={release}
        onConfirm={() => setStage('counting')}
      />
    </>
  );
};
