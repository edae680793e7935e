import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider } from 'ra-core';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { SearchBox } from '../../src/ui/list/SearchBox';
import { useSearch } from '../../src/ui/list/useSearch';

const setFilters = vi.fn();
const Search = () => {
  const [typed, setTyped] = useState<string | null>(null);
  return <SearchBox search={useSearch(typed, setTyped, undefined)} />;
};
/** The list as it is while its address has this search. */
const List = ({ q }: { q?: string }) => {
  const list = { filterValues: { q }, displayedFilters: {}, page: 1, perPage: 25, sort: {}, setFilters };
  // The cast is needed: the search reads these parts of react-admin's list alone.
  const value = list as unknown as Parameters<typeof ListContextProvider>[0]['value'];
  return (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ListContextProvider value={value}>
        <Search />
      </ListContextProvider>
    </CoreAdminContext>
  );
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTime(1_000));
const searches = () => setFilters.mock.calls.map(([filter]) => filter.q);

beforeEach(() => {
  window.location.hash = '#/';
  vi.useFakeTimers();
  setFilters.mockClear();
});

it('a search that is cleared while the address still gets it stays cleared', () => {
  const { rerender } = render(<List />);
  type('zwaan');
  pause();
  type('');
  rerender(<List q="zwaan" />);
  expect(box().value).toBe('');
  pause();
  expect(searches()).toEqual(['zwaan', undefined]);
  rerender(<List />);
  expect(box().value).toBe('');
  // A search that the address gets from elsewhere is shown.
  rerender(<List q="brug" />);
  expect(box().value).toBe('brug');
});
