import { readFileSync } from 'node:fs';
import { allMutants } from './all.ts';

test('each guard of the list stands once where the list says', () => {
  const timesOf = ({ file, from }: { file: string; from: string }) => readFileSync(file, 'utf8').split(from).length - 1;
  const outdated = allMutants.filter((mutant) => timesOf(mutant) !== 1);
  expect(outdated.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
