import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { findDraft } from '../../src/drafts/draftStore';

/** The stored draft of a form, read as the signed-in user. */
export const keptOf = (userId: number, address: string) => findDraft(userId, address);

export const untilKept = (userId: number, address: string, values: Record<string, unknown>) =>
  waitFor(async () => expect((await keptOf(userId, address))?.values).toEqual(values));
export const untilGone = (userId: number, address: string) =>
  waitFor(async () => expect(await keptOf(userId, address)).toBeNull());

export const fillIn = async (label: string | RegExp, value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  fireEvent.change(field, { target: { value } });
  return field;
};

const NAME = /^Niet opgeslagen wijzigingen van .+ geleden$/;
export const findOffer = async () => within(await screen.findByRole('region', { name: NAME }));
export const isOffered = () => screen.queryByRole('region', { name: NAME }) !== null;
