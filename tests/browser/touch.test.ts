import { devices, type Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { newStillContext } from '../support/newContext';
import { leave } from '../support/onTheLine';
import { DUTCH_DESK, DUTCH_PHONE, signedInPage, withoutServiceWorker } from '../support/warmPage';

const SCREENS = [
  ['/', 'Vandaag'],
  ['/products/overview', 'Producten'],
  ['/products/edit/3', /liter/],
  ['/categories/overview', 'Categorieën'],
  ['/customers/overview', 'Klanten'],
  ['/customers/edit/1', /./],
  ['/customers/dashboard/1', /./],
  ['/tasks/1', /./],
  ['/news/overview', 'Nieuws'],
  ['/audit/overview', 'Wijzigingen'],
] as const;

/** Each with its heading, a field, and the one that comes after it. */
const VISIT_FORMS = [
  ['/machines/new/1', 'Nieuwe machine', 'Merk', 'Functie'],
  ['/machines/edit/1', /·/, 'Lijn', 'Lijnsnelheid'],
  ['/reports/new/waterreport/1', 'Nieuw waterrapport', 'pH *', 'Hardheid *'],
  ['/reports/edit/waterreport/1', /bijwerken/, 'EC *', 'Opmerkingen'],
  ['/reports/new/1', /afspraakrapport/i, 'Tijd *', 'Opmerkingen van de klant'],
] as const;

type Box = { y: number; height: number } | null;
const isWithin = (box: Box, height: number) => box !== null && box.y >= 0 && box.y + box.height <= height;

const isAbove = (one: Box, other: Box) => one !== null && other !== null && one.y + one.height <= other.y;

/** What is pressed and is smaller than 44 pixels, by its name; links within a sentence apart. */
const tooSmall = () => {
  const pressed =
    '.bar :is(a, button), :is(main, .MuiModal-root) :is(button, a, summary, .MuiInputBase-root, .MuiChip-deletable, .MuiChip-deleteIcon)';
  return [...document.querySelectorAll(pressed)]
    .filter((element) => element.checkVisibility() && !element.closest('.MuiAutocomplete-endAdornment'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return height > 0 && (height < 44 || width < 44);
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
};

/** Names that are higher than the row that they stand in. */
const outsideTheirRows = () =>
  [...document.querySelectorAll<HTMLElement>('main li .name')]
    .filter((name) => name.offsetHeight > (name.closest('li')?.clientHeight ?? 0))
    .map((name) => name.textContent);

/** Names that are not read whole: they stick out of their row, or are cut off. */
const cutOff = () => {
  return [...document.querySelectorAll('.appointments li, main li .name')]
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const box = (element.closest('li') ?? document.body).getBoundingClientRect();
      const { right, bottom } = words.getBoundingClientRect();
      return right > box.right + 1 || bottom > box.bottom + 1 || element.scrollHeight > element.clientHeight + 2;
    })
    .map((element) => element.textContent);
};

/** Amounts that do not stand within their card, and its margin of 16 pixels. */
const outsideTheirCards = () =>
  [...document.querySelectorAll('main :is(li span, td, dd)')]
    .filter((element) => element.checkVisibility() && /^€/.test(element.textContent))
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const card = element.closest('.card, .MuiCard-root, section')?.getBoundingClientRect();
      return words.getBoundingClientRect().right > (card?.right ?? 0) - 16;
    })
    .map((element) => element.textContent);

/** How many cells a screen reader finds in the head and in each row of a list: it counts them to know their column. */
const cellsOfRows = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLTableRowElement>('main .records tr')].map(
      ({ cells }) => [...cells].filter((cell) => cell.checkVisibility()).length,
    ),
  ),
];

/** What is pressed and would be missed, with what is pressed in its place, when it is scrolled into view. */
const covered = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(button, a, input:not([type=file]), textarea:not([aria-hidden]))',
    ),
  ]
    .filter((control) => control.checkVisibility({ opacityProperty: true }))
    .flatMap((control) => {
      control.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.contains(hit) || hit?.contains(control) ? [] : [`${control.outerHTML} under ${hit?.outerHTML}`];
    });

