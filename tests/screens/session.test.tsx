import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STAFF_PASSWORD } from '../support/builders';
import { renderApp } from '../support/screen';

describe('signing in', () => {
  it('brings a member of staff to home', async () => {
    const { user, route } = await renderApp({ route: '/login', signedIn: false });
    await user.type(await screen.findByLabelText('Gebruikersnaam'), 'sanne');
    await user.type(screen.getByLabelText('Wachtwoord'), STAFF_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(route()).toBe('/'));
    await screen.findByText('Geen afspraken...');
  });
});
