import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { PlanTable } from '../../src/bulk/PlanTable';
import type { Plan } from '../../src/bulk/usePlans';
import { WithMui } from '../../src/ui/theme/WithMui';
import { renderInDutch } from '../ui/inDutch';

const NAMES = { products: { name: 'products', recordRepresentation: 'main_title' } };
const plan = (id: number): Plan => ({
  ...{ id, record: { id, main_title: `Zeep ${id}` }, isOut: false },
  planned: { state: 'refused', old: { main_price: '1' }, reason: 'Kan niet onder nul.' },
});

it('another state of the rows begins at its first page', async () => {
  const user = userEvent.setup();
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceDefinitionContextProvider definitions={NAMES}>
        <WithMui>
          <PlanTable
            resource="products"
            plans={Array.from({ length: 60 }, (_, nth) => plan(nth + 1))}
            isBusy={false}
            onTake={() => undefined}
          />
        </WithMui>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>,
  );
  const first = () => within(screen.getAllByRole('row')[1] ?? document.body).queryByText(/^Zeep/)?.textContent;
  expect(first()).toBe('Zeep 1');
  await user.click(screen.getByRole('button', { name: /volgende pagina/i }));
  expect(first()).toBe('Zeep 51');
  await user.click(screen.getByRole('button', { name: 'Kan niet (60)' }));
  expect(first()).toBe('Zeep 1');
});
