import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { headersFor } from '../../src/provider/http/client';
import type { Business } from '../support/aBusiness';
import { expectAccessible, loadAxe, NARROW, WIDE } from '../support/axe';
import { everyScreen, typicalScreens } from '../support/everyScreen';
import { type Line, SIGNED_OUT, WHOLE_MATRIX } from '../support/line';
import { newStillContext } from '../support/newContext';
import { atRest, go, leave, onTheLine } from '../support/onTheLine';
import { DUTCH_DESK, forget } from '../support/warmPage';

/** Every screen and every dialog under axe. */

const accessible = onTheLine.extend('checked', { scope: 'file' }, async ({ desk }) => {
  await loadAxe(desk.page);
  return desk;
});

const look = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main.content');
    return {
      hash: window.location.hash,
      heading: main?.querySelector('h1, [role=heading][aria-level="1"]')?.textContent ?? '',
      isWaiting: main?.querySelector('.MuiSkeleton-root, .skeleton') !== null,
      size: main?.innerHTML.length,
    };
  });

const open = async (page: Page, line: Line, route: string) => {
  await leave(page);
  await go(page, route);
  await atRest(
    line,
    () => look(page),
    ({ hash, heading, isWaiting }) => hash === `#${route}` && heading !== '' && !isWaiting,
    4,
  );
};

/** Bar and menu are the same on every screen. */
const FRAME = ['.bar', '.side'];

/** Both widths for one of each kind, of the others one in turn; both modes for all. */
const wantedOf = (index: number, isTypical: boolean, sizes: readonly (typeof WIDE)[] = [WIDE, NARROW]) => ({
  sizes: isTypical || WHOLE_MATRIX || sizes.length === 1 ? sizes : [index % 2 === 0 ? WIDE : NARROW],
});

describe('a screen', () => {
  accessible.for([...everyScreen])(
    'has nothing that axe finds, in the light and in the dark: $path',
    async (screen, { checked }) => {
      const { page, line, business } = checked;
      const route = screen.route(business);
      const wanted = wantedOf(everyScreen.indexOf(screen), typicalScreens.includes(screen.path));
      await open(page, line, route);
      await expectAccessible(page, { exclude: route === '/' ? [] : FRAME }, wanted);
    },
  );
});

interface Stage {
  page: Page;
  line: Line;
  business: Business;
}
interface Opened {
  name: string;
  route: (business: Business) => string;
  press: (stage: Stage) => Promise<unknown>;
  /** A selector of what opened; default a dialog. */
  part?: string;
  sizes?: readonly (typeof WIDE)[];
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const login = (page: Page) => page.getByRole('dialog', { name: 'Inloggen' });
/** A colleague changes a category. */
const changeElsewhere = async ({ page, business }: Stage) => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wasbeheer.session') ?? '{}').API_token);
  const data = { shop_id: 1, category_title: 'Anders', category_color: '', category_active: 1 };
  const answer = await page
    .context()
    .request.post(`/v2/dashboard/category/edit/${business.categories}`, { headers: headersFor(token), data });
  expect(answer.status()).toBe(200);
};
const category = ({ categories }: Business) => `/categories/edit/${categories}`;

