import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import feedback from '../../i18n/nl/feedback';
import inputs from '../../i18n/nl/inputs';
import { manifests } from '../../src/app/registry';
import { pathsOf } from '../../src/lib/manifest';
import { NAME } from '../support/aBusiness';
import { everyScreen, type Screen, typicalScreens } from '../support/everyScreen';
import { type Breakage, breakagesAt, FAILED, type Line, UNAVAILABLE, WHOLE_MATRIX } from '../support/line';
import { atRest, go, leave, onTheLine } from '../support/onTheLine';
import { forget } from '../support/warmPage';

/** Every route of the product, and the ways in which its calls go wrong while it loads. */

const { load, transactions } = feedback.feedback;

/** What staff must never read of a failed load: success, the inside of a program, the server's reason, or that there is nothing. */
const NEVER =
  /Error|undefined|null|NaN|\[object|JSON|fetch|HTTP|<html|Bad Gateway|\b(429|50\d)\b|De kassa is dicht|toegevoegd|geüpdate|(?<!niet) opgeslagen$|Volgorde aangepast/m;
const EMPTY = /Geen |Nog geen|nog niets|Niets gevonden|Er zijn geen|zijn geen |is er niets|van 0\b| · $/m;

/** What the screen says, in words and in what stands for them. */
const look = (page: Page) =>
  page.evaluate(
    ({ failed, NAME }) => {
      const main = document.querySelector('main.content');
      const inputs = [...(main?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
      // What charts measure their labels with is out of sight.
      document.querySelector('#recharts_measurement_span')?.replaceChildren();
      const text = document.body.innerText;
      const says = failed.filter((line) => text.includes(line));
      return {
        heading: main?.querySelector('h1')?.textContent ?? '',
        hasMenu: document.querySelector('nav[aria-label=Hoofdmenu]') !== null,
        title: document.title,
        text,
        alerts: document.querySelectorAll('[role=alert], .notices').length,
        figures: main?.querySelectorAll('.recharts-surface, tbody tr').length ?? 0,
        isWaiting: main?.querySelector('.MuiSkeleton-root, .skeleton') !== null,
        says: says.length > 0,
        isBlock: main?.querySelector('.load-failed') !== null,
        hasForm: main?.querySelector('form button[type=submit]') instanceof HTMLElement,
        hasData: main?.textContent?.includes(NAME) || inputs.some(({ value }) => value.includes(NAME)),
      };
    },
    { failed: [load.failed, inputs.inputs.choicesFailed, transactions.loadFailed], NAME },
  );
type Seen = Awaited<ReturnType<typeof look>>;

/** Once what was broken was asked for, and the screen shows what it has. */
const open = async (page: Page, line: Line, route: string, isReached = (_: Seen) => true): Promise<Seen> => {
  await go(page, route);
  return atRest(
    line,
    () => look(page),
    (seen) => line.hasMet() && !seen.isWaiting && (seen.says || seen.hasForm || seen.hasData) && isReached(seen),
    LOOKS,
  );
};
const LOOKS = 4;

const isThere = ({ hasForm, hasData }: Seen, { kind }: Screen) => (kind === 'new' ? hasForm : hasData);

/** Presses every button of a block that failed until the screen is there: at every look, or once. */
const retry = (page: Page, line: Line, screen: Screen, isOnce = false): Promise<Seen> => {
  let isPressed = false;
  const pressAndLook = async () => {
    if (!isPressed)
      await page.getByRole('button', { name: load.retry }).evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
    isPressed = isOnce;
    return look(page);
  };
  const isReached = (seen: Seen) => !seen.says && !seen.isWaiting && isThere(seen, screen);
  return atRest(line, pressAndLook, isReached, isOnce ? LOOKS : 2);
};

/** No blank page, no alert, no word that misleads. */
const expectHonest = ({ heading, hasMenu, title, text, alerts }: Seen, what: string) => {
  expect({ heading, hasMenu, alerts }, what).toEqual({
    heading: expect.stringMatching(/\w/),
    hasMenu: true,
    alerts: 0,
  });
  expect(`${title}\n${text}`, what).not.toMatch(NEVER);
  expect(`${heading}\n${text}`, what).not.toMatch(EMPTY);
};
const expectThere = (seen: Seen, screen: Screen) =>
  expect({ says: seen.says, isThere: isThere(seen, screen) }).toEqual({ says: false, isThere: true });

const isLoad = (call: string) => call.startsWith('GET ');

test('the table has every route of the product', () => {
  const paths = [...manifests.flatMap(pathsOf), '/login'];
  expect([...everyScreen.map(({ path }) => path), '/login'].toSorted()).toEqual(paths.toSorted());
  expect(paths).toEqual(expect.arrayContaining([...typicalScreens]));
});

/** Whether there is `/api`, and how long its lists are. */
const SIZES = 'GET api/sizes';
/** What a screen asks beside its own: it does without, and says nothing. */
const ASIDE = [SIZES, 'GET v2/dashboard/category/shops'];
/** These name the customer, and do without the name just as well. */
const OF_A_CUSTOMER = /^\/(tasks|machines|reports|transactions|customers\/usage)\//;
/** These name the products of machines, beside their codes. */
const OF_MACHINES = /^\/(machines|customers\/(dashboard|report))\//;
/**
 * Without `/api` there is no knowing by which norms a measured value is judged, what was ordered, whose runs to show,
 * and what more these screens have.
 */
const STANDS_ON_API = /^\/$|waterreport|customers\/(usage|report|dashboard)|runs|statistics|push$/;
const isItsOwn = (call: string, { path }: Screen) =>
  (call === SIZES && STANDS_ON_API.test(path)) || !ASIDE.includes(call);
/** A new product stands in no category yet: it asks for them, and shows none. */
const isAside = (call: string, screen: Screen) =>
  !isItsOwn(call, screen) ||
  (screen.path === '/products/new' && /category\/overview$/.test(call)) ||
  // Whether messages are sent at all: without knowing, the page sends as well and says nothing of it.
  (screen.path === '/news/push' && /^GET api\/push_service\b/.test(call)) ||
  (OF_MACHINES.test(screen.path) && /^GET api\/machine_products$/.test(call)) ||
  (OF_A_CUSTOMER.test(screen.path) && /customer\/overview\/\d+$/.test(call));

/** The charts of the statistics are one component, which takes its call as a parameter. */
const CHARTED = /((systemUsage|sales|revenue)LastMonth|bestSoldProducts|nrOfOrders)(\/\d+)?$/;
/** One of each kind: a block that asks the same for each shop stands for both, and one chart for the others. */
const ofEachKind = (calls: readonly string[]): string[] => {
  const kindOf = (call: string) => call.replace(CHARTED, 'chart').replace(/\d+/g, ':id');
  return calls.filter((call, index) => calls.findIndex((other) => kindOf(other) === kindOf(call)) === index);
};

/** Which calls fail alone. Those of the frame are the same on every screen; a list's or a record's only call has failed above. */
const tellingCalls = (calls: ReadonlySet<string>, screen: Screen): string[] => {
  if (WHOLE_MATRIX) return [...calls];
  const asked = ofEachKind([...calls]);
  if (typicalScreens.includes(screen.path)) return asked;
  const own = asked.filter((call) => isItsOwn(call, screen));
  return own.length > 1 || screen.kind === 'new' ? own : [];
};

/** Last comes one after which the app asks nothing anew by itself: only the button does. */
const endingInButton = (breakages: readonly Breakage[]): readonly Breakage[] => {
  const tried = breakages.toReversed();
  const isAskedAnew = /network|timeout/.test(tried.at(-1)?.kind ?? '');
  return isAskedAnew ? [...tried, FAILED] : tried;
};

describe('a load that fails', () => {
  onTheLine.for([...everyScreen])(
    'is told quietly at $path, and can be tried again past one 503; one that fails alone never misleads',
    async (screen, { desk, broken }) => {
      const { page, line, said, business } = desk;
      const isTypical = typicalScreens.includes(screen.path);
      const route = screen.route(business);
      line.mend();
      await forget(page);
      for (const breakage of endingInButton(breakagesAt(broken, everyScreen.indexOf(screen), isTypical))) {
        await leave(page);
        line.break(breakage, isLoad);
        const seen = await open(page, line, route);
        expectHonest(seen, breakage.name);
        if (screen.kind === 'new') expect(seen.hasForm, breakage.name).toBe(true);
        else expect({ says: seen.says, figures: seen.figures }, breakage.name).toEqual({ says: true, figures: 0 });
      }

      // One 503 is passed over without another press. Opening asks by the same code as trying again: one screen of each
      // kind shows it, and every empty form, which may have nothing to press.
      const isOpened = WHOLE_MATRIX || isTypical || screen.kind === 'new';
      line.mend();
      if (isOpened) {
        expectThere(await retry(page, line, screen), screen);
        await forget(page);
      }
      line.calls.length = 0;
      line.break(UNAVAILABLE, isLoad, { isOnce: true });
      expectThere(await (isOpened ? open(page, line, route) : retry(page, line, screen, true)), screen);

      for (const call of tellingCalls(new Set(line.calls), screen)) {
        line.mend();
        await forget(page);
        line.break(FAILED, (one) => one === call);
        const seen = await open(page, line, route, ({ says }) => says || isAside(call, screen));
        expectHonest(seen, call);
        expect(seen.says, call).toBe(!isAside(call, screen));
        line.mend();
        // The button of a whole block was pressed above: it asks for all that failed, whichever it is.
        if (!seen.isBlock || isTypical || WHOLE_MATRIX) expectThere(await retry(page, line, screen), screen);
      }
      expect(said.unexpected).toEqual([]);
    },
  );
});
