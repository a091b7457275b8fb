import type { Project } from '../run-tests.ts';

/** A guard, and the source without it. `test` is part of a test file's path, `only` part of its tests' names. */
export type Mutant = {
  name: string;
  file: string;
  from: string;
  to: string;
  project: Project;
  test: string;
  only?: string;
};

type Guard = [name: string, from: string, to: string, only?: string];

/** The guards in one file that one test file proves. */
export const guards = (file: string, project: Project, test: string, each: readonly Guard[]): Mutant[] =>
  each.map(([name, from, to, only]) => ({ file, project, test, name, from, to, ...(only && { only }) }));
