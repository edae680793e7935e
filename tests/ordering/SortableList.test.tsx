import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SaveOrderButton } from '../../src/ordering/SaveOrderButton';
import { SortableList } from '../../src/ordering/SortableList';
import { useOrdering } from '../../src/ordering/useOrdering';
import { gate } from '../support/gate';
import { announced, handle } from '../support/ordering';
import { renderInDutch } from '../ui/inDutch';

interface Row {
  id: string;
  prio: number;
}
const rowsOf = (names: string): Row[] => names.split(' ').map((id, prio) => ({ id, prio }));
const rendered: string[] = [];
const renderItem = (item: Row, handle: ReactNode) => {
  rendered.push(item.id);
  return (
    <li data-id={item.id}>
      {handle}
      {item.id}
    </li>
  );
};
const renderTableRow = (item: Row, handle: ReactNode) => (
  <tr data-id={item.id}>
    <td>{handle}</td>
    <td>{item.id}</td>
  </tr>
);
const nameOf = (item: Row) => item.id;
const parentOf = (item: Row) => (item.id.length > 1 ? item.id.slice(0, 1) : null);

const save = vi.fn(async (_: Row[]): Promise<unknown> => undefined);
const NewlyNamed = ({ items }: { items: Row[] }) => {
  const ordering = useOrdering({ items, id: nameOf, field: 'prio', save });
  return <SortableList ordering={ordering} name={({ id }) => id} renderItem={renderItem} />;
};
const Screen = ({ items, isOff, isGrid }: { items: Row[]; isOff?: boolean; isGrid?: boolean }) => {
  const ordering = useOrdering({ items, id: nameOf, field: 'prio', save });
  return (
    <>
      <SortableList
        ordering={ordering}
        name={nameOf}
        renderItem={renderItem}
        {...(isOff && { disabledReason: 'Slepen kan niet zolang je zoekt.' })}
        {...(isGrid && { axis: 'xy' })}
      />
      <SaveOrderButton ordering={ordering} />
    </>
  );
};
const Catalogue = ({ items }: { items: Row[] }) => {
  const ordering = useOrdering({ items, id: nameOf, parentOf, field: 'prio', save });
  return (
    <SortableList
      ordering={ordering}
      name={nameOf}
      renderItem={renderTableRow}
      component="table"
      blockComponent="tbody"
    />
  );
};

const shown = () => [...document.querySelectorAll('[data-id]')].map((row) => row.getAttribute('data-id')).join(' ');
const keys = (text: string) => userEvent.keyboard(text);

