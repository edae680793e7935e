import { screen } from '@testing-library/react';

/** What an item is dragged by. */
export const handle = (name: string) => screen.getByRole('button', { name: `Verplaats ${name}` });
/** What a screen reader was told last. */
export const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;
