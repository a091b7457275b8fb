import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BatchWriteItemCommand, DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { freeBase } from '../infra/local/ports.ts';
import { createTables } from '../infra/local/table/create-tables.ts';
import { startEngine } from '../infra/local/table/engine.ts';
import { loadTemplate } from '../infra/local/template/load-template.ts';
import { newProfile } from '../services/accounts/new-profile.ts';
import { profileRepository } from '../services/accounts/profile-repository.ts';
import { mediaRepository } from '../services/media/media-repository.ts';
import { paymentRepository } from '../services/payments/payment-repository.ts';
import { indexKeys, keys } from '../services/platform/keys.ts';
import { openLog } from '../services/platform/logger.ts';
import { openTable } from '../services/platform/table.ts';
import { codeAssigner } from '../services/releases/assign-codes.ts';
import { cardRepository } from '../services/releases/card-repository.ts';
import { codeRepository } from '../services/releases/code-repository.ts';
import { releaseDetail } from '../services/releases/release-detail.ts';
import { releaseRepository } from '../services/releases/release-repository.ts';
import { ArtistId, idsFrom } from '../shared/ids.ts';
import { type DraftRelease, newRelease } from '../shared/releases/release.ts';
import { releaseCard } from '../shared/releases/release-card.ts';
import { newTrack, TRACK_LIMIT } from '../shared/releases/track.ts';
import { atMost, type Figure } from './figure.ts';

const POPULATIONS = [100, 1_000, 10_000];
const LIBRARY = 30;
const PROFILE_READ = 0.5;

const now = new Date('2026-11-21T10:00:00Z');
const newId = idsFrom(() => now);
const artistIdOf = (n: number) => ArtistId.parse(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

type Consumed = { ReadCapacityUnits?: number; WriteCapacityUnits?: number; CapacityUnits?: number };

/** Units of the single table for each access pattern, beside 100, 1,000 and 10,000 artists: the numbers must not move. */
export async function tableUnits(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const artists of POPULATIONS) figures.push(...(await unitsBeside(artists)));
  return figures;
}

