import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allMutants } from './all.ts';

test('each guard of the list occurs once in its file', () => {
  const timesOf = ({ file, from }: { file: string; from: string }) => readFileSync(file, 'utf8').split(from).length - 1;
  const outdated = allMutants.filter((mutant) => timesOf(mutant) !== 1);
  expect(outdated.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

/** The sources of the test files that a row refers to. */
const testsOf = (start: string): string[] =>
  readdirSync(path.dirname(start))
    .filter((file) => file.startsWith(path.basename(start)) && /test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(path.dirname(start), file), 'utf8'));

test('each row names existing tests, and words in one of their names', () => {
  // A test name that is filled in from a table may contain any words.
  const mayName = (source: string, only: string) => source.includes(only) || /\.each\(.*'.*%s/.test(source);
  const absent = allMutants.filter(({ test, only = '' }) => !testsOf(test).some((source) => mayName(source, only)));
  expect(absent.map(({ name, test, only }) => `${name}: ${test} ${only}`)).toEqual([]);
});
