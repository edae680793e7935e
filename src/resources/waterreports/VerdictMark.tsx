import WithinIcon from '@mui/icons-material/CheckCircleOutline';
import OutIcon from '@mui/icons-material/ErrorOutline';
import DoubtfulIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { Verdict } from '../../lib/water';
import { verdictText } from '../../lib/waterText';

const LOOKS = {
  good: { Icon: WithinIcon, color: 'success.main' },
  doubtful: { Icon: DoubtfulIcon, color: 'warning.main' },
  out: { Icon: OutIcon, color: 'error.main' },
} as const;

/** A verdict as text with a sign of its own shape. Nothing without a norm. */
export const VerdictMark = ({ verdict }: { verdict: Verdict }) => {
  if (verdict.level === 'none') return null;
  const { Icon, color } = LOOKS[verdict.level];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontSize: '0.8125rem', textAlign: 'left' }}
    >
      <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />
      {verdictText(verdict)}
    </Box>
  );
};
