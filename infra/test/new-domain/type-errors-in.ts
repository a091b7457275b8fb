import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { types } from '../steps.mjs';

/** The compiler's errors in some modules of a tree and in their imports, one line each. */
export function typeErrorsIn(folder: string, roots: readonly string[]): string[] {
  const tsconfig = { extends: './tsconfig.json', compilerOptions: { incremental: false, tsBuildInfoFile: null } };
  writeFileSync(path.join(folder, 'some.json'), JSON.stringify({ ...tsconfig, include: [], files: roots }));
  const [node, ...check] = types('some.json');
  const { stdout } = spawnSync(node, [...check, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
}
