/** What it took until a screen was shown: noted in the page, counted here. */

interface Request {
  name: string;
  start: number;
  end: number;
}

export interface Opened {
  ms: number;
  /** Those between the beginning and the moment at which the screen was shown; see `isWaitedFor`. */
  requests: Request[];
  /** Milliseconds. */
  longestTask: number;
}

/** The milliseconds of a fixed piece of work in the page, as `reference` of measure.ts is outside it. */
export const reference = (): number => {
  const start = performance.now();
  Float64Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003).sort();
  return performance.now() - start;
};

declare global {
  interface Window {
    /** What it took until all selectors of this screen found something; undefined until then. */
    opened: (screen: string) => Opened | undefined;
  }
}

/**
 * Runs in the page before its own scripts: the clock starts with the document, and again with each click. A screen is
 * shown once each of its selectors finds something.
 */
export const noteScreens = (screens: Readonly<Record<string, readonly string[]>>) => {
  performance.setResourceTimingBufferSize(1000);
  let began = 0;
  let shown = new Map<string, number>();
  const tasks: PerformanceEntry[] = [];
  const watching = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  watching.observe({ type: 'longtask', buffered: true });
  const beginAgain = ({ timeStamp }: Event) => {
    began = timeStamp;
    shown = new Map();
  };
  window.addEventListener('click', beginAgain, { capture: true });
  // Not at every change: to look costs time too, and no one sees more than the frames.
  const look = () => {
    for (const [screen, selectors] of Object.entries(screens))
      if (!shown.has(screen) && selectors.every((one) => document.querySelector(one)))
        shown.set(screen, performance.now());
    requestAnimationFrame(look);
  };
  look();
  window.opened = (screen) => {
    const end = shown.get(screen);
    if (end === undefined) return undefined;
    /** A screen waits for what travels: not for what the browser has, and not for fonts and pictures. */
    const isWaitedFor = ({ transferSize, initiatorType }: PerformanceResourceTiming) =>
      transferSize > 0 && !['css', 'img'].includes(initiatorType);
    const requests = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(isWaitedFor)
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd }))
      .filter((one) => one.start >= began && one.end > 0 && one.end <= end);
    // What the observer has not been told of yet.
    tasks.push(...watching.takeRecords());
    const lasted = tasks.filter(({ startTime }) => startTime >= began && startTime < end);
    return { ms: end - began, requests, longestTask: Math.max(0, ...lasted.map(({ duration }) => duration)) };
  };
};

/** The most requests of which each started after the one before it had ended: the depth of the waterfall. */
export const requestsInARow = ({ requests }: Opened): number => {
  let [count, end] = [0, -1];
  for (const request of [...requests].sort((a, b) => a.end - b.end)) {
    if (request.start < end) continue;
    count += 1;
    end = request.end;
  }
  return count;
};
