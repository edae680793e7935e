import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageHeading } from '../../src/ui/page/PageHeading';

it('a heading takes the focus as it comes, and not from what was focused since', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const focused: unknown[] = [];
  const seen = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      focused.push(document.activeElement?.tagName);
      container.querySelector('input')?.focus();
      resolve();
    }).observe(container, { childList: true });
  });
  root.render(
    <>
      <PageHeading title="Producten" />
      <input />
    </>,
  );
  await seen;
  await expect.poll(() => document.title).toContain('Producten');
  expect([...focused, document.activeElement?.tagName]).toEqual(['H1', 'INPUT']);
});
