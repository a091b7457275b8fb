import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { contracts } from '../shared/contract/index.ts';
import { startChild } from './child-laptop.ts';
import { atMost, type Figure } from './figure.ts';
import { memoryOfTree } from './process-memory.ts';

const DEMO_RELEASES = Number(process.env.RELEASES ?? 40);
/** The maximum memory of a local stack with its demo after ten minutes of use, in MB. */
const MAX_MB = 700;
/** Longer than an idle function is kept (infra/local/functions). */
const IDLE_MS = 4 * 60_000;
/** The pause between two calls, equivalent to roughly ten people using the product. */
const PAUSE_MS = 100;
const PAGES = ['/', '/features', '/pricing', '/faq', '/auth', '/dashboard', '/admin'];

/**
 * Measures the memory of `npm start` with its demo, over all its processes: when it is ready, when the demo is
 * complete, after `MINUTES` (default 1) of requests for the artist's and the office's pages and routes, and when it is
 * idle. Linux only.
 */
export async function memory(): Promise<Figure[]> {
  const minutes = Number(process.env.MINUTES ?? 1);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-memory-'));
  const laptop = await startChild({ dataFolder, port: await freeBase(), demo: DEMO_RELEASES });
  const figures: Figure[] = [];
  const measure = (when: string, most: number | null) => {
    const parts = memoryOfTree(laptop.child.pid ?? 0).sort((a, b) => b.megabytes - a.megabytes);
    const shown = parts.map(({ name, megabytes }) => `${name} ${Math.round(megabytes)}`);
    console.log(`${when}: ${shown.join(', ')} MB`);
    const sum = parts.reduce((all, { megabytes }) => all + megabytes, 0);
    figures.push(atMost(`memory ${when}`, Math.round(sum), 'MB', most));
  };
  try {
    measure('at ready', null);
    await laptop.said('The demo is complete.');
    measure('when the demo is complete', null);
    const calls = await use(laptop.site, dataFolder, minutes);
    measure(`after ${minutes} min and ${calls} calls of artist and office`, MAX_MB);
    await setTimeout(IDLE_MS);
    measure('when idle', MAX_MB);
    return figures;
  } finally {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Requests the pages with their modules, and calls every GET route that has no parameters. @returns how many calls */
async function use(site: string, dataFolder: string, minutes: number): Promise<number> {
  const session = laptopSession(readLaptopFile(dataFolder));
  const tokens = [
    await session.signIn(demoArtist.email, demoArtist.password),
    await session.signIn(demoAdmin.email, demoAdmin.password),
  ];
  const routes = Object.values(contracts)
    .flatMap(Object.keys)
    .filter((route) => route.startsWith('GET ') && !route.includes('{'));
  const until = Date.now() + minutes * 60_000;
  let calls = 0;
  for (let round = 0; Date.now() < until; round++) {
    if (round % 10 === 0) await openPages(site);
    for (const token of tokens) {
      for (const route of routes) {
        const headers = { authorization: `Bearer ${token}` };
        await (await fetch(site + route.slice('GET '.length), { headers })).arrayBuffer();
        calls++;
        if (Date.now() > until) return calls;
        await setTimeout(PAUSE_MS);
      }
    }
  }
  return calls;
}

/** Loads the pages as a browser does, with each module that they import, from the sources or from the build. */
async function openPages(site: string): Promise<void> {
  const left = [...PAGES];
  const seen = new Set<string>();
  for (let address = left.pop(); address; address = left.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const body = await (await fetch(site + address, { headers: { accept: 'text/html,*/*' } })).text();
    const imported = body.matchAll(/(?:from|import|src=)\s*\(?\s*"(\/[^"]+)"/g);
    left.push(...[...imported].map(([, found = '']) => found));
  }
}
