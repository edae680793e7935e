import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

/** A dashboard that was built for a v2 on another origin (`VITE_API_BASE`). */
beforeEach(() => {
  vi.stubEnv('VITE_API_BASE', 'https://v2.example.com/');
  vi.stubGlobal('location', new URL('https://dashboard.example.com/'));
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
});

it.each([
  ['/uploads/zeep.png', 'https://v2.example.com/uploads/zeep.png'],
  ['//beeld.example.com/zeep.png', '//beeld.example.com/zeep.png'],
  ['https://beeld.example.com/zeep.png', 'https://beeld.example.com/zeep.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('a picture that v2 names %s is shown from %s', async (named, shown) => {
  const { Thumbnail } = await import('../../src/ui/list/Thumbnail');
  expect(renderToStaticMarkup(createElement(Thumbnail, { src: named }))).toContain(`src="${shown}"`);
});

it('a picture of that origin is not offered to be cropped, because this page cannot read it', async () => {
  const { isReadable } = await import('../../src/ui/pictures/usePicture');
  expect(isReadable('/uploads/zeep.png')).toBe(false);
});

it.each([
  ['https://[', false],
  ['/images/1', false],
  ['data:image/png;base64,AAAA', true],
])('an older browser, which cannot try an address first, offers to crop %s: %s', async (value, offered) => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  const { isReadable } = await import('../../src/ui/pictures/usePicture');
  expect(isReadable(value)).toBe(offered);
});