describe('ordering by keyboard', () => {
  test('lifts, moves and drops an item, keeps the focus and says where it is', async () => {
    renderInDutch(<Screen items={rowsOf('A B C D')} />);
    handle('B').focus();
    await keys(' ');
    await waitFor(() => expect(announced()).toBe('Opgepakt: B, positie 2 van 4.'));
    expect(handle('B').getAttribute('aria-pressed')).toBe('true');
    await keys('{ArrowDown}');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 3 van 4.'));
    expect(shown()).toBe('A C B D');
    await keys('{ArrowDown}{ArrowDown}');
    expect(shown()).toBe('A C D B');
    expect(screen.queryByText('De volgorde is nog niet opgeslagen.')).toBeNull();
    await keys('{Enter}');
    await waitFor(() => expect(announced()).toBe('Neergezet: B, positie 4 van 4.'));
    expect(document.activeElement).toBe(handle('B'));
    expect(screen.getByText('De volgorde is nog niet opgeslagen.')).toBeTruthy();
  });

  test('Escape puts it back and leaves the order unchanged; Home and End go to the ends', async () => {
    renderInDutch(<Screen items={rowsOf('A B C D')} />);
    handle('C').focus();
    await keys('{Enter}{Home}');
    expect(shown()).toBe('C A B D');
    await keys('{End}');
    expect(shown()).toBe('A B D C');
    await keys('{Escape}');
    expect(shown()).toBe('A B C D');
    await waitFor(() => expect(announced()).toBe('Geannuleerd: C staat weer op positie 3 van 4.'));
    expect(screen.getByRole('button', { name: 'Volgorde opslaan' })).toHaveProperty('disabled', true);
  });

  test('a typed number is the position, digit by digit, and is corrected with Backspace', async () => {
    renderInDutch(<Screen items={rowsOf('A B C D E F G H I J K L')} />);
    handle('L').focus();
    await keys('{Enter}3');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 3 van 12.'));
    expect(shown()).toBe('A B L C D E F G H I J K');
    await keys('{Backspace}10{ArrowDown}');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 11 van 12.'));
    await keys('99');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 12 van 12.'));
    await keys('{Backspace}{Enter}');
    await waitFor(() => expect(announced()).toBe('Neergezet: L, positie 9 van 12.'));
    expect(document.activeElement).toBe(handle('L'));
    await keys('1');
    expect(shown()).toBe('A B C D E F G H L I J K');
  });

  test('leaving the handle drops what was lifted', async () => {
    renderInDutch(<Screen items={rowsOf('A B C')} />);
    handle('A').focus();
    await keys(' {ArrowDown}{Tab}');
    expect(shown()).toBe('B A C');
    await waitFor(() => expect(announced()).toBe('Neergezet: A, positie 2 van 3.'));
    await keys('{ArrowDown}');
    expect(shown()).toBe('B A C');
  });

  test.each([
    ['', Screen],
    [', also where the function that names them is a new one', NewlyNamed],
  ])(
    'renders only the rows whose number changed when it drops, and none but the lifted one before%s',
    async (_, List) => {
      renderInDutch(<List items={rowsOf('A B C D E F')} />);
      handle('B').focus();
      await keys(' ');
      rendered.length = 0;
      await keys('{ArrowDown}');
      expect(rendered).toEqual([]);
      await keys(' ');
      expect([...new Set(rendered)].sort()).toEqual(['B', 'C']);
    },
  );

  test('in a grid the arrows follow what the eye sees', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      const siblings = [...(this.parentElement?.children ?? [])];
      return Math.floor(siblings.indexOf(this) / 3) * 100;
    });
    renderInDutch(<Screen items={rowsOf('A B C D E F G')} isGrid />);
    handle('A').focus();
    await keys(' {ArrowDown}');
    expect(shown()).toBe('B C D A E F G');
    await keys('{ArrowRight}');
    expect(shown()).toBe('B C D E A F G');
    await keys('{ArrowUp}{ArrowLeft} ');
    expect(shown()).toBe('A B C D E F G');
  });

  test('is off with its reason', async () => {
    renderInDutch(<Screen items={rowsOf('A B')} isOff />);
    handle('A').focus();
    await keys(' {ArrowDown} ');
    expect(shown()).toBe('A B');
    expect(handle('A').getAttribute('aria-disabled')).toBe('true');
    expect(handle('A').tabIndex).toBe(-1);
    expect(handle('A').title).toBe('Slepen kan niet zolang je zoekt.');
    const description = handle('A').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Slepen kan niet zolang je zoekt.');
  });
});

describe('ordering categories by keyboard', () => {
  test('a category takes its subcategories along, a subcategory stays within its category', async () => {
    renderInDutch(<Catalogue items={rowsOf('A A1 A2 B C C1')} />);
    handle('A').focus();
    await keys(' {ArrowDown}');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 2 van 3.'));
    expect(shown()).toBe('B A A1 A2 C C1');
    await keys(' ');
    expect(document.activeElement).toBe(handle('A'));
    handle('A1').focus();
    await keys(' {ArrowDown}{ArrowDown}{ArrowDown} ');
    await waitFor(() => expect(announced()).toBe('Neergezet: A1, positie 2 van 2.'));
    expect(shown()).toBe('B A A2 A1 C C1');
    const bodies = [...document.querySelectorAll('tbody')];
    expect(bodies.map((body) => within(body).getAllByRole('row').length)).toEqual([1, 3, 2]);
  });
});

