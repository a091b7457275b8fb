import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row, Scaffold } from './scaffold.ts';

/**
 * Writes a scaffold into a source tree, either completely or not at all.
 * @param root the tree's folder
 * @returns the paths that were written, files first
 * @throws Error that names a file that already exists, or a row whose place is missing
 */
export function writeScaffold(root: string, { files, rows }: Scaffold): string[] {
  const texts = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    if (existsSync(path.join(root, file))) throw new Error(`${file} already exists`);
    texts.set(file, text);
  }
  for (const row of rows) {
    const text = texts.get(row.file) ?? readFileSync(path.join(root, row.file), 'utf8');
    texts.set(row.file, withRow(text, row));
  }
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...texts.keys()];
}

function withRow(file: string, { file: name, before, text }: Row): string {
  const lines = file.split('\n');
  const place = lines.findIndex((line) => line.includes(before));
  if (place < 0) throw new Error(`${name} has no line with ${before}`);
  return lines.toSpliced(place, 0, text).join('\n');
}
