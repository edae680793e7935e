import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Selects all that the list shows, and opens the trial. */
export const openTrial = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Kiezen' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Alles op deze pagina kiezen' }));
  await user.click(await screen.findByRole('button', { name: 'Wijzigen' }));
  return within(await screen.findByRole('dialog'));
};

/** Raises the price of all products that the list shows, which are this many, by 10 %. */
export const raisePrices = async (user: UserEvent, count: number) => {
  const trial = await openTrial(user);
  await user.selectOptions(await trial.findByLabelText('Wat wil je wijzigen?'), 'Prijs excl. btw');
  await user.type(trial.getByLabelText('Hoeveel'), '10');
  await user.click(await trial.findByRole('button', { name: `${count} producten wijzigen` }));
  return trial;
};
