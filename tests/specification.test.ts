import { describe, expect, it } from 'vitest';
import { endpoints } from '../src/v2/endpoints';
import { filesUnder, textOf } from './architecture/sources';
import { type Part, specification } from './specification';
import { testExists } from './support/testTitles';

const parts = Object.entries(specification);
const keysOf = (section: keyof Part) => parts.flatMap(([, part]) => Object.keys(part[section] ?? {}));

describe('the specification is covered', () => {
  it.each(parts)('%s: every point names a test that exists', (_, part) => {
    const held = Object.values(part).flatMap((points: Record<string, string>) => Object.entries(points));
    expect(held.filter(([, test]) => !testExists(test))).toEqual([]);
  });

  it('has the 36 routes of section 2', () => {
    const routes = keysOf('routes');
    expect(new Set(routes).size).toBe(36);
    expect(routes).toHaveLength(36);
  });

  it('has the 74 calls of section 7, those of the contract, each once', () => {
    const rows = Object.values(endpoints).flatMap((group) => Object.values(group));
    const calls = rows.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(calls).toHaveLength(74);
    expect(
      keysOf('calls')
        .filter((call) => / v2\//.test(call))
        .sort(),
    ).toEqual(calls.sort());
  });

  it('has its texts letter by letter where the app takes them from', () => {
    const texts = filesUnder('i18n').map(textOf).join();
    const exact = keysOf('texts').filter((text) => !/…|^silent/.test(text));
    expect(exact.length).toBeGreaterThan(20);
    expect(exact.filter((text) => !texts.includes(`'${text}'`))).toEqual([]);
  });

  it('a test that is not there would be seen', () => {
    expect(testExists('specification.test.ts > has the 36 routes of section 2')).toBe(true);
    expect(testExists('specification.test.ts > has the 37 routes of section 2')).toBe(false);
    expect(testExists('nowhere.test.ts > has the 36 routes of section 2')).toBe(false);
    expect(testExists('provider/client.test.ts > giving up > leaving the screen breaks the call off')).toBe(true);
    expect(testExists('provider/client.test.ts > giving up > the token, and dashboard as the source system')).toBe(
      false,
    );
  });
});
