import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** What a browser has and jsdom has not. */
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
vi.stubGlobal('ResizeObserver', NothingObserved);
vi.stubGlobal('IntersectionObserver', NothingObserved);
vi.stubGlobal('scrollTo', () => {});
/** Any picture is one pixel. */
vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

// A screen loads its chunks and its data on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

// jsdom has dialogs, but not as a layer over the page.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