describe('ordering by a click on the handle', () => {
  const choose = async (name: string, button: string) => {
    await userEvent.click(handle(name));
    const dialog = within(await screen.findByRole('dialog', { name: `${name} naar positie…` }));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  test('asks for a position, the top or the bottom, and gives the focus back', async () => {
    renderInDutch(<Screen items={rowsOf('A B C D')} />);
    await choose('C', 'Bovenaan');
    expect(shown()).toBe('C A B D');
    await choose('A', 'Onderaan');
    expect(shown()).toBe('C B D A');
    await waitFor(() => expect(announced()).toBe('Neergezet: A, positie 4 van 4.'));
    await waitFor(() => expect(document.activeElement).toBe(handle('A')));
    await userEvent.click(handle('A'));
    await userEvent.type(await screen.findByLabelText('Positie'), '5{Enter}');
    expect(screen.getByLabelText('Positie').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByLabelText('Positie'), '{Backspace}2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()).toBe('C A B D');
  });

  test('a subcategory goes to a place within its category', async () => {
    renderInDutch(<Catalogue items={rowsOf('A A1 A2 A3 B')} />);
    await choose('A3', 'Bovenaan');
    expect(shown()).toBe('A A3 A1 A2 B');
    await choose('B', 'Bovenaan');
    expect(shown()).toBe('B A A3 A1 A2');
  });
});

describe('ordering by dragging', () => {
  /** Every row is 40 high, below each other. */
  const layOut = () => {
    const topOf = (element: Element) => [...document.querySelectorAll('[data-id]')].indexOf(element) * 40;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return Math.max(0, topOf(this));
    });
  };
  const at = (y: number) => (type: string) =>
    Object.defineProperties(new MouseEvent(type, { bubbles: true, button: 0 }), {
      pageX: { value: 5 },
      pageY: { value: y },
    });
  /** Takes the row and moves it by so many rows. */
  const hold = async (name: string, by: number) => {
    // The library starts listening a moment after it is shown.
    await Promise.resolve();
    fireEvent(handle(name), at(0)('mousedown'));
    fireEvent(handle(name), at(10)('mousemove'));
    fireEvent(window, at(10 + by * 40)('mousemove'));
  };
  const drag = async (name: string, by: number) => {
    await hold(name, by);
    fireEvent(window, at(10 + by * 40)('mouseup'));
  };

  test('puts the row where it is dropped, says so and leaves no copy behind', async () => {
    layOut();
    renderInDutch(<Screen items={rowsOf('A B C D')} />);
    await drag('A', 2);
    expect(shown()).toBe('B C A D');
    await waitFor(() => expect(announced()).toBe('Neergezet: A, positie 3 van 4.'));
    expect(document.querySelectorAll('.sortable-helper')).toHaveLength(0);
  });

  test('is one drag when the hand moves and lets go before anything is rendered', async () => {
    layOut();
    renderInDutch(<Screen items={rowsOf('A B C D')} />);
    await Promise.resolve();
    const grip = handle('A');
    act(() => {
      grip.dispatchEvent(at(0)('mousedown'));
      for (const y of [10, 20, 90]) grip.dispatchEvent(at(y)('mousemove'));
      expect(document.querySelectorAll('.sortable-helper')).toHaveLength(1);
      grip.dispatchEvent(at(90)('mouseup'));
    });
    expect(shown()).toBe('B C A D');
    expect(document.querySelectorAll('.sortable-helper')).toHaveLength(0);
  });

  test('moves the row that was taken when the list changes under the hand', async () => {
    layOut();
    const { rerender } = renderInDutch(<Screen items={rowsOf('A B C D E')} />);
    await hold('C', 1);
    rerender(<Screen items={rowsOf('B C D E')} />);
    fireEvent(window, at(50)('mouseup'));
    expect(shown()).toBe('B D C E');
    await waitFor(() => expect(announced()).toBe('Neergezet: C, positie 3 van 4.'));
  });

  test('moves nothing when the row that was taken goes', async () => {
    layOut();
    const { rerender } = renderInDutch(<Screen items={rowsOf('A B C D E')} />);
    await hold('C', 1);
    rerender(<Screen items={rowsOf('A B D E')} />);
    fireEvent(window, at(50)('mouseup'));
    expect(shown()).toBe('A B D E');
    expect(document.querySelectorAll('.sortable-helper')).toHaveLength(0);
  });

  test('ends with the list: what the hand does afterwards is no fault', async () => {
    layOut();
    const { unmount } = renderInDutch(<Screen items={rowsOf('A B C D')} />);
    await hold('A', 1);
    const fault = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', fault);
    unmount();
    fireEvent(window, at(90)('mousemove'));
    fireEvent(window, at(90)('mouseup'));
    window.removeEventListener('error', fault);
    expect(fault).not.toHaveBeenCalled();
  });

  test('Escape puts the row back, and letting go of it there is no click', async () => {
    layOut();
    const clicked = vi.fn();
    renderInDutch(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a table whose rows open on a click
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above
      <div onClick={clicked}>
        <Screen items={rowsOf('A B C D')} />
      </div>,
    );
    await hold('A', 2);
    await keys('{Escape}');
    expect(document.querySelectorAll('.sortable-helper')).toHaveLength(0);
    fireEvent(window, at(90)('mousemove'));
    fireEvent(handle('A'), at(90)('mouseup'));
    fireEvent.click(handle('A'));
    expect(clicked).not.toHaveBeenCalled();
    expect(shown()).toBe('A B C D');
    await drag('A', 2);
    expect(shown()).toBe('B C A D');
    await userEvent.click(handle('A'));
    expect(clicked).toHaveBeenCalled();
  });

  test('a press without a drag changes nothing', async () => {
    layOut();
    renderInDutch(<Screen items={rowsOf('A B C')} />);
    await userEvent.click(handle('B'));
    expect(shown()).toBe('A B C');
    await waitFor(() => expect(announced()).toBe(''));
  });

  test('does not start while ordering is off', async () => {
    layOut();
    renderInDutch(<Screen items={rowsOf('A B C')} isOff />);
    await drag('A', 2);
    expect(shown()).toBe('A B C');
  });
});

