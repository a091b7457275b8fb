import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawCover } from '../services/looking/test/draw-cover.ts';
import { latinFonts } from '../services/looking/test/draw-text.ts';
import { keysOf } from '../shared/typed-record.ts';
import { atMost, type Figure } from './figure.ts';

const CHILD = fileURLToPath(new URL('./in-child/look-at-cover.ts', import.meta.url));

/** Measures a look at a cover with a line of text in each of twelve fonts, in a process that has looked before. */
export async function covers(): Promise<Figure[]> {
  const letterings = keysOf(latinFonts).map((font, n) => ({
    text: `Harbour Light ${n + 1}`,
    font,
    x: 1500,
    y: 180 + n * 235,
    height: 110,
  }));
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-bench-'));
  try {
    const file = path.join(folder, 'cover.jpg');
    writeFileSync(file, await drawCover({ seed: 4, letterings }));
    const output = execFileSync(process.execPath, ['--import', 'tsx', CHILD, file], { encoding: 'utf8' });
    const { cpuSeconds, megabytes } = JSON.parse(output) as { cpuSeconds: number; megabytes: number };
    return [
      atMost('a cover of 3000 pixels with twelve lines of text is looked at', cpuSeconds, 's CPU', 4),
      atMost('the process that looks at covers holds at most', megabytes, 'MB', 1200),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
