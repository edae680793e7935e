import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';

/** Seconds in which a message can be called off. */
export const BRAKE = 10;

interface CountdownProps {
  left: number;
  shop: string;
  onCancel: () => void;
}

/** Says once that a message is about to go out, shows the seconds, and cancels by button or Escape. */
export const Countdown = ({ left, shop, onCancel }: CountdownProps) => {
  const translate = useTranslate();
  const cancel = useEvent(onCancel);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [cancel]);
  return (
    <Box sx={{ width: 1 }}>
      <Typography role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {pushTexts.countdownSaid(BRAKE, shop)}
      </Typography>
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
export const useCountdown = (isCounting: boolean, seconds: number, act: () => void): number => {
  const [left, setLeft] = useState(seconds);
  const end = useEvent(act);
  useEffect(() => {
    if (!isCounting) return;
    setLeft(seconds);
    const ending = setTimeout(end, seconds * 1000);
    const ticking = setInterval(() => setLeft((now) => Math.max(1, now - 1)), 1000);
    return () => {
      clearTimeout(ending);
      clearInterval(ticking);
    };
  }, [isCounting, seconds, end]);
  return left;
};
