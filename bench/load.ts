import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { Problem } from '../shared/contract/problem.ts';
import { arrivals, type Flow } from './arrivals.ts';
import { startChild } from './child-laptop.ts';
import { atLeast, atMost, type Figure, quantile } from './figure.ts';
import { writingFlows } from './load-flows.ts';
import { readingFlows } from './load-reads.ts';
import type { Sample } from './load-sample.ts';
import { cpuBetween, cpuOfTree } from './process-cpu.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
/** Calls per second. Another rate makes all flows faster or slower. */
const CALLS_PER_SECOND = Number(process.env.RATE ?? 200);
const DEMO_RELEASES = Number(process.env.RELEASES ?? 40);
/** The calls per second of all flows together, as they are defined. */
const FULL_RATE = 200;
const WARM_UP_SECONDS = 10;
const MAX_MS = 150;

/**
 * Runs mixed traffic against the built product for a minute (`SECONDS`): artists browse, edit, upload, pay and chat,
 * webhooks arrive, the office opens its pages and imports statements. Each call is due at a fixed time, whether or not
 * earlier ones have been answered. The generator has a process of its own, but shares the machine's cores.
 *
 * Prints errors by their causes, and the processor time of a call by process (Linux).
 */
export async function load(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-load-'));
  process.env.SEGNO_PAGES = 'built';
  const laptop = await startChild({ dataFolder, port: await freeBase(), demo: DEMO_RELEASES });
  try {
    await laptop.said('The demo is complete.');
    const flows = await allFlows(laptop.site, dataFolder);
    // Not measured: the functions start at their first call.
    await arrivals(flows, WARM_UP_SECONDS, () => {});
    const unfinished: string[] = [];
    const [before, generatorBefore] = [cpuOfTree(laptop.child.pid ?? 0), process.cpuUsage()];
    const { samples, late } = await arrivals(flows, SECONDS, (error) => unfinished.push(...ownFault(error)));
    const { user, system } = process.cpuUsage(generatorBefore);
    const cpu = cpuBetween(before, cpuOfTree(laptop.child.pid ?? 0)).set('generator', (user + system) / 1000);
    return figuresFrom({ samples, late, unfinished, cpu });
  } finally {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function allFlows(site: string, dataFolder: string): Promise<Flow<Sample>[]> {
  const session = laptopSession(readLaptopFile(dataFolder));
  const tokens = {
    artist: await session.signIn(demoArtist.email, demoArtist.password),
    office: await session.signIn(demoAdmin.email, demoAdmin.password),
  };
  const { items } = await session.api(tokens.artist)('GET /api/releases', { query: { limit: 40 } });
  const releaseIds = items.map(({ id }) => id);
  const flows = [...readingFlows({ site, tokens, releaseIds }), ...(await writingFlows({ site, tokens }))];
  return flows.map(({ every, once }) => ({ every: (every * FULL_RATE) / CALLS_PER_SECOND, once }));
}

/** The reason why a flow ended, if no call was refused: the generator's own fault. */
const ownFault = (error: unknown): string[] =>
  error instanceof Problem ? [] : [`generator: ${(error as Error).message}`];

type Measured = { samples: Sample[]; late: number[]; unfinished: string[]; cpu: Map<string, number> };

function figuresFrom({ samples, late, unfinished, cpu }: Measured): Figure[] {
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  const times = (kind?: string) => samples.filter((one) => !kind || one.kind === kind).map(({ ms }) => ms);
  const causes = countBy([...samples.flatMap(({ error }) => error ?? []), ...unfinished]);
  const answered = samples.length / SECONDS;
  const errors = samples.filter(({ error }) => error).length + unfinished.length;
  const sum = [...cpu].reduce((all, [name, ms]) => all + (name === 'generator' ? 0 : ms), 0);
  const perCall = (name: string, ms: number) =>
    atMost(`processor time of a call, ${name}`, ms / samples.length, 'ms', null);
  return [
    atLeast(
      `mixed traffic, answered of ${CALLS_PER_SECOND} calls a second`,
      answered,
      'calls',
      0.95 * CALLS_PER_SECOND,
    ),
    atMost('mixed traffic, errors', errors, 'calls', 0),
    ...[...causes].map(([cause, count]) => atMost(`of that, ${cause}`, count, 'calls', 0)),
    atMost('mixed traffic, p50', quantile(times(), 0.5), 'ms', null),
    atMost('mixed traffic, p95', quantile(times(), 0.95), 'ms', null),
    atMost('mixed traffic, p99', quantile(times(), 0.99), 'ms', MAX_MS),
    ...kinds.map((kind) =>
      atMost(`of that, ${kind}: p99 of ${times(kind).length}`, quantile(times(kind), 0.99), 'ms', null),
    ),
    atMost('the generator was late by, p99', quantile(late, 0.99), 'ms', null),
    perCall('all but the generator', sum),
    ...[...cpu].map(([name, ms]) => perCall(name, ms)),
  ];
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
