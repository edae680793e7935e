import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';
import { Said } from '../../ui/page/Said';

/** Seconds in which a message can be called off. */
const BRAKE = 10;

/** A computer that slept, or a page that hung, counts on when it wakes: by then nobody is thinking of the message. */
const OVERDUE_MS = 2_000;

/** True while the focus is in a dialog, the menu or the bar. Body: the element that had the focus is gone. */
export const isElsewhere = (): boolean => {
  const at = document.activeElement;
  return at !== document.body && !at?.closest('main');
};

interface CountdownProps {
  left: number;
  shop: string;
  onCancel: () => void;
  /** The user turns to something else: a dialog, the menu, closing the tab. */
  onElsewhere: () => void;
}

/** Says once that a message is about to go out, shows the seconds, and cancels by button or Escape. */
export const Countdown = ({ left, shop, onCancel, onElsewhere }: CountdownProps) => {
  const translate = useTranslate();
  const cancel = useEvent(onCancel);
  const leave = useEvent(onElsewhere);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // In the capture phase: an open dialog lets no Escape through.
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { capture: true, signal });
    window.addEventListener('focusin', () => isElsewhere() && leave(), { signal });
    window.addEventListener('beforeunload', leave, { signal });
    return () => listening.abort();
  }, [cancel, leave]);
  return (
    <Box sx={{ width: 1 }}>
      <Said>{pushTexts.countdownSaid(BRAKE, shop)}</Said>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography aria-hidden sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
          {pushTexts.countdown(left, shop)}
        </Typography>
        <Button variant="outlined" onClick={onCancel} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
      <LinearProgress aria-hidden variant="determinate" value={((BRAKE - left) / BRAKE) * 100} />
    </Box>
  );
};

/** Counts the seconds down while asked to, and then acts. Acts not when that ends sooner, or the screen is left. */
export const useCountdown = (
  isCounting: boolean,
  { act, onOverdue }: { act: () => void; onOverdue: () => void },
): number => {
  const [left, setLeft] = useState(BRAKE);
  const end = useEvent((due: number) => (Date.now() - due > OVERDUE_MS ? onOverdue() : act()));
  useEffect(() => {
    if (!isCounting) return;
    setLeft(BRAKE);
    const ending = setTimeout(end, BRAKE * 1000, Date.now() + BRAKE * 1000);
    const ticking = setInterval(() => setLeft((now) => Math.max(1, now - 1)), 1000);
    return () => {
      clearTimeout(ending);
      clearInterval(ticking);
    };
  }, [isCounting, end]);
  return left;
};
