import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../bench/child-laptop.ts';
import { randomFrom } from '../infra/faults/random-from.ts';
import { readLaptopFile } from '../infra/laptop-file.ts';
import { freeBase } from '../infra/local/ports.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { recording } from '../infra/seed/recording.ts';
import { type LaptopApi, laptopSession } from '../infra/seed/session.ts';
import type { MediaId, ReleaseId, TrackId } from '../shared/ids.ts';
import { NO_TRACK } from '../shared/test/builders.ts';
import { restartChild } from './restart-child.ts';
import type { Proof } from './violations.ts';

const ROUNDS = 20;
const WRITERS = 6;
const SEED = Number(process.env.SEED ?? 20261121);

/** What the product has acknowledged, and must therefore still know after it was killed. */
type Acknowledged = {
  /** A release and the newest title that was acknowledged; one later title may have been written without an answer. */
  titles: Map<ReleaseId, { acknowledged: number; sent: number }>;
  tracks: Map<ReleaseId, TrackId[]>;
  uploads: Map<ReleaseId, MediaId>;
  accounts: string[];
  writes: number;
};

const freshKey = () => ({ idempotencyKey: randomUUID() });
const titleOf = (n: number) => `Take ${n}`;
const clip = recording(1);

/**
 * kill -9 of the running product during writes, and a restart on the same data, round after round: whatever was acknowledged (a
 * release, a title, a track, a file, an account) is there, and an acknowledged upload gets its verdict.
 */
export async function killNine(): Promise<Proof[]> {
  const random = randomFrom(SEED);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-kill-'));
  const port = await freeBase();
  const known: Acknowledged = { titles: new Map(), tracks: new Map(), uploads: new Map(), accounts: [], writes: 0 };
  let lost = 0;

  let laptop = await startChild({ dataFolder, port });
  const session = laptopSession(readLaptopFile(dataFolder));
  const api = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  for (let round = 0; round < ROUNDS; round++) {
    const until = { stopped: false };
    const writers = Array.from({ length: WRITERS }, () => write(api, known, until));
    const accounts = signUps(session, known, until, round);
    await new Promise((killed) => setTimeout(killed, 300 + random() * 1200));
    process.kill(-(laptop.child.pid ?? 0), 'SIGKILL');
    until.stopped = true;
    await Promise.all([...writers, accounts]);
    laptop = await restartChild({ dataFolder, port });
    lost += await missing(api, session, known);
  }
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return [
    {
      name: 'nothing acknowledged is lost by kill -9',
      count: `${ROUNDS} rounds, ${known.writes} writes`,
      violations: lost,
      seed: SEED,
    },
  ];
}

/** Makes and edits releases until the product is gone; only what was answered counts. */
async function write(api: LaptopApi, known: Acknowledged, until: { stopped: boolean }): Promise<void> {
  try {
    while (!until.stopped) {
      const release = await api('POST /api/releases', freshKey());
      const params = { releaseId: release.id };
      const state = { acknowledged: 0, sent: 0 };
      known.titles.set(release.id, state);
      known.writes++;
      for (let n = 1; n <= 5 && !until.stopped; n++) {
        state.sent = n;
        const from = n === 1 ? release.title : titleOf(n - 1);
        await api('PATCH /api/releases/{releaseId}', { params, body: { field: 'title', from, to: titleOf(n) } });
        state.acknowledged = n;
        known.writes++;
      }
      const { trackIds } = await api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
      const trackId = trackIds[0] ?? NO_TRACK;
      known.tracks.set(release.id, trackIds);
      known.writes++;
      const file = { fileName: 'take.wav', contentType: 'audio/wav', size: clip.length };
      const { url, headers, mediaId } = await api('POST /api/releases/{releaseId}/uploads', {
        params,
        body: { target: { kind: 'audio', trackId }, ...file },
      });
      const put = await fetch(url, { method: 'PUT', headers, body: Buffer.from(clip) });
      if (!put.ok) throw new Error('The upload was not acknowledged');
      known.uploads.set(release.id, mediaId);
      known.writes++;
    }
  } catch {
    // The product was killed under this writer: what it did not answer does not count.
  }
}

async function signUps(
  session: ReturnType<typeof laptopSession>,
  known: Acknowledged,
  until: { stopped: boolean },
  round: number,
): Promise<void> {
  try {
    for (let n = 0; !until.stopped; n++) {
      const email = `kill-${round}-${n}@segno.test`;
      await session.signUp({ ...demoArtist, email });
      known.accounts.push(email);
      known.writes++;
    }
  } catch {
    // As above.
  }
}

/** How much of what was acknowledged is not there; each missing thing is told. */
async function missing(
  api: LaptopApi,
  session: ReturnType<typeof laptopSession>,
  known: Acknowledged,
): Promise<number> {
  let lost = 0;
  const miss = (what: string) => {
    lost++;
    console.log(`lost: ${what}`);
  };
  for (const [releaseId, { acknowledged, sent }] of known.titles) {
    const detail = await api('GET /api/releases/{releaseId}', { params: { releaseId } }).catch(() => undefined);
    if (!detail) {
      miss(`release ${releaseId}`);
      continue;
    }
    const titles = [acknowledged, sent].map((n) => (n === 0 ? 'Untitled Release' : titleOf(n)));
    if (!titles.includes(detail.release.title)) miss(`title ${acknowledged} of ${releaseId}: ${detail.release.title}`);
    for (const trackId of known.tracks.get(releaseId) ?? []) {
      if (!detail.release.tracks[trackId]) miss(`track ${trackId} of ${releaseId}`);
    }
    const mediaId = known.uploads.get(releaseId);
    if (mediaId && !(await isPlaced(api, releaseId, mediaId))) miss(`upload ${mediaId} of ${releaseId}`);
  }
  const [account] = known.accounts.slice(-1);
  if (account) await session.signIn(account, demoArtist.password).catch(() => miss(`account ${account}`));
  // Seen to be there: the next round looks at its own.
  known.titles.clear();
  known.tracks.clear();
  known.uploads.clear();
  return lost;
}

/** The verdict on an upload comes from a queue: it may take a while, and it must come. */
async function isPlaced(api: LaptopApi, releaseId: ReleaseId, mediaId: MediaId): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const { release } = await api('GET /api/releases/{releaseId}', { params: { releaseId } });
    if (Object.values(release.tracks).some(({ audio }) => audio?.mediaId === mediaId)) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}
