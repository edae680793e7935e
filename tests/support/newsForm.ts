import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pasteIn } from './pasteIn';
import { aPng } from './pictures';

/** Fills the form of a new message, its picture included, and saves it: two calls. */
export const placeNews = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('combobox', { name: /^Shop/ }));
  await user.click(await screen.findByRole('option', { name: 'carwash' }));
  await pasteIn(user, screen.getByLabelText(/^Titel/), 'Wasdag');
  await pasteIn(user, screen.getByLabelText(/^Bericht/), 'Zaterdag wassen wij gratis.');
  await user.upload(
    screen.getByLabelText(/^Afbeelding/, { selector: 'input' }),
    new File([new Uint8Array(aPng())], 'wasdag.png', { type: 'image/png' }),
  );
  await screen.findByAltText('Gekozen afbeelding');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
};
