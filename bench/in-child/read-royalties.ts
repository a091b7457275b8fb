import { copyFileSync, createReadStream, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { Decimal } from 'decimal.js';
import { checkStatementFile } from '../../services/royalties/check-statement-file.ts';
import { openEngine } from '../../services/royalties/duckdb-gateway.ts';
import { findPosted } from '../../services/royalties/leave-out-posted.ts';
import { linesFile, storeLines } from '../../services/royalties/line-store.ts';
import { readStatement } from '../../services/royalties/read-statement.ts';
import { literal } from '../../services/royalties/sql-text.ts';
import { detectStatement } from '../../shared/royalties/detect-statement.ts';
import { formats } from '../../shared/royalties/formats.ts';

// Reads a statement in one way, in a process of its own, so that the process's resource use is that of the reading.
// Prints its times in ms and the sum. A short statement is read first, because a new process is still busy starting up,
// unlike a local stack or a function in use.
const [, , way, file = '', short = '', threads = '1', ...more] = process.argv;
const COLUMNS = {
  isrc: 18,
  upc: 8,
  store: 3,
  territory: 7,
  from: 1,
  to: 2,
  use: 5,
  currency: 29,
  quantity: 22,
  amount: 28,
};
const ALL_COLUMNS = 32;

async function script(file: string): Promise<Record<string, number | string>> {
  Decimal.set({ precision: 60 });
  const groups = new Map<string, { lines: number; quantity: Decimal; amount: Decimal }>();
  const { quantity, amount, ...keys } = COLUMNS;
  const began = performance.now();
  for await (const cells of createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ from: 2 })) as AsyncIterable<string[]>) {
    const key = Object.values(keys)
      .map((index) => cells[index])
      .join('\t');
    const found = groups.get(key) ?? { lines: 0, quantity: new Decimal(0), amount: new Decimal(0) };
    found.lines += 1;
    found.quantity = found.quantity.plus(cells[quantity] ?? 0);
    found.amount = found.amount.plus(cells[amount] ?? 0);
    groups.set(key, found);
  }
  const read = performance.now() - began;
  const sum = [...groups.values()].reduce((all, group) => all.plus(group.amount), new Decimal(0));
  return { check: 0, read, amount: sum.toFixed() };
}

async function query(file: string, folder: string): Promise<Record<string, number | string>> {
  const engine = await openEngine({ folder, threads: Number(threads) });
  const columns = Array.from({ length: ALL_COLUMNS }, (_, index) => `'c${index}': 'VARCHAR'`).join(', ');
  const { quantity, amount, ...keys } = COLUMNS;
  const began = performance.now();
  await engine.run(`COPY (
    SELECT ${Object.values(keys)
      .map((index) => `c${index}`)
      .join(', ')}, count(*) AS lines,
      sum(c${quantity}::DECIMAL(18, 6)) AS quantity, sum(c${amount}::DECIMAL(38, 24)) AS amount
    FROM read_csv(${literal(file)}, auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', columns = {${columns}}, compression = 'gzip')
    GROUP BY ALL) TO ${literal(path.join(folder, 'bare.parquet'))}`);
  const read = performance.now() - began;
  engine.close();
  return { check: 0, read, amount: '' };
}

async function reader(file: string, folder: string): Promise<Record<string, number | string>> {
  const times = [performance.now()];
  const checked = await checkStatementFile(file, { folder });
  times.push(performance.now());
  const megabytes = Number(more[1] ?? 0);
  const engine = await openEngine({ folder, threads: Number(threads), ...(megabytes && { megabytes }) });
  times.push(performance.now());
  const plan = detectStatement(checked.head, formats);
  const { reading, source } = await readStatement(engine, { file: checked, plan });
  times.push(performance.now());
  if (more[0]) await storeLines(engine, source, reading);
  times.push(performance.now());
  if (more[0] === 'compare') {
    const posted = path.join(folder, 'posted.parquet');
    copyFileSync(linesFile(engine), posted);
    const found = await findPosted(engine, [posted]);
    if (found?.before.lines !== reading.lines)
      throw new Error(`${found?.before.lines} lines of ${reading.lines} found`);
  }
  times.push(performance.now());
  engine.close();
  const [check = 0, , read = 0, store = 0, compare = 0] = times.slice(1).map((at, n) => at - (times[n] ?? 0));
  return { check, read, store, compare, amount: reading.amount };
}

/**
 * The peak memory of this process alone: a program's `maxRSS` would start at that of the process that started it
 * (Linux, getrusage after execve).
 */
function peakMegabytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

// The engine can only read files in its folder.
const folder = path.dirname(file);
const ways = { script, query, reader };
const read = ways[way as keyof typeof ways];
await read(short, folder);
// Removed beforehand, because overwriting a long file, or the previous run's output, takes as long as writing it.
for (const name of ['plain.txt', 'bare.parquet']) rmSync(path.join(folder, name), { force: true });
const figures = await read(file, folder);
console.log(JSON.stringify({ ...figures, megabytes: peakMegabytes() }));
process.exit(0);
