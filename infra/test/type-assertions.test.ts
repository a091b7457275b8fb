import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isProduct, typeAssertionsIn } from './type-assertions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The maximum number of type assertions per 10,000 lines of the product (design 9.6). */
const MOST = 15;

it('finds an assertion, and not a constant or a check', () => {
  const source =
    'const a = b as string;\nconst c = [1] as const;\nconst d = { e: 1 } satisfies F;\nimport { g as h } from "i";';
  expect(typeAssertionsIn('a.ts', source)).toEqual([{ line: 1, text: 'string' }]);
});

it('ignores tests, benchmarks and proofs', () => {
  const paths = ['services/a/b.ts', 'web/src/a.tsx', 'services/a/b.test.ts', 'services/test/people.ts', 'bench/a.ts'];
  expect(paths.filter(isProduct)).toEqual(['services/a/b.ts', 'web/src/a.tsx']);
});

it(`has at most ${MOST} type assertions in 10,000 lines of the product`, () => {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const read = paths.filter(isProduct).map((path) => {
    const source = readFileSync(`${root}/${path}`, 'utf8');
    return { path, lines: source.split('\n').length, assertions: typeAssertionsIn(path, source) };
  });
  const lines = read.reduce((sum, file) => sum + file.lines, 0);
  const found = read.flatMap(({ path, assertions }) =>
    assertions.map(({ line, text }) => `${path}:${line} as ${text}`),
  );
  expect(found.length <= (lines * MOST) / 10_000 ? [] : found).toEqual([]);
});
