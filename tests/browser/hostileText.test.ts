import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { statisticsTexts } from '../../i18n/nl/late/statistics';
import { declarations } from '../../server/lib/declarations';
import { aBusiness, type Business } from '../support/aBusiness';
import { scenario, screenshot } from '../support/browser';
import { everyScreen, type Screen } from '../support/everyScreen';
import { type Breakage, type Line, WHOLE_MATRIX } from '../support/line';
import { atRest, go, leave, openDesk } from '../support/onTheLine';
import { startOnOwnData } from '../support/product';
import { resize } from '../support/resize';

/** Whatever staff and customers write is text: shown as it is, run by nobody, within the page. */

const HOSTILE = [
  '=HYPERLINK("http://kwaad.example";"klik")',
  '<img src=x onerror="window.hacked=1"><script>window.hacked=2</script>"\'><svg onload="window.hacked=3"></title></textarea>',
  "javascript:window.hacked=4 {{constructor.constructor('window.hacked=5')()}}",
  '%{name} %{_} |||| %{smart_count}',
  '\u202eomgekeerd\u202c 👩🏽‍🔧',
  'een\ttab\nen een regel',
].join(' ');
const TITLE = `${HOSTILE} · Wasbeheer`.replace(/\s+/g, ' ');
const LONG = 'Wasstraat'.repeat(556);
/** What must be read somewhere on a screen that shows such a text, on one line or several. */
const MARKS: readonly [string, string] = ['<img src=x onerror=', 'WasstraatWasstraat'];

const hostile = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData(async (db) => {
      const first = await aBusiness(db, HOSTILE, { everywhere: true, account: { name: HOSTILE } });
      const second = await aBusiness(db, LONG, { everywhere: true, advisor: first.advisor });
      return { first, second };
    });
    onCleanup(shop.stop);
    return shop;
  })
  .extend('desk', { scope: 'file' }, async ({ chromium, shop }, { onCleanup }) => {
    const desk = await openDesk(chromium, shop.url);
    onCleanup(desk.close);
    return { ...desk, ...shop.own };
  });

/** Screens that are called after their record, as is the tab. */
const NAMED = /^\/(categories|subcategories|products|customers|market|news)\/edit|^\/customers\/dashboard/;
const PRINTED = /^\/(transactions\/:id|customers\/(overview|dashboard)|statistics)/;
/** A list in memory, one of pages of `/api`, and figures: lib/csv.ts writes the cells of every file. */
const EXPORTED = /^\/(customers|audit|statistics)\/overview/;
/** The demonstration counts its records from 1. */
const FIRST_OF_ALL: Business = {
  ...{ advisor: 1, staff: 2, categories: 1, subcategories: 1, products: 1, transactions: 1, customers: 1 },
  ...{ machines: 1, reports: 1, market: 1, news: 1, norms: 1 },
  declared: Object.fromEntries(declarations.map(({ name }) => [name, 1])),
};

const refusal = (error: string): Breakage => ({
  name: 'a refusal',
  kind: 'refused',
  meet: (route) => route.fulfill({ status: 422, json: { code: 'ERROR', data: { error } } }),
});
const textOf = async (file: Download) => readFileSync(await file.path(), 'utf8').replace(/^\uFEFF/, '');

