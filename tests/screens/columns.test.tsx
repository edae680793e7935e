import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCustomer } from '../support/builders';
import { catchDownloads } from '../support/downloads';
import { renderApp, textsOf } from '../support/screen';
import { createTestServer } from '../support/server';

const heads = async () =>
  textsOf(
    within(await screen.findByRole('table', { hidden: true })).getAllByRole('columnheader', { hidden: true }),
  ).slice(0, 4);

it('columns are hidden and moved by keyboard, stay so after signing out, and can be put back', async () => {
  const server = await createTestServer();
  await aCustomer(server.db, { company_name: 'Zwaan' });
  const first = await renderApp({ server, route: '/customers/overview' });
  expect(await heads()).toEqual(['Bedrijfsnaam', 'Contactpersoon', 'Plaats', 'Telefoon']);
  await first.user.click(screen.getByRole('button', { name: 'Kolommen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kolommen' }));
  expect(dialog.getByRole('checkbox', { name: 'Bedrijfsnaam' })).toHaveProperty('disabled', true);
  await first.user.click(dialog.getByRole('checkbox', { name: 'Plaats' }));
  dialog.getByRole('button', { name: 'Bedrijfsnaam naar achteren' }).focus();
  await first.user.keyboard('{Enter}');
  await dialog.findByText('Bedrijfsnaam: plaats 2 van 9');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bedrijfsnaam naar achteren');
  await first.user.click(dialog.getByRole('button', { name: 'Klaar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const mine = ['Contactpersoon', 'Bedrijfsnaam', 'Telefoon', 'E-mail'];
  expect(await heads()).toEqual(mine);
  const files = catchDownloads();
  await first.user.click(screen.getByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const headings = (await files[0]?.text())?.split('\r\n')[0];
  expect(headings).toMatch(/^\uFEFF?Nummer;Contactpersoon;Bedrijfsnaam;Telefoon;E-mail;/);
  expect(headings?.split(';')).not.toContain('Plaats');

  // The app of a user who signs out is gone, with what its store may not keep.
  first.unmount();
  const second = await renderApp({ server, route: '/customers/overview' });
  expect(await heads()).toEqual(mine);
  await second.user.click(screen.getByRole('button', { name: 'Kolommen' }));
  const usual = await screen.findByRole<HTMLButtonElement>('button', { name: 'Standaard' });
  await second.user.click(usual);
  await waitFor(async () =>
    expect(textsOf(screen.getAllByRole('columnheader', { hidden: true })).slice(0, 2)).toEqual([
      'Bedrijfsnaam',
      'Contactpersoon',
    ]),
  );
  // A browser takes the focus from a control that is switched off.
  expect(usual.disabled).toBe(false);
  expect(document.activeElement).toBe(usual);
});

it('the width of a column stays while others are hidden and it moves, and can be put back', async () => {
  const server = await createTestServer();
  await aCustomer(server.db, { company_name: 'Zwaan' });
  const { user } = await renderApp({ server, route: '/customers/overview' });
  await user.click(await screen.findByRole('button', { name: 'Kolommen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kolommen' }));
  const width = dialog.getByLabelText<HTMLSelectElement>('Breedte van Plaats');
  fireEvent.change(width, { target: { value: '18' } });
  await waitFor(() => expect(width.value).toBe('18'));
  await user.click(dialog.getByRole('button', { name: 'Plaats naar voren' }));
  await dialog.findByText('Plaats: plaats 2 van 9');
  await user.click(dialog.getByRole('checkbox', { name: 'Telefoon' }));
  await waitFor(async () => expect(await heads()).not.toContain('Telefoon'));
  const widthNow = () => dialog.getByLabelText<HTMLSelectElement>('Breedte van Plaats').value;
  expect(widthNow()).toBe('18');
  fireEvent.change(dialog.getByLabelText('Breedte van Plaats'), { target: { value: '0' } });
  await waitFor(() => expect(widthNow()).toBe('0'));
});
