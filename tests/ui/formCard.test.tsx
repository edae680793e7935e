import { screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { ArrayInput, SimpleFormIterator, TextInput, useSourceContext } from 'react-admin';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { i18nProvider } from '../../i18n/i18nProvider';
import { FormCard } from '../../src/ui/form/FormCard';
import { renderInDutch } from './inDutch';

const NOT_SAVED = { isThere: () => false, stored: () => undefined, stay: () => undefined };

test('the rows of a form are mounted once as it opens, with their values', async () => {
  const mounted: string[] = [];
  const Row = () => {
    const source = useSourceContext().getSource('name');
    useEffect(() => {
      mounted.push(source);
    }, [source]);
    return <TextInput source="name" label={source} />;
  };
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="products">
        <RecordContextProvider value={{ id: 1, rows: [{ name: 'een' }, { name: 'twee' }] }}>
          <FormCard schema={z.object({})} meanwhile={NOT_SAVED}>
            <ArrayInput source="rows">
              <SimpleFormIterator>
                <Row />
              </SimpleFormIterator>
            </ArrayInput>
          </FormCard>
        </RecordContextProvider>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  expect((await screen.findByLabelText<HTMLInputElement>('rows.1.name')).value).toBe('twee');
  expect(mounted).toEqual(['rows.0.name', 'rows.1.name']);
});

test('a form is never shown without its inputs, not for one frame', async () => {
  // On a machine so slow that React gives a frame away before the effects of what it shows.
  let clock = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  onTestFinished(() => slow.mockRestore());
  const Later = () => {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      // Not at once: what a test renders itself it shows only after all effects.
      const timer = setTimeout(() => setOpen(true));
      return () => clearTimeout(timer);
    }, []);
    if (!isOpen) return null;
    return (
      <>
        <p>Let op</p>
        <FormCard schema={z.object({})} meanwhile={NOT_SAVED}>
          <TextInput source="name" />
        </FormCard>
      </>
    );
  };
  const inputs: number[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByText('Let op')) inputs.push(screen.queryAllByRole('textbox').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="products">
        <Later />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  await waitFor(() => expect(inputs).toContain(1));
  observer.disconnect();
  expect(inputs).not.toContain(0);
});
