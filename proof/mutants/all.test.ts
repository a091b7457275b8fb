import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allMutants } from './all.ts';

test('each guard of the list stands once where the list says', () => {
  const timesOf = ({ file, from }: { file: string; from: string }) => readFileSync(file, 'utf8').split(from).length - 1;
  const outdated = allMutants.filter((mutant) => timesOf(mutant) !== 1);
  expect(outdated.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('each row names tests that are there', () => {
  const hasTests = (start: string) =>
    readdirSync(path.dirname(start)).some((file) => file.startsWith(path.basename(start)) && /test\.tsx?$/.test(file));
  expect(allMutants.filter(({ test }) => !hasTests(test)).map(({ name, test }) => `${name}: ${test}`)).toEqual([]);
});