const look = (page: Page) =>
  page.evaluate((marks) => {
    const main = document.querySelector('main.content');
    const inputs = [...(main?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    const read = [main?.textContent ?? '', ...inputs.map(({ value }) => value)].join('\n');
    const { scrollWidth } = document.documentElement;
    const tooWide = scrollWidth > window.innerWidth ? [...document.querySelectorAll('body *')] : [];
    return {
      heading: main?.querySelector('h1')?.textContent ?? '',
      isWaiting: main?.querySelector('.MuiSkeleton-root, .skeleton') !== null,
      hasForm: main?.querySelector('form button[type=submit]') instanceof HTMLElement,
      marks: marks.filter((mark) => read.includes(mark)),
      ran: 'hacked' in window,
      built: document.querySelectorAll('[onerror], [onload], a[href^="javascript:"], img[src="x"], main script').length,
      tooWide: tooWide
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(-5),
      isTooWide: scrollWidth > window.innerWidth,
      // A card hides what stands beside it.
      cut: [...document.querySelectorAll('main .card')]
        .filter((card) => card.scrollWidth > card.clientWidth + 1)
        .map((card) => card.textContent?.slice(0, 40)),
    };
  }, MARKS);
type Seen = Awaited<ReturnType<typeof look>>;

const settled = (page: Page, line: Line, isReached: (seen: Seen) => boolean): Promise<Seen> =>
  atRest(
    line,
    () => look(page),
    (seen) => !seen.isWaiting && isReached(seen),
  );

/** Ran nowhere, built nothing, and fits. */
const expectText = ({ ran, built, isTooWide, tooWide, cut }: Seen, where: string) =>
  expect({ ran, built, isTooWide, tooWide, cut }, where).toEqual({
    ...{ ran: false, built: 0, isTooWide: false, tooWide: [], cut: [] },
  });

const opened = (screen: Screen, marks: readonly string[]) => (seen: Seen) =>
  screen.kind === 'new' ? seen.hasForm : marks.every((mark) => seen.marks.includes(mark));

const openedBy = async (
  page: Page,
  line: Line,
  screen: Screen,
  business: Business,
  ...marks: string[]
): Promise<Seen> => {
  await leave(page);
  await go(page, screen.route(business));
  return settled(page, line, opened(screen, marks));
};

const bothWidths = (page: Page) => (page.viewportSize()?.width === 390 ? [390, 1440] : [1440, 390]);

/** At a desk and on a telephone: as it was opened, then at the other width. */
const expectToFit = async (page: Page, line: Line, screen: Screen, marks: string[], widths = bothWidths(page)) => {
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    const seen = await settled(page, line, opened(screen, marks));
    expectText(seen, `${screen.path} ${width}`);
    await screenshot(page, `${marks[0]?.slice(0, 4) ?? 'demo'} ${width} ${screen.path}`.replace(/[^\w ]+/g, '-'));
  }
};

/** As text, and without the frame that a desk has. */
const expectPrinted = async (page: Page, { path }: Screen) => {
  await resize(page, { width: 1440, height: 900 });
  const frame = page.locator('nav[aria-label=Hoofdmenu]');
  await frame.waitFor();
  await page.emulateMedia({ media: 'print' });
  expectText(await look(page), `print ${path}`);
  expect(await frame.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
};

/** The cells of a file: those in quotes hold anything. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(?:;|\r\n)/g)].map(([, cell = '']) => cell.replace(/^"/, ''));
const FILE = /^(Exporteren|Download .* als CSV)$/;
/** The same blocks make the files of the other shop. */
const FILE_OF_FIRST_SHOP = /^(Exporteren|Download (?!.* · carwash).* als CSV)$/;
/** Chromium drops what a document downloads beyond ten files in a second. */
const FILES_OF_A_DOCUMENT = 10;
/** What a spreadsheet would run begins like this; a number may, and a sign alone. */
const RUNS = /^([=@\t\r]|[+-](?!\d|$))/;

describe('a hostile text and an endless word', () => {
  hostile.for([...everyScreen])('stay text, and within the page, at $path', async (screen, { desk }) => {
    const { page, line, said, first, second } = desk;
    const visit = async (business: Business, marks: string[], widths?: number[]) => {
      const { heading } = await openedBy(page, line, screen, business, ...marks);
      if (business === first && NAMED.test(screen.path))
        expect({ heading, title: await page.title() }).toEqual({ heading: HOSTILE, title: TITLE });
      if (business === first && PRINTED.test(screen.path)) await expectPrinted(page, screen);
      await expectToFit(page, line, screen, marks, widths);
    };
    // A screen without a record of its own shows both at once.
    if (screen.route(first) === screen.route(second)) await visit(first, [...MARKS]);
    else {
      // The endless word is the wider one: what breaks into lines is seen at the width that the screen before had last.
      await visit(first, [MARKS[0]], WHOLE_MATRIX ? undefined : bothWidths(page).slice(0, 1));
      await visit(second, [MARKS[1]]);
    }
    expect(said.unexpected).toEqual([]);
  });

  hostile('are read in a failure, letter by letter', async ({ desk }) => {
    const { page, line, said, first } = desk;
    const [screen] = everyScreen.filter(({ path }) => path === '/tasks/:customerId');
    if (!screen) throw new Error('No such screen.');
    await openedBy(page, line, screen, first, MARKS[0]);
    for (const error of [HOSTILE, LONG]) {
      line.break(refusal(error), (call) => call.startsWith('POST'));
      await page.getByRole('main').getByRole('checkbox').first().click();
      const reason = page.locator('.notices [role=alert]').last();
      await expect.poll(() => reason.textContent()).toBe(error);
      expectText(await look(page), error);
      const box = await reason.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(480);
      await page.locator('.notices [aria-label=Sluiten]').last().click();
      await page.locator('.notices [aria-label=Sluiten]').last().click();
    }
    line.mend();
    expect(said.unexpected).toEqual([]);
  });

  hostile('are read in a tooltip, a day and an opened change', async ({ desk }) => {
    const { page, line, said, first } = desk;
    const openAt = async (path: string) => {
      for (const screen of everyScreen.filter((one) => one.path === path))
        await openedBy(page, line, screen, first, MARKS[0]);
    };
    await openAt('/');
    await page.locator('td button[aria-haspopup=dialog]').first().click();
    await page.getByRole('dialog').getByText('<img src=x onerror=').first().waitFor();
    expectText(await look(page), 'a day');
    await openAt('/statistics/overview');
    const chart = page.getByRole('region', { name: statisticsTexts.bestSold('sireon') });
    await chart.locator('.recharts-bar-rectangle').first().hover();
    await chart.locator('.recharts-tooltip-wrapper').getByText('<img src=x onerror=').waitFor();
    expectText(await look(page), 'a tooltip');
    await openAt('/audit/overview');
    await page.locator('summary').last().click();
    await page.locator('details[open]').getByText('<img src=x onerror=').first().waitFor();
    expectText(await look(page), 'a change');
    expect(said.unexpected).toEqual([]);
  });

  hostile.for(everyScreen.filter(({ path }) => EXPORTED.test(path)))(
    'run in no spreadsheet: the file of $path',
    async (screen, { desk }) => {
      const { page, line, first } = desk;
      await openedBy(page, line, screen, first, MARKS[0]);
      const buttons = page.getByRole('button', { name: WHOLE_MATRIX ? FILE : FILE_OF_FIRST_SHOP });
      await buttons.first().waitFor();
      for (const [index, button] of (await buttons.all()).entries()) {
        if (index > 0 && index % FILES_OF_A_DOCUMENT === 0) {
          await page.reload();
          // It opens this screen again, by a clock that runs as the test wants.
          await settled(page, line, opened(screen, [MARKS[0]]));
        }
        const coming = page.waitForEvent('download');
        await button.click();
        const text = await textOf(await coming);
        expect(cellsOf(text).length).toBeGreaterThan(3);
        expect(cellsOf(text).filter((cell) => RUNS.test(cell))).toEqual([]);
      }
    },
  );
});

/** One width in turn, two screens at each: a word without an end has tried both on every screen. */
const widthsInTurn = (index: number) => (WHOLE_MATRIX ? undefined : [index % 4 < 2 ? 1440 : 390]);

/** Milliseconds, beyond the longest that an answer is used without asking again. */
const LONG_AGO = 10 * 60_000;
const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) < index);

describe('ordinary data', () => {
  scenario(
    'keeps the rules of the page, fits, and asks nothing twice, on every screen',
    { timeout: 300_000 },
    async ({ chromium, product }) => {
      const { page, line, said, close } = await openDesk(chromium, product.url);
      for (const [index, screen] of everyScreen.entries()) {
        // What earlier screens have read is old by now, so that each screen asks for all that it shows.
        await page.clock.fastForward(LONG_AGO);
        line.addresses.length = 0;
        await openedBy(page, line, screen, FIRST_OF_ALL);
        await expectToFit(page, line, screen, [], widthsInTurn(index));
        expect(repeated(line.addresses), screen.path).toEqual([]);
      }
      expect(said.unexpected).toEqual([]);
      await close();
    },
  );
});
