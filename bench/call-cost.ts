import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { type Client, createClient } from '../shared/contract/client.ts';
import type { Api } from '../shared/contract/index.ts';
import { idsFrom, type ReleaseId } from '../shared/ids.ts';
import { releaseEdit } from '../shared/releases/field-edits.ts';
import { type ChildLaptop, startChild } from './child-laptop.ts';
import { atMost, type Figure } from './figure.ts';
import { artistCalls, officeCalls, type PageCall } from './load-reads.ts';
import { cpuBetween, cpuOfTree } from './process-cpu.ts';
import { processTree } from './process-tree.ts';

const CALLS = Number(process.env.CALLS ?? 400);
const WARM_UP_CALLS = 400;
const AT_ONCE = 4;
const RELEASES = 20;
/** Emails, events and live updates that the last calls caused are handled in this time. */
const SETTLE_MS = 1500;
const newId = idsFrom(() => new Date());
const key = () => ({ idempotencyKey: randomUUID() });

/**
 * Measures the processor time that one call of a route costs a laptop, by process, including the work that follows it
 * (Linux). Other work on the machine hardly changes it, unlike the time until the reply.
 *
 * `PROFILE=<folder>` writes a profile of each thread, for Chrome's developer tools.
 */
export async function callCost(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-cost-'));
  process.env.SEGNO_PAGES = 'none';
  const profiling = process.env.PROFILE ? { nodeArguments: ['--import', PROFILE_MODULE] } : {};
  const laptop = await startChild({ dataFolder, port: await freeBase(), ...profiling });
  try {
    const session = laptopSession(readLaptopFile(dataFolder));
    const clientOf = (token: string) => createClient<Api>((url, init) => fetch(laptop.site + url, init), async () => token);
    const artist = clientOf(await session.signIn(demoArtist.email, demoArtist.password));
    const office = clientOf(await session.signIn(demoAdmin.email, demoAdmin.password));
    const releases = await Promise.all(Array.from({ length: RELEASES }, () => artist('POST /api/releases', key())));
    const calls = callsOf(artist, office, releases);
    const figures: Figure[] = [];
    for (const [name, call] of Object.entries(calls)) {
      if (process.env.ROUTE && !name.includes(process.env.ROUTE)) continue;
      figures.push(...(await costOf(laptop, name, call)));
    }
    return figures;
  } finally {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const PROFILE_MODULE = path.resolve('bench/in-child/profile.mjs');

function callsOf(artist: Client<Api>, office: Client<Api>, releases: { id: ReleaseId; title: string }[]) {
  const inTurn = (client: Client<Api>, pages: PageCall[]) => {
    let count = 0;
    return () => pages[count++ % pages.length]?.(client);
  };
  let edits = 0;
  const free = [...releases];
  const [me, library, ...pages] = artistCalls(releases.map(({ id }) => id));
  return {
    me: inTurn(artist, [me as PageCall]),
    library: inTurn(artist, [library as PageCall]),
    'a release': inTurn(artist, pages),
    office: inTurn(office, officeCalls),
    edit: async () => {
      const release = free.shift();
      if (!release) throw new Error('no release is free');
      const body = releaseEdit('title', release.title, `Edited ${++edits}`);
      const stored = await artist('PATCH /api/releases/{releaseId}', { params: { releaseId: release.id }, body });
      free.push({ ...release, title: stored.title });
    },
    'a new release': () => artist('POST /api/releases', key()),
    chat: () =>
      artist('POST /api/assistant/messages', {
        body: { id: newId('message'), message: 'start', releaseId: null, step: 'start', mediaId: null },
      }),
  };
}

/** Repeats a call, several at once. */
async function repeat(call: () => Promise<unknown> | undefined, times: number): Promise<void> {
  let left = times;
  const worker = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function costOf({ child }: ChildLaptop, name: string, call: () => Promise<unknown> | undefined) {
  const root = child.pid ?? 0;
  await repeat(call, WARM_UP_CALLS);
  await setTimeout(SETTLE_MS);
  const toggleProfile = () => {
    if (!process.env.PROFILE) return;
    for (const { pid } of processTree(root).filter((one) => one.name === 'laptop')) process.kill(pid, 'SIGUSR2');
  };
  toggleProfile();
  const before = cpuOfTree(root);
  await repeat(call, CALLS);
  await setTimeout(SETTLE_MS);
  const used = cpuBetween(before, cpuOfTree(root));
  toggleProfile();
  const sum = [...used.values()].reduce((all, ms) => all + ms, 0);
  return [
    atMost(`processor time of a call, ${name}`, sum / CALLS, 'ms', null),
    ...[...used].map(([part, ms]) => atMost(`of that, ${part}`, ms / CALLS, 'ms', null)),
  ];
}
