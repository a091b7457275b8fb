import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const installed = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.keys(manifest[kind] ?? {}),
);

/**
 * The packages that a document explains: those in the first column of its tables of packages. `@aws-sdk/*` is a whole
 * scope.
 */
const explainedBy = (page: string): string[] =>
  [...page.matchAll(/^\| package \|.*\n\|[-|]+\|\n((?:\|.*\n?)+)/gm)].flatMap(([, rows = '']) =>
    [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', ')),
  );

const isOf = (row: string, name: string): boolean =>
  row.endsWith('/*') ? name.startsWith(row.slice(0, -1)) : name === row;

const explained = explainedBy(readFileSync('docs/design/11-dependencies.md', 'utf8'));

test('the rows of a table of packages are read', () => {
  expect(
    explainedBy('| package | why |\n|---|---|\n| zod, @a/* | one |\n| ulid | two |\n\n| other |\n|---|\n| x |\n'),
  ).toEqual(['zod', '@a/*', 'ulid']);
});

test('every dependency has its reason in chapter 11 of docs/design', () => {
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter((name) => !explained.some((row) => isOf(row, name)))).toEqual([]);
});

test('every explained dependency exists', () => {
  expect(explained.filter((row) => !installed.some((name) => isOf(row, name)))).toEqual([]);
});
