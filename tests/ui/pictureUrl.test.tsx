import { render } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

/** A dashboard that was built for a v2 on another origin (`VITE_API_BASE`). */
beforeEach(() => {
  vi.stubEnv('VITE_API_BASE', 'https://v2.example.com/');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

it.each([
  ['/uploads/zeep.png', 'https://v2.example.com/uploads/zeep.png'],
  ['//beeld.example.com/zeep.png', 'http://beeld.example.com/zeep.png'],
  ['https://beeld.example.com/zeep.png', 'https://beeld.example.com/zeep.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('a picture that v2 names %s is shown from %s', async (named, shown) => {
  const { Thumbnail } = await import('../../src/ui/list/Thumbnail');
  const { container } = render(<Thumbnail src={named} />);
  expect(container.querySelector('img')?.src).toBe(shown);
});

it('a picture of that origin is not offered to be cropped, because this page cannot read it', async () => {
  const { isReadable } = await import('../../src/ui/pictures/usePicture');
  expect(isReadable('/uploads/zeep.png')).toBe(false);
});
