import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { scheduledPushTexts } from '../../../i18n/nl/late/scheduledPushes';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import type { Recalled } from '../../drafts/recalledPushes';
import { useDraft } from '../../drafts/useDraft';
import { SHORTCUTS } from '../../keys/shortcuts';
import { formatTime } from '../../lib/dates';
import { useApiFailure, useHasApi } from '../../provider/reads/useHasApi';
import { BusyButton } from '../../ui/page/BusyButton';
import { PageHeading } from '../../ui/page/PageHeading';
import { Panel } from '../../ui/page/Panel';
import { DEFAULT_PUSH_SHOP, PUSH_MESSAGE_LONGER_THAN } from '../../v2/constants';
import { messageLength } from '../../v2/entities/push';
import { AgainQuestion } from './AgainQuestion';
import { Countdown, isElsewhere } from './Countdown';
import { RecalledTexts } from './later/RecalledTexts';
import { useRecalled } from './later/useRecalled';
import { useSendTime } from './later/useSendTime';
import { Waiting } from './later/Waiting';
import { When } from './later/When';
import { Preview } from './Preview';
import { PushFields } from './PushFields';
import { SendHint } from './SendHint';
import { useSendPush } from './useSendPush';
import { type Typed, useUnsent } from './useUnsent';

const EMPTY: Typed = { message: '', shop: DEFAULT_PUSH_SHOP, send_at: '' };
const WIDTH = 640;
/** The telephone stands beside the form where both have room, else below it; what waits is as wide as the form. */
const columns = {
  ...{ display: 'grid', alignItems: 'start', gap: 3, gridTemplateColumns: `minmax(0, ${WIDTH}px)` },
  '@container (min-width: 644px)': { gridTemplateColumns: `minmax(0, ${WIDTH}px) auto` },
} as const;

/**
 * Sends one message to all users of a shop's app, however often the button is pressed, once ten seconds have passed in
 * which it can be called off. Always returns home (section 8); after a failure the text is kept for the next visit of
 * this page. On a server with `/api` a message can wait for its time, in a list from which it can be called back.
 */
export const PushPage = () => {
  const translate = useTranslate();
  const hasApi = useHasApi();
  const failure = useApiFailure();
  const { unsent, ...failed } = useUnsent();
  const [typed, setTyped] = useState(unsent?.typed ?? EMPTY);
  const draft = useDraft(undefined, unsent?.key);
  const [choosesLater, setLater] = useState(false);
  /** The id of the push whose text, called back, is in the fields, also when it was changed there. */
  const [putBack, setPutBack] = useState<number>();
  const time = useSendTime(typed.send_at);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { message, shop } = typed;
  const isLater = hasApi && choosesLater;
  const isReady = messageLength(message) > PUSH_MESSAGE_LONGER_THAN && (!isLater || time.at !== undefined);

  /** The values of all fields at once. */
  const write = (next: Typed) => {
    setPutBack(undefined);
    setTyped(next);
    setLater(next.send_at !== '');
  };
  const { recalled, recall, settle, letGo } = useRecalled((push) => {
    if (!draft.isClosed() && message === '') putBackRecalled(push);
  });
  const putBackRecalled = ({ id, message, shop_name: shop, send_at }: Recalled) => {
    write({ message, shop, send_at: send_at.slice(0, 16) });
    setPutBack(id);
    field.current?.focus();
  };
  /** One of them: the same text may wait for each shop. */
  const inFields =
    message === ''
      ? undefined
      : (recalled.find(({ id, isAsked }) => id === putBack && !isAsked) ??
        recalled.find((push) => !push.isAsked && push.message === message && push.shop_name === shop));
  const { stage, isOver, earlier, left, ...sending } = useSendPush({
    ...{ typed, isLater, at: time.at, draft, unsent: failed },
    onPlanned: () => write({ ...EMPTY, shop }),
    onGone: () => void (inFields && letGo([inFields.id])),
  });

  const isChecking = stage === 'checking';
  const [isCounting, isSending, isHeld] = [stage === 'counting', stage === 'sending', stage !== 'writing'];
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isHeld) void sending.press();
  };
  // After cancelling or scheduling, the element that had the focus is gone. Another dialog than the question here keeps it.
  const before = useRef(stage);
  useEffect(() => {
    const mayFocus = before.current === 'asking' || !isElsewhere();
    if (before.current !== 'writing' && stage === 'writing' && mayFocus) (isReady ? button : field).current?.focus();
    before.current = stage;
  }, [stage, isReady]);
  const texts = isLater
    ? { action: scheduledPushTexts.plan(shop), busy: scheduledPushTexts.planning }
    : { action: translate('push.send', { shop }), busy: translate('push.sending') };
  return (
    <>
      <PageHeading title={translate('push.title')} />
      {/* What is compared or sent is not replaced meanwhile; what is counted down is called off. */}
      <Box
        component="fieldset"
        disabled={isHeld && !isCounting}
        sx={{ all: 'unset', display: 'block', maxWidth: WIDTH }}
      >
        <DraftOfValues
          draft={draft}
          values={typed}
          // A chosen shop alone is not worth a draft.
          empty={message === '' ? typed : EMPTY}
          isSaving={isSending}
          isOver={isOver}
          labelOf={(field) => (field === 'send_at' ? scheduledPushTexts.when : translate(`push.${field}`))}
          onPutBack={(values) => {
            if (isCounting) sending.callOff();
            write(values);
          }}
        />
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Card>
            <Stack
              component="form"
              onSubmit={press}
              onKeyDown={({ key }) => isChecking && key === 'Escape' && sending.release()}
              spacing={2.5}
              sx={{ p: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}
            >
              <PushFields typed={typed} onChange={setTyped} disabled={isHeld} messageRef={field} />
              {hasApi && (
                <When
                  isLater={isLater}
                  onLater={(later) => {
                    setLater(later);
                    setTyped({ ...typed, send_at: '' });
                  }}
                  value={typed.send_at}
                  onChange={(send_at) => setTyped({ ...typed, send_at })}
                  time={time}
                  disabled={isHeld}
                />
              )}
              <SendHint isLater={isLater} />
              {isCounting ? (
                <Countdown left={left} shop={shop} onCancel={sending.release} onElsewhere={sending.callOff} />
              ) : (
                <BusyButton
                  ref={button}
                  type="submit"
                  variant="contained"
                  startIcon={<SendIcon />}
                  aria-keyshortcuts={SHORTCUTS.send.keys}
                  isBusy={isChecking || isSending}
                  disabled={!isReady || stage === 'asking'}
                >
                  {isSending ? texts.busy : texts.action}
                </BusyButton>
              )}
            </Stack>
          </Card>
          <Preview shop={shop} message={message} time={isLater && time.at ? formatTime(typed.send_at) : null} />
          {failure && <Panel title={scheduledPushTexts.title} query={failure} />}
          {hasApi && (
            <div>
              <RecalledTexts
                recalled={recalled.filter((push) => push !== inFields)}
                canPutBack={message === '' && !isHeld}
                onPutBack={putBackRecalled}
                onThrowAway={({ id }) => void letGo([id])}
              />
              <Waiting onRecall={recall} isAsked={recalled.some(({ isAsked }) => isAsked)} onAsk={settle} />
            </div>
          )}
        </Box>
      </Box>
      <AgainQuestion
        isOpen={stage === 'asking'}
        earlier={earlier}
        shop={shop}
        isLater={isLater}
        onClose={sending.release}
        onConfirm={sending.goOn}
      />
    </>
  );
};
