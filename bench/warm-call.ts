import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBase } from '../infra/local/ports.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { seedAccounts } from '../infra/seed/seed-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { atMost, type Figure, quantile } from './figure.ts';

const CALLS = 500;

/**
 * Measures warm calls to the library, one after the other: the site, the gateway, the token check, the profile read and
 * one query.
 */
export async function warmCall(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-warm-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'none', watch: false });
  await seedAccounts(laptop, dataFolder);
  const session = laptopSession(laptop);
  const token = await session.signIn(demoArtist.email, demoArtist.password);
  const call = async () => {
    const from = performance.now();
    const response = await fetch(`${laptop.site}/api/releases`, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (response.status !== 200) throw new Error(`The library answered ${response.status}`);
    return performance.now() - from;
  };
  for (let warm = 0; warm < 50; warm++) await call();
  const times: number[] = [];
  for (let n = 0; n < CALLS; n++) times.push(await call());
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return [
    atMost(`warm call on a laptop, p50 of ${CALLS}`, quantile(times, 0.5), 'ms', 5),
    atMost(`warm call on a laptop, p99 of ${CALLS}`, quantile(times, 0.99), 'ms', null),
  ];
}