describe('a failure', () => {
  scenario('covers no control, and leaves the button that saves in sight', async ({ signedIn: page, faults }) => {
    await page.goto('/#/products/edit/3');
    await page.getByLabel('Naam').fill('');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Opslaan' }).click();
      const notice = page.locator('.notices');
      await notice.getByRole('alert').waitFor();
      await screenshot(page, `failure ${width}`);
      await expect
        .poll(async () => {
          const [save, told] = [await page.locator('main [type=submit]').boundingBox(), await notice.boundingBox()];
          return save && told && save.y + save.height <= told.y && told.y + told.height === 844;
        })
        .toBe(true);
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
    }
    // A window of 1280 by 1024 at four times its size.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => page.evaluate(covered)).toEqual([]);
    await screenshot(page, 'failure at 400 %');
    await page.setViewportSize(DUTCH_PHONE.viewport);
    // The bar of what is selected in a list ends above it too.
    faults.expect(/exportFound/);
    await page.route('**/exportFound*', (route) => route.abort());
    await open(page, '/customers/overview');
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await page.getByRole('button', { name: 'Kiezen' }).click();
    const bar = page.getByRole('region', { name: 'Kiezen' });
    await bar.getByRole('button', { name: /^Alle/ }).click();
    await bar.getByRole('button', { name: 'Exporteren' }).click();
    const told = page.locator('.notices');
    await told.getByRole('alert').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(async () => isAbove(await bar.boundingBox(), await told.boundingBox())).toBe(true);
  });
});

describe('what has the focus', () => {
  scenario('is not covered by the bar of what is selected', async ({ signedIn: page }) => {
    await open(page, '/market/overview');
    await page.getByRole('button', { name: 'Kiezen' }).click();
    await page.getByRole('region', { name: 'Kiezen' }).waitFor();
    await page.locator('.record-rows input[type=checkbox]').first().check();
    // Nor does it move the page, which would go on with each Tab.
    const scrolledBy = (button: HTMLElement) => {
      scrollTo(0, 0);
      button.focus();
      return scrollY;
    };
    for (const button of await page.locator('.selection-bar button:enabled').all())
      expect(await button.evaluate(scrolledBy)).toBe(0);
    // A small phone, and a window of 1280 by 1024 at four times its size.
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      await expect.poll(() => page.evaluate(covered), { message: String(height) }).toEqual([]);
    }
  });
});

/** Keeps the watchers of the page, for what the system does to the last one. */
const keepWatchers = () => {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return;
  window.CloseWatcher = class extends CloseWatcher {
    constructor() {
      super();
      Object.assign(window, { goBack: () => this.requestClose() });
    }
  };
};

const phone = scenario.extend('phone', { scope: 'file' }, async ({ chromium, product }, { onCleanup }) => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'] ?? {};
  const context = await newStillContext(chromium, { baseURL: product.url, ...DUTCH_DESK, ...pixel });
  onCleanup(() => context.close());
  await withoutServiceWorker(context);
  await context.addInitScript(keepWatchers);
  const page = await context.newPage();
  await signedInPage(page);
  return page;
});
/** The 'Terug' of the telephone, in Chromium's own watcher. */
const goBack = (page: Page) => page.evaluate(() => Reflect.apply(Reflect.get(window, 'goBack'), window, []));

