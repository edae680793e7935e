import { describe, expect, it } from 'vitest';
import { testExists } from '../support/testTitles';
import { textOf } from './sources';

/** docs/security.md promises no more than tests hold. */

const text = textOf('docs/security.md');
const rows = [...text.matchAll(/^\| (\d[\d., ]+?) *\| (.*?) *\| (.*?) *\|$/gm)].map(
  ([, ids = '', how = '', held = '']) => ({
    ids: ids.split(', '),
    how,
    held,
  }),
);
const testsIn = (part: string) => [...part.matchAll(/`([\w/]+\.test\.tsx? > [^`]+)`/g)].map(([, test = '']) => test);
const idsOf = (chapters: Record<string, string>) =>
  Object.entries(chapters).flatMap(([chapter, ids]) => ids.split(' ').map((id) => `${chapter}.${id}`));

/** The seventy of level 1, ASVS 5.0.0. */
const LEVEL_1 = idsOf({
  1: '2.1 2.2 2.3 2.4 2.5 3.1 3.2 5.1',
  2: '1.1 2.1 2.2 3.1',
  3: '2.1 2.2 3.1 4.1 4.2 5.1 5.2 5.3',
  4: '1.1 4.1',
  5: '2.1 2.2 3.1 3.2',
  6: '1.1 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 3.1 3.2 4.1 4.2',
  7: '2.1 2.2 2.3 2.4 4.1 4.2',
  8: '1.1 2.1 2.2 3.1',
  9: '1.1 1.2 1.3 2.1',
  10: '4.1 4.2 4.3 4.4 4.5',
  11: '3.1 3.2 4.1',
  12: '1.1 2.1 2.2',
  13: '4.1',
  14: '2.1 3.1',
  15: '1.1 2.1 3.1',
});

describe('docs/security.md', () => {
  it('names tests that exist', () => {
    const named = testsIn(text);
    expect(named.length).toBeGreaterThan(60);
    expect([...new Set(named)].filter((test) => !testExists(test))).toEqual([]);
  });

  it('has each requirement of level 1 once, and no other twice', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(LEVEL_1).toHaveLength(70);
    expect(LEVEL_1.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says of each who holds it, or that it is open, and lists what is open', () => {
    const isOpen = ({ how }: { how: string }) => /: Open( for level 2)?$/.test(how);
    const holds = ({ held }: { held: string }) =>
      testsIn(held).length > 0 || ['Not applicable', 'Whoever runs it'].includes(held);
    expect(rows.filter((row) => !isOpen(row) && !holds(row))).toEqual([]);
    const [, listed = ''] = text.split('\n## Open\n');
    const open = [...listed.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id);
    expect(open.sort()).toEqual(
      rows
        .filter(isOpen)
        .flatMap(({ ids }) => ids)
        .sort(),
    );
  });
});
