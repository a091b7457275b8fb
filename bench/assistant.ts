import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBase } from '../infra/local/ports.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { seedAccounts } from '../infra/seed/seed-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { idsFrom } from '../shared/ids.ts';
import { atMost, type Figure, quantile } from './figure.ts';

const OPENINGS = 100;
const FIRST_REPLY_MS = 150;

/**
 * Measures the assistant's response time on a local stack without a model, including the site, the gateway and the
 * token check. Messages are sent one after the other.
 */
export async function assistant(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-assistant-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'none', watch: false });
  await seedAccounts(laptop, dataFolder);
  const session = laptopSession(laptop);
  const api = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const newId = idsFrom(() => new Date());
  const open = () =>
    api('POST /api/assistant/messages', {
      body: { id: newId('message'), message: 'start', releaseId: null, step: 'start', mediaId: null },
    });
  // The first call is not measured, because it starts the function.
  await open();
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n++) {
    const from = performance.now();
    await open();
    times.push(performance.now() - from);
  }
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return [
    atMost(`first reply of the assistant on a laptop, p50 of ${OPENINGS}`, quantile(times, 0.5), 'ms', FIRST_REPLY_MS),
    atMost(`first reply of the assistant on a laptop, p99 of ${OPENINGS}`, quantile(times, 0.99), 'ms', null),
  ];
}
