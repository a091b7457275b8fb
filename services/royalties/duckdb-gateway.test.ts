import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, openEngine } from './duckdb-gateway.ts';

const ENDLESS = 'SELECT count(*) FROM range(1000000) AS a, range(1000000) AS b WHERE a.range * b.range % 7 = 3';

let folder: string;
let engine: Engine;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'segno-engine-'));
});
afterEach(() => {
  engine.close();
  rmSync(folder, { recursive: true });
});

test('fails with a fault after the time limit, and so does every later query (product 23.15)', async () => {
  engine = await openEngine({ folder, seconds: 1, threads: 1 });
  await expect(engine.rows(ENDLESS)).rejects.toMatchObject({ fault: { code: 'too-slow', seconds: 1 } });
  await expect(engine.rows('SELECT 1')).rejects.toMatchObject({ fault: { code: 'too-slow' } });
});

test('can be interrupted (product 23.15)', async () => {
  engine = await openEngine({ folder, threads: 1 });
  const query = engine.rows(ENDLESS);
  const refused = expect(query).rejects.toThrow(/interrupt/i);
  engine.interrupt();
  await refused;
  await expect(engine.rows('SELECT 1')).rejects.toThrow('interrupted');
});
