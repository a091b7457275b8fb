import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './guestbook.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = ['shared', 'services', 'infra', 'cdk.json', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the back end's sources with a domain planted in it. */
export type Tree = { folder: string; fell: () => void };

/** @throws Error when a row's place is not there any more */
export function plant(files: Record<string, string>, rows: Row[]): Tree {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-domain-'));
  const isOurs = (file: string) => !/\/(node_modules|stand-ins\/.*\.test\.ts)$/.test(file);
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isOurs });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const { file, before, text } of rows) {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const place = lines.findIndex((line) => line.includes(before));
    if (place < 0) throw new Error(`${file} has no line with ${before}`);
    writeFileSync(path.join(folder, file), lines.toSpliced(place, 0, text).join('\n'));
  }
  return { folder, fell: () => rmSync(folder, { recursive: true, force: true }) };
}
