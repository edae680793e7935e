import 'fake-indexeddb/auto';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Asked } from '../../src/commandMenu/search/openSearch';
import { limits } from '../support/limits';
import '../support/cheapDocument';

/** What a browser has and jsdom has not. */
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
/** The one worker that screens open: the search of the command menu, in this thread. */
class WorkerHere {
  onmessage?: (event: { data: unknown }) => void;
  private index = import('../../src/commandMenu/search/searchIndex').then(({ createSearchIndex }) =>
    createSearchIndex(),
  );
  async postMessage(asked: Asked) {
    const index = await this.index;
    if (asked.documents) index.put(asked.kind, asked.documents);
    else this.onmessage?.({ data: { question: asked.question, hits: index.find(asked.text, asked.only) } });
  }
  terminate() {}
}
Object.assign(globalThis, {
  Worker: WorkerHere,
  ResizeObserver: NothingObserved,
  IntersectionObserver: NothingObserved,
  scrollTo: () => {},
  /** Any picture is one pixel. */
  createImageBitmap: async () => ({ width: 1, height: 1, close: () => {} }),
});
Element.prototype.scrollIntoView ??= () => {};
// Less motion: no test waits for a dialog that fades. The browser's tests have it.
window.matchMedia ??= (query) => ({
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

// A screen loads its chunks and its data on a machine that may be busy.
configure({ asyncUtilTimeout: limits.expect.poll.timeout });

// Testing Library writes out the whole page for each look in vain, a tenth of all time: here only for the last one,
// whose error is shown. It sets this mark while it waits, and asks for the error again when it stops waiting.
const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** The browser's database is a new one for each test. */
beforeEach(() => {
  // A test that was ended within `act` leaves it on, and the tests after it would fail by what React says then.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  cleanup();
  // Charts leave the element that they measure labels with, and in it a label, which the next test would find.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

// jsdom has dialogs, but not as a layer over the page, and opening one moves no focus; nor does closing one.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
