import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeDialogsByBack } from '../../src/app/backClosesDialogs';
import { renderInDutch } from '../ui/inDutch';

/** Those of the browser that a 'Terug' may go to, the last one first. */
let watchers: { onclose: (() => void) | null }[] = [];

const goBack = () => {
  const watcher = watchers.pop();
  if (!watcher) throw new Error("'Terug' leaves the page");
  act(() => watcher.onclose?.());
};

beforeEach(() => {
  watchers = [];
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose = null;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        watchers = watchers.filter((one) => one !== this);
      }
    },
  );
  const stop = closeDialogsByBack();
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
});

/** A dialog with a choice in it, which is a menu over it; while it is busy it stays. */
const Choice = ({ isBusy = false }: { isBusy?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Kiezen
      </button>
      <Dialog open={isOpen} onClose={() => !isBusy && setOpen(false)} keepMounted>
        <TextField select label="Winkel" defaultValue="1">
          <MenuItem value="1">Sireon</MenuItem>
        </TextField>
      </Dialog>
    </>
  );
};
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Kiezen' }));
  await screen.findByRole('dialog');
  await expect.poll(() => watchers).toHaveLength(1);
};

it("closes what is on top, one by one; with nothing open 'Terug' is the browser's", async () => {
  renderInDutch(<Choice />);
  expect(watchers).toHaveLength(0);
  await open();
  fireEvent.mouseDown(screen.getByRole('combobox'));
  await screen.findByRole('option');
  goBack();
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(screen.getByRole('dialog')).toBeDefined();
  await expect.poll(() => watchers).toHaveLength(1);
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect.poll(() => watchers).toHaveLength(0);
});

it('is there again for a dialog that stays, because it is busy', async () => {
  renderInDutch(<Choice isBusy />);
  await open();
  goBack();
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(watchers).toHaveLength(1);
});
