import RevertIcon from '@mui/icons-material/SettingsBackupRestore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { RevertDialog } from './RevertDialog';
import type { Run } from './run';

/** Reverts a run of the server after a question. `onReverted` gets the run that did it. */
export const RevertButton = ({ run, onReverted }: { run: Run; onReverted: (revert: Run) => void }) => {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const revert = async () => {
    const { data } = await dataProvider.create<Run>('runs', { data: { reverts: run.id } });
    if (data.refused === 0) notify(runTexts.reverted, { type: 'success' });
    close();
    onReverted(data);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<RevertIcon />}
        aria-label={runTexts.revertOf(run.label)}
        onClick={() => setOpen(true)}
      >
        {runTexts.revert}
      </Button>
      {isOpen && <RevertDialog label={run.label} changed={run.changed} onRevert={revert} onClose={close} />}
    </>
  );
};
