import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { indexLines } from '../services/earnings/lines/index-lines.ts';
import { asEan } from '../shared/releases/upc.ts';
import { atMost, type Figure } from './figure.ts';
import { readFigures } from './read-figures.ts';
import { run } from './read-in-child.ts';
import { writeStatement } from './statement-file.ts';

const [LINES, TIMES] = [1_000_000, 10];
/**
 * The engine's memory, chosen so that sorted data is split into more pieces than would fit into the memory that a short
 * statement needs.
 */
const ENGINE_MB = 220;
const FIGURES = 40;
const TRACKS = 2_000;

/**
 * Reads a statement of ten million lines, from the packed file to stored lines, with the memory that a short one needs,
 * then reads one of its figures.
 */
export async function longStatement(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-long-'));
  try {
    const file = path.join(folder, 'statement.csv.gz');
    const amount = await writeStatement(file, LINES, TIMES);
    const short = path.join(folder, 'short.csv.gz');
    await writeStatement(short, 2_000);
    const whole = run('reader', { file, short }, availableParallelism(), 'store', String(ENGINE_MB));
    if (whole.amount !== amount) throw new Error(`The sum is ${whole.amount}, and not ${amount}`);
    const files = { index: path.join(folder, 'lines-index'), lines: path.join(folder, 'lines.parquet') };
    writeFileSync(files.index, await indexLines(files.lines));
    const tracks = Array.from({ length: FIGURES }, (_, n) => (n * TRACKS) / FIGURES);
    const recordings = tracks.map((track) => ({
      isrc: `QZZZ126${String(track).padStart(5, '0')}`,
      upc: asEan(`8600000${String(track % 500).padStart(5, '0')}`),
      title: '',
      artist: '',
    }));
    const { bytes, calls } = await readFigures(files, recordings, '2026-08');
    const of = `of ${(LINES * TIMES) / 1_000_000}M lines`;
    return [
      atMost(`a statement ${of}: checked and unpacked`, whole.check / 1000, 's', null),
      atMost('read and grouped', whole.read / 1000, 's', null),
      atMost('stored, sorted and compared', whole.store / 1000, 's', null),
      atMost(`memory of all of it, ${of}`, whole.megabytes, 'MB', 512),
      atMost(`bytes of a figure ${of}, stored by the import, at most`, bytes / 1024, 'KB', 256),
      atMost('calls of the storage for it, at most', calls, 'calls', 4),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
