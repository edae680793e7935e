import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusLinkTo } from '../../src/ui/page/focusAfterBack';

/** A list whose rows come after its heading, which has the focus; the screen that was left is that of record 3. */
const backInList = () => {
  const left = `${window.location.href.split('#')[0]}#/news/edit/3`;
  focusLinkTo(left);
  const list = (rows: boolean) => (
    <main>
      <h1 tabIndex={-1}>Nieuws</h1>
      {rows && <a href="#/news/edit/3">Actie</a>}
    </main>
  );
  const { rerender } = render(list(false));
  screen.getByRole('heading').focus();
  return { showRows: () => rerender(list(true)) };
};

it('the row of the record that was left gets the focus, once it is there', async () => {
  const { showRows } = backInList();
  showRows();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Actie' })));
});

it.each(['wheel', 'keyDown', 'pointerDown', 'touchMove'] as const)(
  'whoever does something before it is there (%s) keeps the focus where it is',
  async (act) => {
    const { showRows } = backInList();
    fireEvent[act](document.body);
    showRows();
    // Observers of the page have been told by then.
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  },
);
