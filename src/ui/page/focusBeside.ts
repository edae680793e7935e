const ROW = 'tr, li';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled, [aria-hidden])';

/**
 * For a row to be deleted: returns the function that focuses the next row, else the previous one, else the dialog that
 * it is in or the screen's content. Otherwise the focus would fall back to the document.
 */
export const focusBeside = (control: Element | null): (() => void) => {
  const row = control?.closest(ROW);
  const rows = [...(row?.parentElement?.children ?? [])];
  const place = row ? rows.indexOf(row) : 0;
  // Some of them may go with it.
  const beside = [...rows.slice(place + 1), ...rows.slice(0, place).reverse()];
  const dialog = control?.closest<HTMLElement>('[role=dialog]');
  return () => {
    const goOn = () => {
      const next = beside.find((one) => one.isConnected)?.querySelector<HTMLElement>(FOCUSABLE);
      (next ?? (dialog?.isConnected ? dialog : document.querySelector<HTMLElement>('main')))?.focus();
    };
    if (!row?.isConnected) return goOn();
    // The list reloads before the row disappears.
    const gone = new MutationObserver(() => {
      if (row.isConnected) return;
      gone.disconnect();
      if (document.activeElement === document.body) goOn();
    });
    gone.observe(document.body, { childList: true, subtree: true });
  };
};
