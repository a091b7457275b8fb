import { randomUUID } from 'node:crypto';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import type { LaptopFile } from '../laptop-file.ts';
import { demoAdmin, demoArtist } from './demo-accounts.ts';
import { type DemoRecording, demoStatement, monthsWithStatements } from './demo-statement.ts';
import { type LaptopApi, laptopSession } from './session.ts';

/** A year and a half, so that the last year can be compared with earlier months. */
const MONTHS = 18;
/**
 * How many statements are imported concurrently. The stages of each run one after the other, so more would only wait.
 */
const AT_ONCE = 2;
const WAIT_MS = 500;

/**
 * Imports the demo's statements as the office would: each is uploaded, read, approved and posted. Statements with an
 * existing file name are skipped.
 * @param onProgress called after each statement
 * @returns how many were posted
 */
export async function importStatements(
  laptop: LaptopFile,
  onProgress: (progress: { posted: number; missing: number }) => void = () => {},
): Promise<number> {
  const session = laptopSession(laptop);
  const artist = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  const months = monthsWithStatements(new Date(), MONTHS);
  const recordings = await recordingsInStores(artist, months[0] ?? '');
  if (recordings.length === 0) return 0;
  const known = new Set(await fileNamesOf(office));
  const waiting = months.filter((month) => !known.has(fileNameOf(month)));
  const missing = waiting.length;
  let posted = 0;
  const worker = async () => {
    for (let month = waiting.shift(); month; month = waiting.shift()) {
      await importStatement(office, fileNameOf(month), demoStatement(recordings, month));
      posted++;
      onProgress({ posted, missing });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return posted;
}

const fileNameOf = (month: string): string => `fuga-${month}.csv`;

/**
 * The recordings of exported releases, with plays from the month of their sales start on, or from `first` if they have
 * none.
 */
async function recordingsInStores(artist: LaptopApi, first: string): Promise<DemoRecording[]> {
  const found: DemoRecording[] = [];
  let cursor: string | undefined;
  do {
    const page = await artist('GET /api/releases', { query: { cursor, limit: 100 } });
    for (const { id } of page.items.filter(({ exportedAt }) => exportedAt)) {
      const { release } = await artist('GET /api/releases/{releaseId}', { params: { releaseId: id } });
      const from = release.salesStart && release.salesStart !== 'asap' ? release.salesStart.slice(0, 7) : first;
      for (const { isrc, title, artists } of orderedTracks(release))
        found.push({ isrc, title, artist: artists[0]?.name ?? '', upc: release.upc, release: release.title, from });
    }
    cursor = page.next;
  } while (cursor);
  return found.sort((one, other) => (one.isrc < other.isrc ? -1 : 1));
}

async function fileNamesOf(office: LaptopApi): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await office('GET /api/admin/statements', { query: { cursor } });
    names.push(...page.items.map(({ fileName }) => fileName));
    cursor = page.next;
  } while (cursor);
  return names;
}

async function importStatement(office: LaptopApi, fileName: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const { statement, url, headers } = await office('POST /api/admin/statements', {
    body: { fileName, bytes: bytes.length },
    idempotencyKey: randomUUID(),
  });
  const put = await fetch(url, { method: 'PUT', headers, body: bytes });
  if (!put.ok) throw new Error(`The file ${fileName} was not accepted: ${await put.text()}`);
  const params = { statementId: statement.statementId };
  await office('POST /api/admin/statements/{statementId}/uploaded', { params });
  const read = await waitForState(office, params, 'ready');
  await office('POST /api/admin/statements/{statementId}/approve', {
    params,
    body: { planVersion: read.plan.version },
    idempotencyKey: randomUUID(),
  });
  await waitForState(office, params, 'posted');
}

type In<S extends Statement['state']> = Extract<Statement, { state: S }>;

/** Waits until a statement reaches a state. @throws Error if it stops in a different one */
async function waitForState<S extends Statement['state']>(
  office: LaptopApi,
  params: Pick<Statement, 'statementId'>,
  state: S,
): Promise<In<S>> {
  for (;;) {
    const statement = await office('GET /api/admin/statements/{statementId}', { params });
    if (statement.state === state) return statement as In<S>;
    if (statement.state === 'stopped') throw new Error(`${statement.fileName}: ${statement.fault.text}`);
    await new Promise((next) => setTimeout(next, WAIT_MS));
  }
}
