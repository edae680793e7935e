import { describe, expect, it } from 'vitest';
import { CHUNKS, inPackages, inProduct } from '../../scripts/chunks';
import { codeOf, filesUnder, isCode, textOf } from './sources';

const MAX_LINES = 200;
/** Longer on purpose, each with its reason. */
const LONGER = [{ path: /^server\/db\/(schema|migrations\/001_tables)\.ts$/, because: 'every table, a block each' }];

const code = ['src', 'i18n', 'server', 'scripts'].flatMap(filesUnder).filter(isCode);

describe('files', () => {
  it(`have at most ${MAX_LINES} lines, but for those with a reason`, () => {
    const long = code.filter((path) => textOf(path).split('\n').length > MAX_LINES);
    expect(long.filter((file) => !LONGER.some(({ path }) => path.test(file)))).toEqual([]);
    for (const { path } of LONGER)
      expect(
        long.find((file) => path.test(file)),
        `${path}`,
      ).toBeDefined();
  });

  it('name no path of one machine', () => {
    const paths = /(?<![\w.)}])\/(home|root|work|Users)\/\w/;
    const text = filesUnder('.').filter((path) => /\.(tsx?|m?js|json|md|html|css|ya?ml)$|\.ci\/run$/.test(path));
    expect(text.filter((path) => paths.test(textOf(path)))).toEqual([]);
  });

  it('cast in the contract and the provider alone; elsewhere a comment says why', () => {
    const cast = /\bas (?!const\b)(?:unknown\b|never\b|[A-Z{(])/;
    const unexplained = code
      .filter((path) => !/^src\/(v2|provider)\//.test(path) && /\.tsx?$/.test(path))
      .flatMap((path) => {
        const lines = textOf(path).split('\n');
        const real = new Set(
          codeOf(path)
            .split('\n')
            .filter((line) => cast.test(line)),
        );
        return lines
          .map((line, index) => ({ line, number: index + 1, before: lines[index - 1] ?? '' }))
          .filter(({ line }) => real.has(line) && !/^(import|export) /.test(line))
          .filter(({ line, before }) => !/\/\/|\*\//.test(line) && !/^\s*(\/\/|\*\/|\/\*\*?.*\*\/)/.test(before))
          .map(({ line, number }) => `${path}:${number} ${line.trim()}`);
      });
    expect(unexplained).toEqual([]);
  });
});

/** Every path that a pattern of names, `|` and brackets stands for. */
const pathsOf = (pattern: string): string[] => {
  const innermost = /^(.*)\(([^()]*)\)(.*)$/.exec(pattern);
  if (!innermost) return pattern.split('|');
  const [, before = '', choices = '', after = ''] = innermost;
  const start = before.search(/[^|(]*$/);
  const end = after.search(/[|)]|$/);
  const spelled = choices.split('|').map((choice) => before.slice(start) + choice + after.slice(0, end));
  return pathsOf(before.slice(0, start) + spelled.join('|') + after.slice(end));
};

describe('chunks', () => {
  it('name files that are there', () => {
    expect(pathsOf('src/(a|ui/(b|c/d))')).toEqual(['src/a', 'src/ui/b', 'src/ui/c/d']);
    const named = CHUNKS.flatMap(({ files }) => pathsOf(files));
    expect(named.filter((path) => !code.some((file) => inProduct(path).test(file)))).toEqual([]);
    const ofUse = ['@mui', 'lodash', 'ra-core', 'ra-ui-materialui'].flatMap((name) =>
      filesUnder(`node_modules/${name}`),
    );
    const ofPackages = CHUNKS.flatMap(({ packages = '' }) => pathsOf(packages)).filter(Boolean);
    expect(ofPackages.filter((path) => !ofUse.some((file) => inPackages(path).test(file)))).toEqual([]);
  });
});
