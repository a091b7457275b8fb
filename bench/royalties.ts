import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { randomFrom } from '../infra/faults/random-from.ts';
import { atLeast, atMost, type Figure } from './figure.ts';

const CHILD = fileURLToPath(new URL('./in-child/read-royalties.ts', import.meta.url));
const HEADER =
  'Sale ID,Sale Start date,Sale End date,DSP,Sale Store Name,Sale Type,Sale User Type,Territory,Product UPC,Product Reference,Product Catalog Number,Product Label,Product Artist,Product Title,Asset Artist,Asset Title,Asset Version,Asset Duration,Asset ISRC,Asset Reference,Asset/Product,Product Quantity,Asset Quantity,Original Gross Income,Original currency,Exchange Rate,Converted Gross Income,Contract deal term,Reported Royalty,Currency,Report Run ID,Report ID';
const STORES = ['Spotify', 'Apple Music', 'Deezer', 'TIDAL', 'Amazon Music', 'YouTube Music'];
const TERRITORIES = ['US', 'GB', 'DE', 'FR', 'SE', 'JP', 'BR', 'IN', 'MX', 'CA', 'AU', 'NL'];

/** A statement of FUGA's shape: two thousand recordings in six stores and twelve territories, a quoted title in four. */
async function writeStatement(file: string, lines: number): Promise<void> {
  const random = randomFrom(14);
  const below = (most: number) => Math.floor(random() * most);
  const out = createGzip();
  const written = new Promise<void>((resolve) => out.pipe(createWriteStream(file)).on('close', () => resolve()));
  let text = `${HEADER}\n`;
  for (let n = 0; n < lines; n += 1) {
    const track = below(2_000);
    const title = track % 4 === 0 ? `"Track ""${track}"""` : `Track ${track}`;
    text += `${1e9 + n},2026-08-01,2026-08-31,${STORES[below(6)]},,Stream,Premium,${TERRITORIES[below(12)]},8600000${String(track % 500).padStart(5, '0')},,,Ferry House Records,,Release ${track % 500},Artist ${track % 100},${title},,,QZZZ126${String(track).padStart(5, '0')},,,,${below(500)},,,1,,,0.00${String(below(1e13)).padStart(13, '0')},USD,,\n`;
    if (text.length < 1e6 && n < lines - 1) continue;
    if (!out.write(text)) await new Promise((resolve) => out.once('drain', resolve));
    text = '';
  }
  out.end();
  await written;
}

type Run = { read: number; check: number; store: number; amount: string; megabytes: number };

/** @param cores what the process may use, all its threads together */
function run(way: 'script' | 'query' | 'reader', file: string, cores: number, ...more: string[]): Run {
  const node = [process.execPath, '--import', 'tsx', CHILD, way, file, String(cores), ...more];
  const [command = '', ...args] =
    process.platform === 'linux' ? ['taskset', '-c', cores === 1 ? '0' : `0-${cores - 1}`, ...node] : node;
  return JSON.parse(execFileSync(command, args, { encoding: 'utf8' })) as Run;
}

const TRIES = 3;
/** The fastest of some: what else the machine does only adds. */
const best = (runs: readonly Run[]): number => Math.min(...runs.map(({ check, read }) => check + read));

/** How fast a statement is read and grouped, against a script and against the bare query, in the same run (design 9.5). */
export async function royalties(lines = 1_000_000): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-royalties-'));
  const file = path.join(folder, 'statement.csv.gz');
  await writeStatement(file, lines);
  const script = run('script', file, 1);
  const figures: Figure[] = [
    atMost(`a script reads ${lines} lines (csv-parse, decimal.js, one core)`, script.read / 1000, 's', null),
  ];
  for (const [cores, target] of [
    [1, 8],
    [2, 13],
  ] as const) {
    if (availableParallelism() < cores) continue;
    const tries = Array.from({ length: TRIES }, () => [run('query', file, cores), run('reader', file, cores)] as const);
    const [query, reader] = [best(tries.map(([one]) => one)), best(tries.map(([, one]) => one))];
    if (tries.some(([, one]) => one.amount !== script.amount)) throw new Error('The sums differ');
    const on = cores === 1 ? 'one core' : `${cores} cores`;
    figures.push(
      atLeast(`reading and grouping, against the script, ${on}`, script.read / reader, 'times', target),
      atMost(`reading and grouping, against the bare query, ${on}`, reader / query, 'times', 1.1),
    );
  }
  const whole = run('reader', file, availableParallelism(), 'store');
  figures.push(
    atMost('of that its check: hash, unpacking, encoding', whole.check / 1000, 's', null),
    atMost('its lines stored, sorted and compared', whole.store / 1000, 's', null),
    atMost('memory of all of it', whole.megabytes, 'MB', 512),
  );
  rmSync(folder, { recursive: true });
  return figures;
}
