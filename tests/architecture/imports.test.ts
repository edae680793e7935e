import { describe, expect, it } from 'vitest';
import { codeOf, filesUnder, type Import, imported, importsBetween, importsOf, isCode, packageOf } from './sources';

/** The floors of both houses, top to bottom: an import stays on its floor or goes down. */
const FLOORS = {
  dashboard: [
    ['src/main', 'src/app'],
    ['src/commandMenu'],
    ['src/pages'],
    ['src/resources'],
    ['src/ordering', 'src/feedback', 'src/drafts', 'src/ui', 'src/keys', 'src/bulk', 'src/import', 'src/visits'],
    ['src/provider', 'src/session'],
    ['src/lib', 'i18n'],
    ['src/v2'],
  ],
  server: [
    ['server/start', 'server/dev', 'server/backup', 'server/demo', 'server/password'],
    ['server/api'],
    ['server/mail'],
    ['server/resources'],
    ['server/images'],
    ['server/http'],
    ['server/writes'],
    ['server/auth', 'server/push'],
    ['server/db'],
    ['server/lib'],
  ],
};
const floorIn = (floors: string[][]) => (path: string) =>
  floors.findIndex((folders) =>
    folders.some((folder) => path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`)),
  );

const dashboard = [...filesUnder('src'), ...filesUnder('i18n')].filter(isCode);
const server = filesUnder('server').filter(isCode);
const arrow = ({ from, to }: Import) => `${from} -> ${to}`;

/** Files that lead back to themselves, each circle once. */
const circles = (imports: Import[]): string[] => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return found;
};

describe('imports', () => {
  it.each([
    ['dashboard', dashboard, FLOORS.dashboard],
    ['server', server, FLOORS.server],
  ])('of the %s stay on their floor or go down', (_, files, floors) => {
    const floorOf = floorIn(floors);
    expect(files.filter((file) => !file.endsWith('.d.ts') && floorOf(file) < 0)).toEqual([]);
    const upwards = importsBetween(files)
      .filter(({ to }) => files.includes(to))
      .filter(({ from, to }) => floorOf(to) < floorOf(from));
    expect(upwards.map(arrow)).toEqual([]);
  });

  it('never lead from one resource or page to another', () => {
    const roomOf = (path: string) => path.match(/^src\/(resources|pages)\/[^/]+/)?.[0];
    const floor = (path: string) => roomOf(path)?.split('/')[1];
    const sideways = importsBetween(dashboard).filter(
      ({ from, to }) => roomOf(from) && floor(from) === floor(to) && roomOf(from) !== roomOf(to),
    );
    expect(sideways.map(arrow)).toEqual([]);
  });

  it('of the server go to the contract, to declarations, and to nothing else of the dashboard', () => {
    const outside = importsBetween(server).filter(({ to }) => !to.startsWith('server/') && !to.startsWith('src/v2/'));
    expect(outside.map(arrow)).toEqual([]);
    const taken = server.flatMap((file) => [...codeOf(file).matchAll(/import\.meta\.glob[^(]*\(([^)]*)/g)]);
    expect(taken.map(([, what = '']) => what.match(/'[^']+'/)?.[0])).toEqual([
      "'./drawn/[a-z]*.png'",
      "'../../src/resources/*/declaration.ts'",
    ]);
  });

  it('of a declaration, which dashboard and server both read, reach Zod and the contract and nothing else', () => {
    const outside = (files: string[]) =>
      files.flatMap(importsOf).filter((specifier) => specifier !== 'zod' && !specifier.startsWith('../../v2/'));
    expect(outside(dashboard.filter((file) => /^src\/resources\/[^/]+\/declaration\.ts$/.test(file)))).toEqual([]);
    expect(outside(['src/resources/market/MarketForm.tsx'])).not.toEqual([]);
  });

  it('of the contract reach Zod and nothing else', () => {
    const packages = filesUnder('src/v2')
      .flatMap(importsOf)
      .filter((specifier) => !specifier.startsWith('.'));
    expect([...new Set(packages)]).toEqual(['zod']);
  });

  it('never go in a circle', () => {
    expect(circles(importsBetween([...dashboard, ...server]))).toEqual([]);
  });

  it('of one room of the dashboard never lead back to it by another', () => {
    const roomOf = (path: string) => path.match(/^(src\/ui\/[^/]+|src\/[^/.]+)/)?.[0] ?? path;
    const between = importsBetween(dashboard).map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
    expect(circles(between.filter(({ from, to }) => from !== to))).toEqual([]);
  });

  it('of the sortable library and of the charts have one place each', () => {
    const importing = (name: string) =>
      dashboard.filter((file) => importsOf(file).some((specifier) => packageOf(specifier) === name));
    expect(importing('react-sortable-hoc')).toEqual(['src/ordering/dragging.tsx']);
    const charts = importing('recharts');
    expect(charts.length).toBeGreaterThan(0);
    expect(charts.filter((file) => !file.startsWith('src/ui/charts/'))).toEqual([]);
  });

  it('of what downloads a file bring the cells that no spreadsheet runs, and nothing else writes a file', () => {
    const bringing = (from: RegExp, name: RegExp) =>
      dashboard.filter((path) => imported(path).some((one) => from.test(one.from) && name.test(one.what)));
    // Each was read: it hands over what lib/csv.ts made. A browser test downloads from the last two.
    const files = ['src/import/downloadAll.ts', 'src/ui/files/exportList.ts', 'src/ui/list/CsvButton.tsx'];
    expect(bringing(/\/download$/, /\bdownload\b/)).toEqual(files);
    expect(bringing(/\/lib\/csv$/, /\btoCsv\b/)).toEqual(files);
    const writing = dashboard.filter((path) => /\.download = |\bdownload=\{|type: 'text\/csv/.test(codeOf(path)));
    expect(writing).toEqual(['src/ui/files/download.ts']);
    expect(codeOf('src/lib/csv.ts')).not.toMatch(/export const (cell|linesOf)\b/);
  });

  it('a circle would be seen', () => {
    const imports = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'b' },
    ];
    expect(circles(imports)).toEqual(['b -> c -> b']);
  });
});
