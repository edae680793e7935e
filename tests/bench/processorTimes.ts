import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  /** Processor time, in microseconds: does not count what else the machine was doing. */
  tdur?: number;
}

/** The processor time in ms of each task of the page while it does this and for half a second after it, longest first. */
export const processorTimes = async (page: Page, act: () => Promise<unknown>): Promise<number[]> => {
  const device = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  device.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await device.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  await page.waitForTimeout(500);
  const complete = new Promise<void>((resolve) => device.once('Tracing.tracingComplete', () => resolve()));
  await device.send('Tracing.end');
  await complete;
  await device.detach();
  return events
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
};