const everyDialog: readonly Opened[] = [
  {
    name: 'a form that is wrong, with its hints and its notice',
    route: ({ customers }) => `/reports/new/waterreport/${customers}`,
    press: async ({ page }) => {
      await page.getByLabel('pH').fill('zuur');
      await button(page, 'Opslaan').click();
      await page.locator('.notices [role=alert]').waitFor();
    },
    part: '#root',
  },
  {
    name: 'the events of a day',
    route: () => '/',
    press: ({ page }) => page.locator('main [aria-haspopup=dialog]').first().click(),
  },
  {
    name: 'the account menu',
    route: () => '/',
    press: ({ page }) => button(page, /^Account van/).click(),
    part: '[role=menu]',
  },
  {
    name: 'the main menu',
    route: () => '/',
    press: async ({ page }) => {
      await page.setViewportSize(NARROW);
      await button(page, 'Menu openen').click();
    },
    part: '.drawer',
    sizes: [NARROW],
  },
  {
    name: 'what is found and can be done',
    route: () => '/',
    press: async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Zoeken en doen' }).fill('zeep');
      await page
        .getByRole('option', { name: /^Zeeppomp/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the sheet of keys',
    route: () => '/',
    press: ({ page }) => page.keyboard.press('?'),
  },
  {
    name: 'the filters of a list',
    route: () => '/transactions/overview',
    press: ({ page }) => button(page, 'Filters').click(),
    // A narrow screen has a sheet in its place: axe reads what stands there, and this is one of the two.
    sizes: [WIDE],
  },
  {
    name: 'the columns of a list',
    route: () => '/transactions/overview',
    press: ({ page }) => button(page, 'Kolommen').click(),
  },
  {
    name: 'the saved views of a list',
    route: () => '/transactions/overview',
    press: async ({ page }) => {
      await button(page, 'Weergaven').click();
      await dialog(page).getByLabel('Naam').fill('Grote bestellingen');
      await button(page, 'Opslaan als nieuwe weergave').click();
      await page.getByRole('link', { name: 'Grote bestellingen' }).waitFor();
    },
  },
  {
    name: 'the choices of a field',
    route: category,
    press: ({ page }) => page.getByLabel('Shop').click(),
    part: '[role=listbox]',
  },
  {
    name: 'the question before a deletion',
    route: () => '/news/overview',
    press: ({ page }) => button(page, /^Verwijderen:/).click(),
  },
  {
    name: 'the question before unsaved work is left',
    route: category,
    press: async ({ page }) => {
      await page.getByLabel('Naam').fill('Zemen');
      await go(page, '/');
    },
  },
  {
    name: 'the choice between two changes of a field',
    route: category,
    press: async (stage) => {
      await stage.page.getByLabel('Naam').fill('Zemen');
      await changeElsewhere(stage);
      await button(stage.page, 'Opslaan').click();
    },
  },
  {
    name: 'the details of a lead',
    route: () => '/b2binsights/overview',
    press: async ({ page, line }) => {
      await page.locator('tbody button').first().click();
      await atRest(
        line,
        () => dialog(page).locator('dd').count(),
        (count) => count > 0,
      );
    },
  },
  {
    name: 'what is put back',
    route: () => '/audit/overview',
    press: async ({ page, line }) => {
      await page.locator('tbody summary').first().click();
      await button(page, /^Terugzetten:/).click();
      await atRest(
        line,
        () => dialog(page).locator('dd').count(),
        (count) => count > 0,
      );
    },
    // A narrow screen has the same dialog, but its list has other columns.
    sizes: [WIDE],
  },
  {
    name: 'the place for the selected products',
    route: ({ categories: id }) => `/products/order/1/${id}`,
    press: async ({ page }) => {
      await page.locator('main input[type=checkbox]').last().check();
      await button(page, 'Naar positie…').click();
    },
  },
  {
    name: 'the login over a screen, which asks before signing out',
    route: () => '/products/overview',
    press: async ({ page, line }) => {
      line.break(SIGNED_OUT, (call) => call.startsWith('GET '), { isOnce: true });
      await go(page, '/news/overview');
      await login(page).waitFor();
      line.mend();
      await login(page).getByRole('button', { name: 'Uitloggen' }).click();
    },
    part: 'dialog',
  },
];

/** One of each kind: a dialog, a menu, a drawer, a sheet. */
const typicalDialogs = ['the events of a day', 'the account menu', 'the main menu', 'the sheet of keys'];

describe('a dialog', () => {
  accessible.for([...everyDialog])(
    'has nothing that axe finds, in the light and in the dark: $name',
    async (opened, { checked }) => {
      const { name, route, press, part = '[role=dialog]', sizes } = opened;
      const { page, line, business } = checked;
      const wanted = wantedOf(everyDialog.indexOf(opened), typicalDialogs.includes(name), sizes);
      await page.setViewportSize(WIDE);
      await forget(page);
      await open(page, line, route(business));
      await press({ page, line, business });
      await page.locator(part).waitFor();
      await expectAccessible(page, { include: [part] }, wanted);
      await page.locator(part).waitFor();
    },
  );
});

/** The first of these, with a line around it: a contrast theme takes backgrounds and shadows away. */
const isLined = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, borderStyle, borderWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' || (borderStyle !== 'none' && borderWidth !== '0px');
    });

describe('a contrast theme', () => {
  accessible('draws a line where else a background tells something', async ({ checked }) => {
    const { page, line, business } = checked;
    await forget(page);
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ forcedColors: 'active' });

    await open(page, line, '/statistics/overview');
    expect(await isLined(page, '.content [aria-pressed=true]')).toBe(true);
    const pressed = page.locator('.content [aria-pressed=true]').first();
    const ring = () => pressed.evaluate((element) => getComputedStyle(element).outline);
    const unfocused = await ring();
    await page.keyboard.press('Tab');
    await pressed.focus();
    expect(await ring()).not.toBe(unfocused);
    const swatches = page.locator('.chart-legend span');
    const coloursOf = (spans: Element[]) => spans.map((span) => getComputedStyle(span, '::before').forcedColorAdjust);
    expect(new Set(await swatches.evaluateAll(coloursOf))).toEqual(new Set(['none']));
    // In the theme's own colour, whichever the dashboard's would be.
    const ofTheme = await page.evaluate(() => getComputedStyle(document.body).color);
    const drawn = (part: string) =>
      page.locator(part).evaluateAll((parts) => parts.map((one) => getComputedStyle(one)).map(({ fill }) => fill));
    for (const part of ['.chart text', '.menu a:not([aria-current]) svg'])
      expect(new Set(await drawn(part))).toEqual(new Set([ofTheme]));

    await open(page, line, '/');
    expect(await isLined(page, '.calendar-events')).toBe(true);
    await open(page, line, '/news/push');
    for (const part of ['[role=img]', '[role=img] > *']) expect(await isLined(page, `main ${part}`)).toBe(true);

    await open(page, line, '/products/overview');
    expect(await isLined(page, '.content .contained')).toBe(true);
    await button(page, 'Kiezen').click();
    await page.locator('.record-rows input[type=checkbox]').first().check();
    expect(await isLined(page, '.record-rows tr')).toBe(true);

    await open(page, line, category(business));
    await page.getByLabel('Shop').click();
    expect(await isLined(page, '[role=option].Mui-selected')).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    expect(await isLined(page, '.command-menu [aria-selected=true]')).toBe(true);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

/** On a page of its own, where nobody is signed in. */
accessible('the login has nothing that axe finds, wide and narrow, light and dark', async ({ chromium, shop }) => {
  const context = await newStillContext(chromium, { baseURL: shop.url, ...DUTCH_DESK });
  const page = await context.newPage();
  // The login takes its colours from the system once, when it loads.
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await page.goto(`/?${mode}#/login`);
    await page.getByRole('button', { name: 'Inloggen' }).waitFor();
    await loadAxe(page);
    await expectAccessible(page, { exclude: [] }, { modes: [mode] });
  }
  await context.close();
});
