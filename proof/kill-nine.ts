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
import type { Proof } from './proof-result.ts';
import { restartChild } from './restart-child.ts';

const ROUNDS = 20;
const WRITERS = 6;
const SEED = Number(process.env.SEED ?? 20261121);

/** Everything that the product has acknowledged, and must still have after it is killed. */
type Acknowledged = {
  /** The newest acknowledged title of each release; one later title may have been written without a response. */
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
 * Kills the running product with kill -9 during writes and restarts it on the same data, round after round: everything
 * that was acknowledged (a release, a title, a track, a file, an account) still exists, and an acknowledged upload gets
 * its verdict.
 */
export async function killNine(): Promise<Proof[]> {
  const random = randomFrom(SEED);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-kill-'));
  const port = await freeBase();
  const acks: Acknowledged = { titles: new Map(), tracks: new Map(), uploads: new Map(), accounts: [], writes: 0 };
  let lost = 0;

  let laptop = await startChild({ dataFolder, port });
  const session = laptopSession(readLaptopFile(dataFolder));
  const api = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  for (let round = 0; round < ROUNDS; round++) {
    const until = { stopped: false };
    const writers = Array.from({ length: WRITERS }, () => write(api, acks, until));
    const accounts = signUps(session, acks, until, round);
    await new Promise((killed) => setTimeout(killed, 300 + random() * 1200));
    process.kill(-(laptop.child.pid ?? 0), 'SIGKILL');
    until.stopped = true;
    await Promise.all([...writers, accounts]);
    laptop = await restartChild({ dataFolder, port });
    lost += await missing(api, session, acks);
  }
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return [
    {
      name: 'nothing acknowledged is lost by kill -9',
      count: `${ROUNDS} rounds, ${acks.writes} writes`,
      violations: lost,
      seed: SEED,
    },
  ];
}

/** Creates and edits releases until the product is killed, recording only acknowledged writes. */
async function write(api: LaptopApi, acks: Acknowledged, until: { stopped: boolean }): Promise<void> {
  try {
    while (!until.stopped) {
      const release = await api('POST /api/releases', freshKey());
      const params = { releaseId: release.id };
      const state = { acknowledged: 0, sent: 0 };
      acks.titles.set(release.id, state);
      acks.writes++;
      for (let n = 1; n <= 5 && !until.stopped; n++) {
        state.sent = n;
        const from = n === 1 ? release.title : titleOf(n - 1);
        await api('PATCH /api/releases/{releaseId}', { params, body: { field: 'title', from, to: titleOf(n) } });
        state.acknowledged = n;
        acks.writes++;
      }
      const { trackIds } = await api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
      const trackId = trackIds[0] ?? NO_TRACK;
      acks.tracks.set(release.id, trackIds);
      acks.writes++;
      const file = { fileName: 'take.wav', contentType: 'audio/wav', size: clip.length };
      const expected = await api('POST /api/releases/{releaseId}/uploads', {
        params,
        body: { target: { kind: 'audio', trackId }, ...file },
      });
      if (expected.state !== 'expected') throw new Error('The clip is too large for one request');
      const { url, headers } = expected;
      const put = await fetch(url, { method: 'PUT', headers, body: Buffer.from(clip) });
      if (!put.ok) throw new Error('The upload was not acknowledged');
      acks.uploads.set(release.id, expected.mediaId);
      acks.writes++;
    }
  } catch {
    // The product was killed during this call, so the write was not acknowledged.
  }
}

async function signUps(
  session: ReturnType<typeof laptopSession>,
  acks: Acknowledged,
  until: { stopped: boolean },
  round: number,
): Promise<void> {
  try {
    for (let n = 0; !until.stopped; n++) {
      const email = `kill-${round}-${n}@segno.test`;
      await session.signUp({ ...demoArtist, email });
      acks.accounts.push(email);
      acks.writes++;
    }
  } catch {
    // The product was killed during this call, so the sign-up was not acknowledged.
  }
}

/** Counts acknowledged writes that are missing, and prints each. */
async function missing(api: LaptopApi, session: ReturnType<typeof laptopSession>, acks: Acknowledged): Promise<number> {
  let lost = 0;
  const miss = (what: string) => {
    lost++;
    console.log(`lost: ${what}`);
  };
  for (const [releaseId, { acknowledged, sent }] of acks.titles) {
    const detail = await api('GET /api/releases/{releaseId}', { params: { releaseId } }).catch(() => undefined);
    if (!detail) {
      miss(`release ${releaseId}`);
      continue;
    }
    const titles = [acknowledged, sent].map((n) => (n === 0 ? 'Untitled Release' : titleOf(n)));
    if (!titles.includes(detail.release.title)) miss(`title ${acknowledged} of ${releaseId}: ${detail.release.title}`);
    for (const trackId of acks.tracks.get(releaseId) ?? []) {
      if (!detail.release.tracks[trackId]) miss(`track ${trackId} of ${releaseId}`);
    }
    const mediaId = acks.uploads.get(releaseId);
    if (mediaId && !(await isPlaced(api, releaseId, mediaId))) miss(`upload ${mediaId} of ${releaseId}`);
  }
  const [account] = acks.accounts.slice(-1);
  if (account) await session.signIn(account, demoArtist.password).catch(() => miss(`account ${account}`));
  // These titles exist, so the next round checks only its own.
  acks.titles.clear();
  acks.tracks.clear();
  acks.uploads.clear();
  return lost;
}

/** Waits for the verdict on an upload, which comes through a queue and may take a while. */
async function isPlaced(api: LaptopApi, releaseId: ReleaseId, mediaId: MediaId): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const { release } = await api('GET /api/releases/{releaseId}', { params: { releaseId } });
    if (Object.values(release.tracks).some(({ audio }) => audio?.mediaId === mediaId)) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}
