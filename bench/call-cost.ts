import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { type Client, createClient, type Send } from '../shared/contract/client.ts';
import type { Api } from '../shared/contract/index.ts';
import { idsFrom, type ReleaseId } from '../shared/ids.ts';
import { releaseEdit } from '../shared/releases/field-edit.ts';
import { type ChildLaptop, startChild } from './child-laptop.ts';
import { atMost, type Figure } from './figure.ts';
import { artistCalls, officeCalls, type PageCall } from './load-reads.ts';
import { cpuBetween, cpuOfTree } from './process-cpu.ts';
import { processTree } from './process-tree.ts';

const CALLS = Number(process.env.CALLS ?? 400);
const WARM_UP_CALLS = 150;
const AT_ONCE = 4;
const RELEASES = 20;
/** Emails, events and live updates that the last calls caused are handled in this time. */
const SETTLE_MS = 1500;
const newId = idsFrom(() => new Date());
const key = () => ({ idempotencyKey: randomUUID() });

/**
 * Measures the processor time that one call of a route costs a laptop, by process, including the work that follows it
 * (Linux). Other work on the machine changes it far less than the time until the reply.
 *
 * `PROFILE=<folder>` writes a profile of each thread, for Chrome's developer tools.
 */
export async function callCost(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-cost-'));
  process.env.SEGNO_PAGES = 'none';
  const profiling = process.env.PROFILE ? { nodeArguments: ['--import', PROFILE_MODULE] } : {};
  const laptop = await startChild({ dataFolder, port: await freeBase(), ...profiling });
  try {
    const { site } = laptop;
    const session = laptopSession(readLaptopFile(dataFolder));
    const tokens = {
      artist: await session.signIn(demoArtist.email, demoArtist.password),
      office: await session.signIn(demoAdmin.email, demoAdmin.password),
    };
    const artist = createClient<Api>(
      (url, init) => fetch(site + url, init),
      async () => tokens.artist,
    );
    const releases = await Promise.all(Array.from({ length: RELEASES }, () => artist('POST /api/releases', key())));
    const costs: Record<string, Repeat> = { ...(await reads(site, tokens, releases)), ...writes(artist, releases) };
    const figures: Figure[] = [];
    for (const [name, repeat] of Object.entries(costs)) {
      if (!name.includes(process.env.ROUTE ?? '')) continue;
      figures.push(...(await costOf(laptop, name, repeat)));
    }
    return figures;
  } finally {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const PROFILE_MODULE = path.resolve('bench/in-child/profile.mjs');

/** Makes a call so many times, several at once. @throws Error when one of them fails */
type Repeat = (times: number) => Promise<void>;
type Edited = { id: ReleaseId; title: string };

async function reads(site: string, tokens: { artist: string; office: string }, releases: readonly Edited[]) {
  const [me, library, ...pages] = artistCalls(releases.map(({ id }) => id));
  const repeated = async (token: string, calls: (PageCall | undefined)[]): Promise<Repeat> => {
    const requests = await Promise.all(calls.flatMap((call) => (call ? [requestOf(call, token)] : [])));
    return async (amount) => {
      const { non2xx, errors } = await autocannon({ url: site, connections: AT_ONCE, amount, requests });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed`);
    };
  };
  return {
    me: await repeated(tokens.artist, [me]),
    library: await repeated(tokens.artist, [library]),
    'a release': await repeated(tokens.artist, pages),
    office: await repeated(tokens.office, officeCalls),
  };
}

/** The request that the typed client sends for a call. */
async function requestOf(call: PageCall, token: string): Promise<{ path: string; headers: Record<string, string> }> {
  const sent = { path: '', headers: {} };
  const record: Send = async (path, { headers }) => {
    Object.assign(sent, { path, headers });
    return Response.json({});
  };
  await call(createClient<Api>(record, async () => token));
  return sent;
}

function writes(artist: Client<Api>, releases: readonly Edited[]): Record<string, Repeat> {
  let edits = 0;
  const editable = [...releases];
  return {
    edit: repeating(async () => {
      const release = editable.shift();
      if (!release) throw new Error('Every release has an edit that is not answered');
      const body = releaseEdit('title', release.title, `Edited ${++edits}`);
      const stored = await artist('PATCH /api/releases/{releaseId}', { params: { releaseId: release.id }, body });
      editable.push({ ...release, title: stored.title });
    }),
    'a new release': repeating(() => artist('POST /api/releases', key())),
    chat: repeating(() =>
      artist('POST /api/assistant/messages', {
        body: { id: newId('message'), message: 'start', releaseId: null, step: 'start', mediaId: null },
      }),
    ),
  };
}

const repeating =
  (call: () => Promise<unknown>): Repeat =>
  async (times) => {
    let left = times;
    const worker = async () => {
      while (left-- > 0) await call();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

async function costOf({ child }: ChildLaptop, name: string, repeat: Repeat): Promise<Figure[]> {
  const root = child.pid ?? 0;
  await repeat(WARM_UP_CALLS);
  await setTimeout(SETTLE_MS);
  const toggleProfile = () => {
    if (!process.env.PROFILE) return;
    for (const { pid } of processTree(root).filter((one) => one.name === 'laptop')) process.kill(pid, 'SIGUSR2');
  };
  toggleProfile();
  const before = cpuOfTree(root);
  await repeat(CALLS);
  await setTimeout(SETTLE_MS);
  const used = cpuBetween(before, cpuOfTree(root));
  toggleProfile();
  const sum = [...used.values()].reduce((all, ms) => all + ms, 0);
  return [
    atMost(`processor time of a call, ${name}`, sum / CALLS, 'ms', null),
    ...[...used].map(([part, ms]) => atMost(`of that, ${part}`, ms / CALLS, 'ms', null)),
  ];
}
