import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { laptopSession } from '../infra/seed/session.ts';
import { startChild } from './child-laptop.ts';
import { atLeast, atMost, type Figure, quantile } from './figure.ts';
import { type Flow, flows, type Sample } from './load-flows.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
const DEMO_RELEASES = 40;
const CALLS_A_SECOND = 200;
/** Read-only calls per second. The flows make the others. */
const READS = { artist: 110, office: 40 };
/** Connections per reader, enough that a slow reply does not delay the next call. */
const CONNECTIONS = 20;
const MOST_MS = 150;
const OFFICE_PAGES = ['/api/admin/overview', '/api/admin/releases', '/api/admin/statements', '/api/admin/payouts'];

/**
 * Runs mixed traffic against the built product for a minute (`SECONDS`): artists browse, edit, upload, pay and chat,
 * webhooks arrive, the office opens its pages and imports statements. Each call is due at a fixed time, whether or not
 * earlier ones have been answered. The generator runs in a process of its own, but shares the machine's cores.
 */
export async function load(): Promise<Figure[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-load-'));
  process.env.SEGNO_PAGES = 'built';
  const laptop = await startChild({ dataFolder, port: await freeBase(), demo: DEMO_RELEASES });
  try {
    await laptop.said('The demo is complete.');
    const file = readLaptopFile(dataFolder);
    const session = laptopSession(file);
    const tokens = {
      artist: await session.signIn(demoArtist.email, demoArtist.password),
      office: await session.signIn(demoAdmin.email, demoAdmin.password),
    };
    const { items } = await session.api(tokens.artist)('GET /api/releases', { query: { limit: 40 } });
    const artistPages = ['/api/me', '/api/releases', ...items.map(({ id }) => `/api/releases/${id}`)];
    const prepared = await flows({ site: laptop.site, tokens });
    // Not measured, because the functions start on their first call.
    await run(laptop.site, tokens, artistPages, prepared, 10);
    const samples = await run(laptop.site, tokens, artistPages, prepared, SECONDS);
    return figuresFrom(samples);
  } finally {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

type Tokens = { artist: string; office: string };

async function run(site: string, tokens: Tokens, artistPages: string[], prepared: Flow[], seconds: number) {
  const samples: Sample[] = [];
  await Promise.all([
    read(
      site,
      { kind: 'artist reads', token: tokens.artist, pages: artistPages, rate: READS.artist, seconds },
      samples,
    ),
    read(
      site,
      { kind: 'office reads', token: tokens.office, pages: OFFICE_PAGES, rate: READS.office, seconds },
      samples,
    ),
    ...prepared.map((flow) => repeat(flow, seconds, samples)),
  ]);
  return samples;
}

type Reader = { kind: string; token: string; pages: string[]; rate: number; seconds: number };

function read(site: string, { kind, token, pages, rate, seconds }: Reader, samples: Sample[]): Promise<void> {
  return new Promise((done, failed) => {
    const options = {
      url: site,
      connections: CONNECTIONS,
      overallRate: rate,
      duration: seconds,
      headers: { authorization: `Bearer ${token}` },
      requests: pages.map((page) => ({ method: 'GET' as const, path: page })),
    };
    const generator = autocannon(options, (error) => (error ? failed(error) : done()));
    generator.on('response', (_client, status, _bytes, ms) => samples.push({ kind, ms, isError: status !== 200 }));
    generator.on('reqError', () => samples.push({ kind, ms: 0, isError: true }));
  });
}

/** Starts the flow at its rate, and finally waits for the last ones to end. */
async function repeat({ every, once }: Flow, seconds: number, samples: Sample[]): Promise<void> {
  const running: Promise<void>[] = [];
  // A call that fails is recorded as a sample, and ends its flow.
  const timer = setInterval(() => running.push(once(samples).catch(() => {})), every);
  await new Promise((end) => setTimeout(end, seconds * 1000));
  clearInterval(timer);
  await Promise.all(running);
}

function figuresFrom(samples: readonly Sample[]): Figure[] {
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  const times = (kind?: string) => samples.filter((one) => !kind || one.kind === kind).map(({ ms }) => ms);
  return [
    atLeast(`mixed traffic, calls a second for ${SECONDS} s`, samples.length / SECONDS, 'calls', 0.95 * CALLS_A_SECOND),
    atMost('mixed traffic, errors', samples.filter(({ isError }) => isError).length, 'calls', 0),
    atMost('mixed traffic, p50', quantile(times(), 0.5), 'ms', null),
    atMost('mixed traffic, p95', quantile(times(), 0.95), 'ms', null),
    atMost('mixed traffic, p99', quantile(times(), 0.99), 'ms', MOST_MS),
    ...kinds.map((kind) =>
      atMost(`of that, ${kind}: p99 of ${times(kind).length}`, quantile(times(kind), 0.99), 'ms', null),
    ),
  ];
}