describe("the button 'Volgorde opslaan'", () => {
  test('is off until something moved, saves once, and is off again', async () => {
    save.mockClear();
    renderInDutch(<Screen items={rowsOf('A B C')} />);
    const button = screen.getByRole('button', { name: 'Volgorde opslaan' });
    expect(button).toHaveProperty('disabled', true);
    handle('A').focus();
    await keys(' {ArrowDown} ');
    await userEvent.dblClick(button);
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toEqual(rowsOf('B A C'));
    expect(button).toHaveProperty('disabled', true);
  });

  test('moves are taken back one by one, or all at once', async () => {
    renderInDutch(<Screen items={rowsOf('A B C')} />);
    handle('A').focus();
    await keys(' {ArrowDown}  {ArrowDown} ');
    expect(shown()).toBe('B C A');
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(shown()).toBe('B A C');
    await userEvent.click(screen.getByRole('button', { name: 'Volgorde herstellen' }));
    expect(shown()).toBe('A B C');
    expect(screen.getByRole('button', { name: 'Volgorde opslaan' })).toHaveProperty('disabled', true);
  });
});

test('undo, redo, restoring and saving say what became of the order', async () => {
  const user = userEvent.setup();
  const { opened, open } = gate();
  save.mockReturnValueOnce(opened);
  renderInDutch(<Screen items={rowsOf('A B C D')} />);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());
  await waitFor(() => expect(said()).toEqual(['', '']));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  for (const name of ['A', 'B']) {
    handle(name).focus();
    await user.keyboard(' {End} ');
  }
  const unsaved = 'De volgorde is nog niet opgeslagen.';
  expect(said()).toEqual(['', unsaved]);
  await press('Ongedaan maken');
  expect(said()).toEqual(['1 verplaatsing ongedaan gemaakt.', unsaved]);
  await press('Ongedaan maken');
  expect(said()).toEqual(['2 verplaatsingen ongedaan gemaakt. De volgorde is hersteld.', '']);
  await press('Opnieuw doen');
  expect(said()).toEqual(['1 verplaatsing ongedaan gemaakt.', unsaved]);
  await press('Volgorde herstellen');
  expect(said()).toEqual(['De volgorde is hersteld.', '']);

  handle('A').focus();
  await user.keyboard(' {End} ');
  await press('Volgorde opslaan');
  expect(said()).toEqual(['', 'De volgorde wordt opgeslagen…']);
  await act(async () => open());
  expect(said()).toEqual(['', '']);
});
