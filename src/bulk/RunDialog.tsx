import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { RunRows } from './RunRows';
import type { Run } from './run';

/** The rows of a run: first those that it left alone. */
export const RunDialog = ({ run, onClose }: { run: Run; onClose: () => void }) => {
  const translate = useTranslate();
  const { label, changed, refused } = run;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{label}</DialogTitle>
      <DialogContent>
        {refused > 0 && (
          <>
            <Typography sx={{ mb: 1 }}>{runTexts.notDone(refused)}</Typography>
            <RunRows run={run} isDone={false} />
          </>
        )}
        {changed > 0 && (
          <>
            <Typography sx={{ mb: 1, mt: refused > 0 ? 3 : 0 }}>{runTexts.done(changed)}</Typography>
            <RunRows run={run} isDone />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
