import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBase } from '../infra/local/ports.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { seedAccounts } from '../infra/seed/seed.ts';
import { laptopSession } from '../infra/seed/session.ts';
import type { Step } from '../shared/assistant/step.ts';
import { idsFrom, type ReleaseId } from '../shared/ids.ts';
import { TRACK_LIMIT } from '../shared/releases/track.ts';
import { countedEngine } from './counted-engine.ts';
import { atMost, type Figure, quantile } from './figure.ts';

/** The logical id of the function of the assistant's routes holds it. */
const ASSISTANT = 'Assistant';
const OPENINGS = 100;
const FIRST_REPLY_MS = 150;

/** How long the assistant takes on a laptop, without a model, and what a message costs of the table. */
export async function assistant(): Promise<Figure[]> {
  const engine = await countedEngine();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = engine.url;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-assistant-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'none', watch: false });
  await seedAccounts(laptop, dataFolder);
  const session = laptopSession(laptop);
  const api = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const newId = idsFrom(() => new Date());
  const say = (message: string, step: Step | 'start', releaseId: ReleaseId | null) =>
    api('POST /api/assistant/messages', { body: { id: newId('message'), message, releaseId, step, mediaId: null } });
  const figures: Figure[] = [];
  const count = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    const before = engine.unitsOf(ASSISTANT);
    const result = await run();
    figures.push(atMost(what, engine.unitsOf(ASSISTANT) - before, 'units', null));
    return result;
  };

  // Not measured: the function's first call.
  await say('start', 'start', null);
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n++) {
    const from = performance.now();
    await say('start', 'start', null);
    times.push(performance.now() - from);
  }
  await count('a conversation is opened', () => say('start', 'start', null));
  await count('a message that makes a release', () => say('Night Ferry', 'title', null));
  const { id: releaseId } = await api('POST /api/releases', { idempotencyKey: randomUUID() });
  for (let n = 0; n < TRACK_LIMIT; n++)
    await api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, idempotencyKey: randomUUID() });
  const ofAlbum = `about an album of ${TRACK_LIMIT} tracks`;
  await count(`a message that sets a field, ${ofAlbum}`, () => say('The title is Night Ferry', 'title', releaseId));
  await count(`a message that changes nothing, ${ofAlbum}`, () => say('What is a P-line?', 'p_line', releaseId));
  await laptop.stop();
  await engine.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return [
    atMost(`first reply of the assistant on a laptop, p50 of ${OPENINGS}`, quantile(times, 0.5), 'ms', FIRST_REPLY_MS),
    atMost(`first reply of the assistant on a laptop, p99 of ${OPENINGS}`, quantile(times, 0.99), 'ms', null),
    ...figures,
  ];
}
