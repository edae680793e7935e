import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstAnswers } from '../../src/ui/page/useFirstAnswers';

const PARTS = 3;

/** How many parts each drawing had, of a screen that asks for one thing. */
const drawings = (isKnown: boolean, answer: Promise<string>) => {
  const drawn: number[] = [];
  const Screen = () => {
    useQuery({ queryKey: ['customer'], queryFn: () => answer });
    const shown = useFirstAnswers(isKnown, PARTS);
    if (drawn.at(-1) !== shown) drawn.push(shown);
    return null;
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  return drawn;
};

it('a screen shows its parts one after the other once it is answered', async () => {
  let give: (answer: string) => void = () => undefined;
  const drawn = drawings(false, new Promise((resolve) => (give = resolve)));
  expect(drawn).toEqual([0]);
  give('Zwaan');
  await waitFor(() => expect(drawn).toEqual([0, 1, 2, 3]));
});

it('a screen that waits too long for an answer shows its parts without it', async () => {
  const drawn = drawings(false, new Promise(() => undefined));
  await waitFor(() => expect(drawn).toEqual([0, 1, 2, 3]));
});

it('a screen whose answer is known shows all of it at once', () => {
  expect(drawings(true, Promise.resolve('Zwaan'))).toEqual([PARTS]);
});
