import { screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useEffect } from 'react';
import { ArrayInput, SimpleFormIterator, TextInput, useSourceContext } from 'react-admin';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { i18nProvider } from '../../i18n/i18nProvider';
import { FormCard } from '../../src/ui/form/FormCard';
import { renderInDutch } from './inDutch';

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
          <FormCard schema={z.object({})}>
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
