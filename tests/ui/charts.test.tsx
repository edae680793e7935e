import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDayMonth } from '../../src/lib/dates';
import { formatNumber } from '../../src/lib/numbers';
import { BarChart } from '../../src/ui/charts/BarChart';
import { ChartFrame } from '../../src/ui/charts/ChartFrame';
import { LineChart } from '../../src/ui/charts/LineChart';
import { renderInDutch } from './inDutch';

const rows = [
  { label: '2026-03-04', values: [3] },
  { label: '2026-03-05', values: [1200] },
];
const orders = <BarChart title="Orders per dag" series={['Orders']} rows={rows} formatLabel={formatDayMonth} />;
const width = (pixels: number) => vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
afterEach(() => vi.restoreAllMocks());

describe('a bar chart', () => {
  test('has the same figures as a table, in Dutch notation, also while the chart shows', () => {
    renderInDutch(orders);
    const table = screen.getByRole('table', { name: 'Orders per dag' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Datum', 'Orders']);
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['4 mrt3', '5 mrt1.200']);
  });

  test('draws a green bar a row from zero, hidden from screen readers', async () => {
    width(600);
    const { container } = renderInDutch(orders);
    await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2));
    const plot = container.querySelector('[aria-hidden="true"]');
    expect(plot?.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('.recharts-bar-rectangle path')?.getAttribute('fill')).toBe('#1a7441');
    expect(plot?.textContent).toMatch(/^4 mrt5 mrt0/);
    expect(plot?.querySelector('[tabindex="0"]')).toBeNull();
  });

  test('has its bars from zero, also where all are nearly as high', async () => {
    width(600);
    const near = [1180, 1200].map((value, day) => ({ label: `2026-03-0${day + 4}`, values: [value] }));
    const { container } = renderInDutch(
      <BarChart title="Orders" series={['Orders']} rows={near} formatLabel={formatDayMonth} />,
    );
    await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2));
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toMatch(/^4 mrt5 mrt0/);
  });

  test.each([
    ['round figures', [38, 12], ['0', '10', '20', '30', '40']],
    ['what is nothing', [0, 0], ['0', '1', '2', '3', '4']],
    ['what goes below zero', [3, -1], ['-1', '0', '1', '2', '3']],
  ])('has an axis for %s', async (_, figures, ticks) => {
    width(600);
    const rows = figures.map((value, day) => ({ label: `2026-03-0${day + 4}`, values: [value] }));
    const { container } = renderInDutch(
      <BarChart title="Orders" series={['Orders']} rows={rows} formatLabel={formatDayMonth} />,
    );
    const labels = () => [...container.querySelectorAll('.recharts-yAxis-tick-labels text')];
    const texts = () => labels().map(({ textContent }) => textContent);
    await waitFor(() => expect(texts()).toEqual(ticks));
  });

  test('shows the table in its place and back again', async () => {
    width(600);
    const { container } = renderInDutch(orders);
    await userEvent.click(screen.getByRole('button', { name: 'Toon als tabel: Orders per dag' }));
    expect(container.querySelector('.recharts-wrapper')).toBeNull();
    expect(screen.getByRole('table', { name: 'Orders per dag' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Toon als grafiek: Orders per dag' }));
    await waitFor(() => expect(container.querySelector('.recharts-wrapper')).not.toBeNull());
  });
});

test('a chart whose code did not come is a table, and loads again when it is asked for', async () => {
  width(600);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => 'the plot');
  renderInDutch(<ChartFrame title="Orders" height={100} table="the table" load={load} plot={(Plot) => <Plot />} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Toon als grafiek: Orders' }));
  await screen.findByText('the plot');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([true, false])(
  'the tooltip of a bar tells its own figure, also beside a bar of that name (by name: %s)',
  async (isByName) => {
    width(600);
    const twins = [9, 5].map((value) => ({ label: 'Shampoo', values: [value] }));
    const { container } = renderInDutch(
      <BarChart title="Verkocht" series={['Verkocht']} rows={twins} isByName={isByName} />,
    );
    await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2));
    const plot = container.querySelector('.recharts-wrapper');
    if (!plot) throw new Error('no plot');
    const place = isByName ? { clientX: 400, clientY: 60 } : { clientX: 500, clientY: 100 };
    await waitFor(() => {
      fireEvent.mouseMove(plot, place);
      expect(container.querySelector('.recharts-tooltip-wrapper')?.textContent).toBe('ShampooVerkocht: 5');
    });
  },
);

test('two bars a row are told apart by their filling, not by colour alone', async () => {
  width(600);
  const { container } = renderInDutch(
    <BarChart
      title="Omzet"
      labelHeading="Datum"
      series={['sireon', 'carwash']}
      rows={[{ label: '2026-03-04', values: [3, 4] }]}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2));
  const [first, second] = container.querySelectorAll('.recharts-bar-rectangle path');
  expect(first?.getAttribute('fill')).toBe('#1a7441');
  expect(second?.getAttribute('fill')).toMatch(/^url\(#stripes/);
  const table = within(screen.getByRole('table', { name: 'Omzet' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual(['Datumsireoncarwash', '2026-03-0434']);
});

describe('a line chart', () => {
  const values = (
    <LineChart
      title="Waterwaarden"
      series={[
        { key: 'ph', label: 'pH' },
        { key: 'ec', label: 'EC' },
      ]}
      rows={[
        { label: '2026-03-04', values: { ph: 7.2, ec: 510 } },
        { label: '2026-03-05', values: { ph: 7.4, ec: null } },
      ]}
      formatValue={formatNumber}
      formatLabel={formatDayMonth}
    />
  );

  test('has the figures of every series in one table, with a dash for what is not known', () => {
    renderInDutch(values);
    const table = screen.getByRole('table', { name: 'Waterwaarden' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Datum', 'pH', 'EC'],
      ['4 mrt', '7,2', '510'],
      ['5 mrt', '7,4', '-'],
    ]);
  });

  test('draws each series in a plot of its own, with a point a value', async () => {
    width(600);
    const { container } = renderInDutch(values);
    await waitFor(() => expect(container.querySelectorAll('.recharts-line')).toHaveLength(2));
    const points = [...container.querySelectorAll('.recharts-wrapper')].map(
      (plot) => plot.querySelectorAll('.recharts-line-dot').length,
    );
    expect(points).toEqual([2, 1]);
  });

  test('sets its points as far apart as their days', async () => {
    width(600);
    const { container } = renderInDutch(
      <LineChart
        title="Waterwaarden"
        series={[{ key: 'ph', label: 'pH' }]}
        rows={[
          { label: '2026-01-01', values: { ph: 7.2 } },
          { label: '2026-01-11 09:00:00', values: { ph: 7.4 } },
          { label: 'onbekend', values: { ph: 9 } },
          { label: '2026-02-10', values: { ph: 7.3 } },
        ]}
        formatValue={formatNumber}
        formatLabel={formatDayMonth}
      />,
    );
    await waitFor(() => expect(container.querySelectorAll('.recharts-line-dot')).toHaveLength(3));
    const [first = 0, second = 0, last = 0] = [...container.querySelectorAll('.recharts-line-dot')].map((dot) =>
      Number(dot.getAttribute('cx')),
    );
    expect((second - first) / (last - first)).toBeCloseTo(0.26, 2);
  });

  test.each<[string, [number, number], [string, string], { min: number | null; max: number | null }?]>([
    ['values within it', [400, 410], ['400', '1.000']],
    ['values above it', [1200, 1250], ['0', '1.350']],
    ['values on both sides', [790, 820], ['790', '820']],
    // It has no upper edge.
    ['values within one that has no maximum', [6.8, 7.4], ['6,4', '7,6'], { min: 6.5, max: null }],
  ])(
    'shows an edge of its band, and no more of it than that: %s',
    async (_, [first, second], ends, band = { min: null, max: 800 }) => {
      width(600);
      const { container } = renderInDutch(
        <LineChart
          title="Waterwaarden"
          series={[{ key: 'ec', label: 'EC', band }]}
          rows={[
            { label: '2026-03-04', values: { ec: first } },
            { label: '2026-03-05', values: { ec: second } },
          ]}
          formatValue={formatNumber}
          formatLabel={formatDayMonth}
        />,
      );
      await waitFor(() => expect(container.querySelector('.recharts-reference-area')).not.toBeNull());
      const ticks = [...container.querySelectorAll('.recharts-yAxis-tick-labels text')];
      expect([ticks[0], ticks.at(-1)].map((tick) => tick?.textContent)).toEqual(ends);
    },
  );
});
