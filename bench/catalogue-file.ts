import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { freeBase } from '../infra/local/ports.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { demoAdmin } from '../infra/seed/demo-accounts.ts';
import { seedAccounts } from '../infra/seed/seed-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { newRelease } from '../shared/releases/release.ts';
import { toCsv } from '../web/src/lib/csv.ts';
import { atMost, type Figure, median } from './figure.ts';
import { artistIdOf, listed, newId, now, writeAll } from './table-population.ts';

const RELEASES = 10_000;
const RUNS = 5;

/**
 * Exports all releases in a tab to a file as the office's page does: fetches them page by page and writes the file
 * (product 13.5).
 */
export async function catalogueFile(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-catalogue-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'none', watch: false });
  await seedAccounts(laptop, dataFolder);
  const client = new DynamoDBClient({ endpoint: laptop.addresses.dynamodb });
  const cards = Array.from({ length: RELEASES }, (_, n) => {
    const release = newRelease({ id: newId('release'), artistId: artistIdOf(n), now });
    return listed({ ...release, title: `The ${n}th night of the ferry, and what came after it` })[0] ?? {};
  });
  await writeAll(client, laptop.outputs.TableName ?? '', cards);
  client.destroy();
  const session = laptopSession(laptop);
  const api = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  await untilIdle();

  let calls = 0;
  const save = async () => {
    const rows: object[] = [];
    calls = 0;
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const page = await api('GET /api/admin/catalogue', { query: { tab: 'draft', cursor } });
      rows.push(...page.items);
      cursor = page.next;
      calls++;
    }
    if (rows.length < RELEASES) throw new Error(`Only ${rows.length} releases came`);
    return toCsv(
      Object.keys(rows[0] ?? {}),
      rows.map((row) => Object.values(row).map(String)),
    );
  };
  await save();
  const times: number[] = [];
  for (let n = 0; n < RUNS; n++) {
    const from = performance.now();
    await save();
    times.push(performance.now() - from);
  }
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return [atMost(`${RELEASES} releases as CSV, in ${calls} calls, median of ${RUNS}`, median(times), 'ms', 1000)];
}

/** Waits until the table's listeners have processed every write, so that nothing is running in the background. */
async function untilIdle(): Promise<void> {
  for (let busy = Number.POSITIVE_INFINITY; busy > 50; ) {
    const from = process.cpuUsage();
    await pause(500);
    const { user, system } = process.cpuUsage(from);
    busy = (user + system) / 1000;
  }
}
