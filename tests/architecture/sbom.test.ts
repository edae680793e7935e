import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT, textOf } from './sources';

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string }[];
  properties?: { name: string }[];
}

it('npm run sbom names every package that the product stands on, those of development alone marked, each with its hash', () => {
  const text = execFileSync('npm', ['run', 'sbom', '--silent'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const bill: { bomFormat: string; components: Component[] } = JSON.parse(text);
  expect(bill.bomFormat).toBe('CycloneDX');
  const forDevelopment = (component: Component) =>
    component.properties?.some(({ name }) => name === 'cdx:npm:package:development') ?? false;
  const delivered = bill.components.filter((component) => !forDevelopment(component)).map(({ name }) => name);
  const { dependencies } = JSON.parse(textOf('package.json'));
  expect(Object.keys(dependencies).filter((name) => !delivered.includes(name))).toEqual([]);
  for (const name of ['vitest', 'playwright-core', 'typescript']) expect(delivered).not.toContain(name);
  expect(bill.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
});
