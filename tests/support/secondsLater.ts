import { onTestFinished, vi } from 'vitest';

/** From here on, events are two seconds later than the browser says: no test waits for what a person takes to read. */
export const secondsLater = (): void => {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
  const later = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(function (this: Event) {
    return Number(get?.call(this)) + 2000;
  });
  onTestFinished(() => later.mockRestore());
};