async function unitsBeside(artists: number): Promise<Figure[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'segno-units-'));
  // The last run's endpoint is not to be taken for one of the caller's own.
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const engine = await startEngine({ directory, port: await freeBase() });
  const at = 'http://127.0.0.1:1';
  const template = await loadTemplate({
    addresses: { site: at, dynamodb: at, s3: at, cognito: at, sqs: at, secrets: at, stripe: at, live: at, ses: at },
    deployment: { siteUrl: at, mailFrom: 'mail@segno.test', stripeApiUrl: at, liveUrl: at },
    secret: () => 'unused',
  });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'developer',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
  });
  const client = new DynamoDBClient({ endpoint: engine.url });
  const created = await createTables(template, client);
  const nameOf = (output: string) => created.find(({ name }) => name === template.outputs[output])?.name ?? '';
  const table = openTable(nameOf('TableName'));
  await populate(client, table.name, artists);

  let units = 0;
  table.client.middlewareStack.add(
    (next) => async (call) => {
      Object.assign(call.input as object, { ReturnConsumedCapacity: 'INDEXES' });
      const result = await next(call);
      const consumed = (result.output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity;
      for (const one of [consumed ?? []].flat()) units += one.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize', name: 'countUnits' },
  );
  const count = async (what: string, target: number | null, run: () => Promise<unknown>, extra = PROFILE_READ) => {
    units = 0;
    await run();
    return atMost(`${what}, beside ${artists} artists`, units + extra, 'units', target);
  };

  const releases = releaseRepository(table);
  const cards = cardRepository(table);
  const profiles = profileRepository(table);
  const payments = paymentRepository(table, nameOf('LedgerTableName'));
  const media = mediaRepository(table);
  const assign = codeAssigner({
    codes: codeRepository(table),
    prefixes: { isrc: ['ZZSEG'], upc: ['200000'] },
    log: openLog('bench'),
  });
  const artistId = artistIdOf(0);
  const album = albumOf(artistId);
  await releases.create(album);
  const owned = { artistId, releaseId: album.id };
  const kilobytes = Math.ceil(JSON.stringify(album).length / 1024);
  const mediaId = newId('media');
  const upload = { artistId, releaseId: album.id, mediaId };
  const cover = { mediaId, fileName: 'c.jpg', width: 3000, height: 3000, size: 1, storedAt: now.toISOString() };

  const figures = [
    await count('who am I', 1, () => profiles.find(artistId), 0),
    await count('library page of 24', 2.5, () => cards.library(artistId)),
    await count('release with 15 tracks', 4, async () => releaseDetail(await releases.aggregate(owned))),
    await count(`edit a field of a release of ${kilobytes} KB`, kilobytes + 2 + PROFILE_READ, () =>
      releases.edit(owned, { field: 'title', from: album.title, to: 'Night Ferry (Deluxe)', now }),
    ),
    await count('admin tab of 50 releases and the counts', 5, () =>
      Promise.all([cards.tab('draft', undefined), cards.counts()]),
    ),
    await count('admin page of 50 accounts and the counts', 5, () =>
      Promise.all([profiles.list({}), profiles.counts()]),
    ),
    await count('an upload is expected', null, () =>
      media.expectUpload(upload, {
        ...cover,
        id: mediaId,
        target: { kind: 'cover' },
        contentType: 'image/jpeg',
        createdAt: now.toISOString(),
        state: 'awaited',
      }),
    ),
    await count(
      'a checked cover becomes part of its release',
      null,
      async () => {
        const refused = await media.place(upload, { kind: 'cover', cover }, now);
        if (refused) throw new Error(`The cover was not placed: ${refused}`);
      },
      0,
    ),
    await count('a payment, its posting and the plan', null, () =>
      payments.record({
        payment: {
          paymentIntentId: `pi_${artists}`,
          sessionId: 'cs',
          ...owned,
          plan: 'album',
          cents: 900,
          paidAt: now.toISOString(),
          state: 'applied',
        },
        release: album,
      }),
    ),
    await count('submit, with a UPC and 15 ISRCs assigned', 2 * (kilobytes + 2) + 4, async () => {
      const current = await releases.get(owned, { consistent: true });
      const submission = { at: now.toISOString(), agreementVersion: 'v', by: artistId, plan: 'paid' as const };
      await releases.saveSubmitted(await assign({ ...current, status: 'submitted', submission }));
    }),
  ];
  client.destroy();
  table.client.destroy();
  await engine.stop();
  rmSync(directory, { recursive: true, force: true });
  return figures;
}

/** A full album: 15 tracks with their credits. */
function albumOf(artistId: ArtistId): DraftRelease {
  const album = newRelease({ id: newId('release'), artistId, now });
  const credit = (name: string) => ({ id: newId('credit'), name, role: 'Primary' as const, spotifyUri: '' });
  const tracks = Array.from({ length: TRACK_LIMIT }, (_, n) => ({
    ...newTrack({ id: newId('track'), number: n + 1, artist: credit('Mara Ellis'), now }),
    composers: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
    lyricists: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
  }));
  return {
    ...album,
    title: 'Night Ferry',
    tracks: Object.fromEntries(tracks.map((track) => [track.id, track])),
    trackIds: tracks.map(({ id }) => id),
  };
}

/** Profiles and cards of other artists, and a library of the one who is measured. */
async function populate(client: DynamoDBClient, tableName: string, artists: number): Promise<void> {
  const items: object[] = [];
  for (let n = 0; n < artists; n++) {
    const artistId = artistIdOf(n);
    const createdAt = new Date(now.getTime() + n * 1000);
    const signUp = { email: `a${n}@segno.test`, 'custom:full_name': `Artist ${n}` };
    // Every second account is active, the measured one among them: what only an active account may is measured.
    const profile = {
      ...newProfile(artistId, signUp, createdAt),
      status: n % 2 === 0 ? ('active' as const) : ('new' as const),
    };
    items.push({
      ...keys.profile({ artistId }),
      v: 1,
      ...profile,
      ...indexKeys.usersByStatus(profile),
      ...indexKeys.allUsers(profile),
    });
    for (let r = 0; r < (n === 0 ? LIBRARY : 1); r++) {
      const release = {
        ...newRelease({ id: newId('release'), artistId, now: createdAt }),
        title: `Release ${r} of ${n}`,
      };
      const card = releaseCard(release);
      items.push({
        ...keys.card({ artistId, releaseId: card.id }),
        v: 1,
        ...card,
        ...indexKeys.library(card),
        ...indexKeys.releasesByState(card),
      });
    }
  }
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, i) => items.slice(i * 25, (i + 1) * 25));
  const writers = Array.from({ length: 8 }, async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const requests: WriteRequest[] = batch.map((item) => ({ PutRequest: { Item: marshall(item) } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }));
    }
  });
  await Promise.all(writers);
}
