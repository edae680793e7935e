import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { manifests } from '../../src/app/registry';
import { isResource } from '../../src/lib/manifest';
import { aBusiness, NAME } from '../support/aBusiness';
import { fillIn, findOffer, untilKept } from '../support/drafts';
import { routeOf } from '../support/everyScreen';
import { labelled, labelOf } from '../support/labels';
import { samples } from '../support/samples';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

/** Every form of the product keeps what is typed in it. */

const TEXT_FIELDS =
  'main form :is(textarea, input:not([type])), main form input:is([type=text], [type=email], [type=tel])';
/** One that is made anew by a letter loses the focus, and with it the letters that follow. */
const expectToStay = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].filter(
    ({ readOnly, role, tabIndex }) => !readOnly && role !== 'combobox' && tabIndex >= 0,
  );
  expect(fields).not.toEqual([]);
  for (const field of fields) {
    fireEvent.change(field, { target: { value: `${field.value}1` } });
    expect(field.isConnected, field.name).toBe(true);
  }
};

interface Form {
  /** Of the manifest. */
  name: string;
  path: string;
  field: string;
  label: string;
}

const forms: [string, Form][] = [
  ...manifests.filter(isResource).flatMap(({ name, paths, recordRepresentation }) => {
    const { typed = String(recordRepresentation) } = samples[name] ?? {};
    if (typed === null) return [];
    return (['create', 'edit'] as const).flatMap((kind): [string, Form][] => {
      const path = paths[kind];
      return path ? [[`${name} ${kind}`, { name, path, field: typed, label: labelOf(name, typed) }]] : [];
    });
  }),
  ['push', { name: 'push', path: '/news/push', field: 'message', label: 'Bericht' }],
  ['tasks', { name: 'tasks', path: '/tasks/:customerId', field: 'description', label: 'Nieuwe taak' }],
];

let server: TestServer;
/** Before a draft is stored. */
beforeEach(() => sooner(500));
beforeEach(async () => {
  server = await createTestServer();
});

describe('what was typed and not saved is offered when the form opens again, and put back when asked:', () => {
  it.each(forms)('%s', async (_title, { name, path, field, label }) => {
    const business = await aBusiness(server.db, NAME, { advisor: server.userId });
    const address = routeOf(path, name, business);
    const before = await renderApp({ server, route: address });
    await fillIn(labelled(label), 'Getypt');
    await untilKept(server.userId, address, expect.objectContaining({ [field]: 'Getypt' }));
    before.unmount();

    const { user } = await renderApp({ server, route: address });
    const offer = await findOffer();
    offer.getByText('Getypt');
    const input = await screen.findByLabelText<HTMLInputElement>(labelled(label), { selector: 'input, textarea' });
    expect(input.value).not.toBe('Getypt');
    await user.click(offer.getByRole('button', { name: 'Terugzetten' }));
    await waitFor(() => expect(input.value).toBe('Getypt'));
    await screen.findByText(/^Je wijzigingen staan weer in het formulier/, { selector: '[role=status]' });
    // The pressed button is gone, not the focus.
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
    expectToStay();
  });
});

it('a push message is put back for the shop that it was written for, whichever is chosen by then', async () => {
  const before = await renderApp({ server, route: '/news/push' });
  await fillIn('Bericht', 'Alleen voor sireon');
  await untilKept(server.userId, '/news/push', expect.objectContaining({ message: 'Alleen voor sireon' }));
  before.unmount();

  const { user } = await renderApp({ server, route: '/news/push' });
  const offer = await findOffer();
  await user.click(screen.getByRole('combobox', { name: 'Shop' }));
  await user.click(await screen.findByRole('option', { name: 'carwash' }));
  await offer.findByText('Shop');
  await user.click(offer.getByRole('button', { name: 'Terugzetten' }));
  await screen.findByRole('button', { name: 'Verstuur naar sireon' });
});