const open = (page: Page, route: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

describe('on a phone', () => {
  phone('whatever is pressed is large enough for a finger, and nothing sticks out', async ({ phone: page }) => {
    for (const [route, name] of SCREENS) {
      // Else the screen before it, which stands until this one comes, is taken for it.
      await leave(page);
      await open(page, route);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.locator('.content :is(tbody tr, form, li)').first().waitFor();
      await expect.poll(() => page.evaluate(tooSmall), { message: route }).toEqual([]);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: route }).toBeLessThanOrEqual(393);
      if (route === '/' || route === '/customers/overview') {
        // In the day of a calendar and the sheet of filters too.
        await page.locator('main :is(.calendar-events, button:has-text("Filters"))').first().click();
        await page.getByRole('dialog').waitFor();
        await expect.poll(() => page.evaluate(tooSmall), { message: `dialog of ${route}` }).toEqual([]);
        await page.keyboard.press('Escape');
      }
      if (route !== '/customers/overview') continue;
      // A customer is a card, and still a row of cells: nothing of it is hidden, and its number can be called.
      const card = page.getByRole('row').nth(1);
      await card.getByRole('cell').filter({ hasText: '@' }).waitFor();
      await card.locator('a[href^="tel:"]').waitFor();
      // A customer without a telephone, and then with a box to select each.
      await card.locator('td:has(a[href^="tel:"])').evaluate((cell) => cell.replaceChildren());
      expect(await page.evaluate(cellsOfRows)).toHaveLength(1);
      await screenshot(page, 'customers phone');
      await page.getByRole('button', { name: 'Kiezen' }).click();
      await page.getByRole('region', { name: 'Kiezen' }).waitFor();
      expect(await page.evaluate(cellsOfRows)).toHaveLength(1);
      // The box of the page, which nobody sees here, is not reached by key either.
      await expect.poll(() => page.getByLabel('Alles op deze pagina kiezen').isVisible()).toBe(false);
      await screenshot(page, 'customers to select, phone');
      await page.getByRole('button', { name: 'Klaar' }).click();
    }
    await screenshot(page, 'history phone');
  });

  phone("'Terug' closes the menu and the search, and leaves the screen below them", async ({ phone: page }) => {
    await open(page, '/tasks/1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [button, name] of [
      ['Menu openen', 'Hoofdmenu'],
      ['Zoeken en doen', 'Zoeken en doen'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await goBack(page);
      await dialog.waitFor({ state: 'hidden' });
      expect(page.url()).toContain('/tasks/1');
    }
  });

  phone('the bar that saves an order stays above the list while it has changes', async ({ phone: page }) => {
    await open(page, '/products/overview');
    const bar = page.locator('.order-ways');
    await page.locator('.record-head button').first().waitFor();
    // As it is stored there is nothing to say of it.
    expect(await bar.boundingBox()).toMatchObject({ height: 0 });
    const bottom = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    const moveFirst = async () => {
      await page
        .getByRole('button', { name: /^Verplaats / })
        .first()
        .focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor();
    };
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(bottom).toBeLessThan(0);
    await moveFirst();
    /** What is hit where the strip of buttons that sort passes the bar. */
    const hitOnTheBar = () =>
      bar.evaluate((element) => {
        const strip = document.querySelector('.record-head button');
        const middleOf = (one: Element | null) => {
          const { y = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
          return y + height / 2;
        };
        scrollBy(0, middleOf(strip) - middleOf(element));
        const isBeneath = Math.abs(middleOf(strip) - middleOf(element)) < 1;
        const hit = document.elementFromPoint((strip?.getBoundingClientRect().x ?? 0) + 2, middleOf(strip));
        return isBeneath && element.contains(hit);
      });
    await expect.poll(hitOnTheBar).toBe(true);
    await screenshot(page, 'order bar over the list, phone');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();

    await open(page, '/machines/overview/3');
    await page.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
    await moveFirst();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(bottom).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  });

  phone('every name is read whole on the narrowest, and signing out stands there', async ({ phone: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [route, name] of [
      ['/', 'Vandaag'],
      ['/products/order/1/1', 'Productvolgorde'],
      ['/categories/overview', 'Categorieën'],
    ] as const) {
      await open(page, route);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await expect.poll(() => page.evaluate(cutOff), { message: route }).toEqual([]);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: route }).toBe(320);
      const account = await page.getByRole('button', { name: /^Account van/ }).boundingBox();
      expect((account?.x ?? 320) + (account?.width ?? 0), route).toBeLessThanOrEqual(320);
    }
    // Here the tiles of a row may be narrower than the one tile of a phone.
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/products/order/1/1');
    await page
      .getByRole('button', { name: /^Verplaats Autoshampoo/ })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
    await page.setViewportSize(DUTCH_PHONE.viewport);
  });

  phone('every name of a category stands within its row, on the narrowest too', async ({ phone: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/categories/overview');
    await page.getByRole('heading', { level: 1, name: 'Categorieën' }).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expect.poll(() => page.evaluate(outsideTheirRows)).toEqual([]);
    await screenshot(page, 'categories of a narrow phone');
    await page.setViewportSize(DUTCH_PHONE.viewport);
  });

  phone('what is to be ordered stands beside its product, without scrolling', async ({ phone: page }) => {
    await open(page, '/customers/usage/3');
    const toOrder = page.getByRole('columnheader', { name: 'Te bestellen' });
    await toOrder.waitFor();
    const hidden = () =>
      toOrder.evaluate((cell) => {
        const box = cell.closest('.scrolls-aside')?.getBoundingClientRect();
        return cell.getBoundingClientRect().right - (box?.right ?? 0);
      });
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    await screenshot(page, 'usage on a phone');
  });

  phone('every amount of an order stands within its card, on the narrowest too', async ({ phone: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/v2/dashboard/overviewTransactions/*', async (route) => {
      const answer = await route.fetch();
      const order = await answer.text();
      // A product whose name is one long word, and an amount of five digits.
      await route.fulfill({
        response: answer,
        body: order
          .replaceAll(/"title":"[^"]*"/g, '"title":"Hogedrukreinigingsconcentraat"')
          .replaceAll('"price":"', '"price":"100'),
      });
    });
    await open(page, '/customers/dashboard/1');
    const orders = page.getByRole('main').locator('li a[href^="#/transactions/"]');
    await orders.first().waitFor();
    await expect.poll(() => page.evaluate(outsideTheirCards)).toEqual([]);
    await screenshot(page, 'orders of a narrow phone');
    await orders.first().click();
    await page.getByRole('cell', { name: 'Hogedrukreinigingsconcentraat' }).first().waitFor();
    await expect.poll(() => page.evaluate(outsideTheirCards)).toEqual([]);
    await screenshot(page, 'order of a narrow phone');
    await page.unrouteAll();
    await page.setViewportSize(DUTCH_PHONE.viewport);
  });

  phone(
    'each form of a visit goes on by Enter, names its customer, and keeps its save in sight',
    async ({ phone: page }) => {
      // What the screen's keyboard leaves of the page.
      await page.setViewportSize({ width: 393, height: 400 });
      for (const [route, name, first, second] of VISIT_FORMS) {
        await open(page, route);
        // The form before it has the same fields.
        await page.getByRole('heading', { level: 1, name }).waitFor();
        const field = page.getByLabel(first, { exact: true });
        await field.focus();
        await expect.poll(() => field.getAttribute('enterkeyhint'), { message: route }).toBe('next');
        await field.press('Enter');
        const next = page.getByLabel(second, { exact: true });
        await expect.poll(() => next.evaluate((one) => one === document.activeElement), { message: route }).toBe(true);
        await expect.poll(() => page.evaluate(tooSmall), { message: route }).toEqual([]);
        const save = page.getByRole('button', { name: 'Opslaan' });
        await expect.poll(async () => isWithin(await save.boundingBox(), 400), { message: route }).toBe(true);
        await expect.poll(async () => isWithin(await next.boundingBox(), 400), { message: route }).toBe(true);
        await page.getByRole('main').locator('a[href^="#/customers/dashboard/"]').filter({ hasText: /\w/ }).waitFor();
      }
      await screenshot(page, 'form above the keyboard of a phone');
    },
  );
});

const rightOf = (box: { x: number; width: number } | null) => box && box.x + box.width;
/** The number of lines of each text. */
const linesOf = (cells: Element[]) =>
  cells.map((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

describe('on a tablet', () => {
  scenario('tables and forms stand in the width that there is', async ({ signedIn: page }) => {
    for (const width of [768, 1024]) {
      const message = String(width);
      await page.setViewportSize({ width, height: 1024 });
      await open(page, '/customers/usage/3');
      const toOrder = page.getByRole('columnheader', { name: 'Te bestellen' });
      await toOrder.waitFor();
      const aside = page.locator('.scrolls-aside', { has: toOrder });
      const hidden = () => aside.evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(hidden, { message }).toBe(0);
      await screenshot(page, `usage ${width}`);

      await open(page, '/customers/report/3');
      const lineNames = page.getByRole('region', { name: 'Machines' }).locator('tbody td:nth-child(3)');
      await lineNames.first().waitFor();
      await expect.poll(async () => new Set(await lineNames.evaluateAll(linesOf)), { message }).toEqual(new Set([1]));
      await screenshot(page, `visit report ${width}`);

      await open(page, '/news/push');
      const planned = page.locator('.card, .MuiCard-root').filter({ hasText: 'Ingepland' });
      await planned.waitFor();
      const form = page.locator('main .MuiCard-root', { has: page.getByLabel('Bericht') });
      const edges = async () => rightOf(await planned.boundingBox()) === rightOf(await form.boundingBox());
      await expect.poll(edges, { message }).toBe(true);
      await screenshot(page, `push ${width}`);
      await leave(page);
    }
  });
});

/** In pixels, without the margins of the sheet. */
const A4_WIDTH = 703;

/** Each with a text that has come when the screen has. */
const PRINTED = [
  ['/customers/overview', /@|^0\d{2,3} /],
  ['/machines/edit/93', 'Merk'],
  ['/customers/dashboard/3', /^\d{3} · \w/],
  ['/customers/usage/3', 'Te bestellen'],
] as const;
/** Frames and buttons; the heading of a column is one that sorts. */
const framed = () => {
  const pressed =
    'main :is(fieldset, .MuiSelect-icon, .MuiButton-root, .MuiIconButton-root, .plain-button, .plain-icon-button, [type=submit])';
  return [...document.querySelectorAll(pressed)].filter((one) => one.checkVisibility()).length;
};
/** Black on what may be printed dark: the sign that a table has more beside it. */
const shaded = () =>
  [...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).backgroundImage !== 'none').length;
/** Labels that stand over their value. */
const overlapping = () =>
  [...document.querySelectorAll('main label[for]')].filter((label) => {
    const field = document.getElementById(label.getAttribute('for') ?? '');
    const [above, below] = [label.getBoundingClientRect(), field?.getBoundingClientRect()];
    return below && below.height > 0 && label.matches('.MuiInputLabel-root') && above.bottom > below.top + 1;
  }).length;

describe('on paper', () => {
  scenario(
    'stands what a screen says, and nothing to press: a list, a form, a dashboard',
    async ({ signedIn: page }) => {
      for (const [route, text] of PRINTED) {
        await page.emulateMedia({ media: null });
        await leave(page);
        await open(page, route);
        await page.locator('.content').getByText(text).first().waitFor();
        await page.emulateMedia({ media: 'print' });
        for (const part of ['navigation', 'searchbox', 'banner'] as const)
          await expect.poll(() => page.getByRole(part).count(), { message: `${part} of ${route}` }).toBe(0);
        await expect.poll(() => page.evaluate(framed), { message: route }).toBe(0);
        await expect.poll(() => page.evaluate(overlapping), { message: route }).toBe(0);
        await expect.poll(() => page.evaluate(shaded), { message: route }).toBe(0);
        // On A4 as wide as it is, on no more sheets than it fills.
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, route).toBeLessThanOrEqual(2);
        await screenshot(page, `on paper ${route.replaceAll('/', ' ')}`);
      }
      // A list that was searched says for what, and has all of its columns at the width of A4.
      const screenSize = page.viewportSize() ?? { width: 0, height: 0 };
      for (const [route, searched] of Object.entries({
        '/customers/overview': 'was',
        '/transactions/overview': 'bv',
      })) {
        await page.emulateMedia({ media: null });
        await leave(page);
        await open(page, route);
        await page.getByRole('searchbox').fill(searched);
        const heads = page.locator('.records th');
        await heads.first().waitFor();
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: A4_WIDTH, height: 1000 });
        await expect.poll(() => page.getByRole('searchbox').inputValue(), { message: route }).toBe(searched);
        const isHidden = (all: Element[]) =>
          all.filter((head) => !head.checkVisibility()).map((head) => head.textContent);
        await expect.poll(() => heads.evaluateAll(isHidden), { message: route }).toEqual([]);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: route }).toBeLessThanOrEqual(A4_WIDTH);
        await page.setViewportSize(screenSize);
        // react-admin puts a search into the address a tick later, also where the list was left in that tick.
        await expect.poll(() => page.url(), { message: route }).toContain('filter=');
      }
      // A chart's legend keeps its colours, which tell the shops apart, and stands on one sheet with its bars.
      await page.emulateMedia({ media: null });
      await open(page, '/statistics/overview');
      const legend = page.locator('section > .chart-legend').first();
      await legend.waitFor();
      await page.emulateMedia({ media: 'print' });
      const inPrint = (one: Element) => ({
        swatches: [...one.children].map((name) => getComputedStyle(name, '::before').printColorAdjust),
        section: one.parentElement && getComputedStyle(one.parentElement).breakInside,
      });
      expect(await legend.evaluate(inPrint)).toEqual({ swatches: ['exact', 'exact'], section: 'avoid' });
      // As the colour of a category.
      await page.emulateMedia({ media: null });
      await open(page, '/categories/overview');
      const dot = page.locator('.color-dot[style*=background]').first();
      await dot.waitFor();
      const colour = () => dot.evaluate((one) => getComputedStyle(one).backgroundColor);
      const onScreen = await colour();
      await page.emulateMedia({ media: 'print' });
      expect(await colour()).toBe(onScreen);
      expect(await dot.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact');
      // What scrolls on the screen, with more in it than it shows.
      await page.emulateMedia({ media: null });
      await open(page, '/');
      const appointments = page.locator('.appointments');
      const isCutOff = () => appointments.evaluate((list) => list.scrollHeight > list.clientHeight + 1);
      await expect.poll(isCutOff).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await isCutOff()).toBe(false);
    },
  );
});
