import RevertIcon from '@mui/icons-material/SettingsBackupRestore';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useAttempt } from '../feedback/failures';
import { Question } from '../ui/page/Question';
import { TransientButton } from '../ui/page/TransientButton';
import type { Run } from '../v2/entities/run';

/** Reverts a run of the server after a question. `onReverted` gets the run that did it, and tells what it did. */
export const RevertButton = ({ run, onReverted }: { run: Run; onReverted: (revert: Run) => void }) => {
  const dataProvider = useDataProvider();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const revert = async () => {
    const { data } = await dataProvider.create<Run>('runs', { data: { reverts: run.id } });
    close();
    onReverted(data);
  };
  return (
    <>
      <TransientButton
        size="small"
        startIcon={<RevertIcon />}
        aria-label={runTexts.revertOf(run.label)}
        onClick={() => setOpen(true)}
      >
        {runTexts.revert}
      </TransientButton>
      {isOpen && <RevertDialog label={run.label} changed={run.changed} onRevert={revert} onClose={close} />}
    </>
  );
};

interface RevertDialogProps {
  label: string;
  changed: number;
  /** Rejects when nothing was reverted. */
  onRevert: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a run is reverted. */
export const RevertDialog = ({ label, changed, onRevert, onClose }: RevertDialogProps) => {
  const { attempt, isBusy } = useAttempt();
  return (
    <Question
      isOpen
      fullWidth
      maxWidth="xs"
      title={runTexts.revertOf(label)}
      content={runTexts.revertQuestion(changed)}
      confirm={runTexts.revert}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void attempt(runTexts.revertFailed, onRevert)}
    />
  );
};
