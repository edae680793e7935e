import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Calendar } from '../../src/ui/calendar/Calendar';
import { weeksOf, yearsUntil } from '../../src/ui/calendar/month';
import { renderInDutch } from './inDutch';

const today = new Date(2026, 2, 5, 23, 30);
const events = [
  { date: '2026-03-05', time: '14:00', label: 'Wasstraat Zuid', to: '/customers/dashboard/2' },
  { date: '2026-03-05', time: '09:30', label: 'Carwash Noord', to: '/customers/dashboard/1' },
  { date: '2026-03-05', time: '16:15', label: '<b>Vet</b>' },
  { date: '2026-04-01', time: '10:00', label: 'Autobedrijf West' },
];
const caption = () => screen.getByRole('table').querySelector('caption')?.textContent;

describe('the calendar (section 9)', () => {
  test('opens on today, which is marked, with Monday first and day names of two letters', () => {
    renderInDutch(<Calendar events={[]} today={today} />);
    expect(caption()).toBe('maart 2026');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
    const marked = document.querySelectorAll('[aria-current="date"]');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.textContent).toBe('5');
    // A Thursday.
    expect(marked[0]?.closest('td')?.cellIndex).toBe(3);
    expect(screen.getByRole('button', { name: 'Vandaag' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('says of each month before the last one where older appointments are, which v2 may not give', async () => {
    renderInDutch(<Calendar events={[...events, { date: '2025-12-30', label: 'Oud' }]} today={today} />);
    const told = [];
    for (let back = 0; back < 4; back += 1) {
      told.push([caption(), screen.queryByText('Oudere afspraken staan bij de klant.') !== null]);
      await userEvent.click(screen.getByRole('button', { name: 'Vorige maand' }));
    }
    expect(told).toEqual([
      ['maart 2026', false],
      ['februari 2026', false],
      ['januari 2026', true],
      ['december 2025', true],
    ]);
  });

  test("keeps the focus on 'Vandaag' and on an arrow that can go no further", async () => {
    renderInDutch(<Calendar events={[]} today={today} />);
    const press = async (name: string) => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}');
      // A browser takes the focus from a control that is switched off; jsdom leaves it there.
      expect(button.disabled).toBe(false);
      return button.getAttribute('aria-disabled');
    };
    await userEvent.selectOptions(screen.getByLabelText('Jaar'), '2027');
    await userEvent.selectOptions(screen.getByLabelText('Maand'), 'november');
    expect(await press('Volgende maand')).toBe('true');
    expect(await press('Volgende maand')).toBe('true');
    expect(caption()).toBe('december 2027');
    expect(await press('Vandaag')).toBe('true');
    expect(await press('Vandaag')).toBe('true');
    expect(caption()).toBe('maart 2026');
  });

  test('names the months in Dutch and covers 2000 up to next year', async () => {
    renderInDutch(<Calendar events={[]} today={today} />);
    const months = within(screen.getByLabelText('Maand')).getAllByRole('option');
    expect(months.map((option) => option.textContent)).toEqual([
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ]);
    const years = within(screen.getByLabelText('Jaar')).getAllByRole('option');
    expect(years.at(0)?.textContent).toBe('2000');
    expect(years.at(-1)?.textContent).toBe('2027');
    await userEvent.selectOptions(screen.getByLabelText('Jaar'), '2000');
    await userEvent.selectOptions(screen.getByLabelText('Maand'), 'januari');
    expect(caption()).toBe('januari 2000');
    expect(screen.getByRole('button', { name: 'Vorige maand' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('Jaar'), '2027');
    await userEvent.selectOptions(screen.getByLabelText('Maand'), 'december');
    expect(screen.getByRole('button', { name: 'Volgende maand' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('covers 2000 up to 2020 also on a device whose clock is years behind', () => {
    const years = yearsUntil(new Date(1970, 0, 1));
    expect([years.at(0), years.at(-1)]).toEqual([2000, 2020]);
  });

  test('steps a month back and further, over the turn of the year, and back to today', async () => {
    renderInDutch(<Calendar events={events} today={new Date(2026, 0, 31)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige maand' }));
    expect(caption()).toBe('december 2025');
    for (const _ of [1, 2, 3, 4]) await userEvent.click(screen.getByRole('button', { name: 'Volgende maand' }));
    expect(caption()).toBe('april 2026');
    expect(screen.getByText('Autobedrijf West')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Vandaag' }));
    expect(caption()).toBe('januari 2026');
  });

  test('shows one event a day, the earliest, with the number of further ones', () => {
    renderInDutch(<Calendar events={events} today={today} />);
    expect(screen.getByText('Carwash Noord')).toBeTruthy();
    expect(screen.getByText('+2')).toBeTruthy();
    expect(screen.queryByText('Wasstraat Zuid')).toBeNull();
  });

  test('opens all events of a day by keyboard, each leading to its record, and gives the focus back', async () => {
    renderInDutch(<Calendar events={events} today={today} />);
    const day = screen.getByRole('button', { name: 'donderdag 5 maart 2026: 09:30 Carwash Noord +2' });
    day.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'donderdag 5 maart 2026' });
    within(dialog).getByRole('heading', { level: 2 });
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '09:30Carwash Noord',
      '14:00Wasstraat Zuid',
      '16:15<b>Vet</b>',
    ]);
    expect(within(dialog).getByRole('link', { name: 'Wasstraat Zuid' }).getAttribute('href')).toBe(
      '/customers/dashboard/2',
    );
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(day);
  });

  test('lets each day from today on be chosen, by keyboard as one stop with arrows', async () => {
    const chosen: string[] = [];
    renderInDutch(<Calendar events={events} today={today} onAdd={(day) => chosen.push(day)} />);
    expect(screen.queryByRole('button', { name: 'Afspraak maken op woensdag 4 maart 2026' })).toBeNull();
    const first = screen.getByRole('button', { name: 'Afspraak maken op donderdag 5 maart 2026' });
    expect(first.getAttribute('aria-description')).toBe('Met de pijltjes naar een andere dag.');
    first.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(chosen).toEqual(['2026-03-06', '2026-03-13']);
  });
});

test('a month is whole weeks from Monday to Sunday', () => {
  for (let month = 0; month < 12 * 30; month += 1) {
    const weeks = weeksOf({ year: 2000, month });
    for (const week of weeks) expect(week.map((day) => day.getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
    const first = new Date(2000, month, 1);
    const days = weeks.flat().filter((day) => day.getMonth() === first.getMonth());
    expect(days).toHaveLength(new Date(2000, month + 1, 0).getDate());
  }
});
