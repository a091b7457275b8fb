import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scaffold } from '../../scaffold/scaffold.ts';
import { writeScaffold } from '../../scaffold/write-scaffold.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = ['shared', 'services', 'infra', 'cdk.json', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the back end's sources to which a scaffold was added. `fell` deletes it. */
export type Tree = { folder: string; fell: () => void };

export function plant(...scaffolds: readonly Scaffold[]): Tree {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-domain-'));
  const isOurs = (file: string) => !/\/(node_modules|stand-ins\/.*\.test\.ts)$/.test(file);
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isOurs });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const scaffold of scaffolds) writeScaffold(folder, scaffold);
  return { folder, fell: () => rmSync(folder, { recursive: true, force: true }) };
}
