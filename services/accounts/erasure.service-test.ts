import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AdminGetUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { brand } from '../../shared/brand.ts';
import type { Release } from '../../shared/releases/release.ts';
import { matchRecording } from '../../shared/royalties/match-recording.ts';
import { aCompleteDraft, aCredit, aTrack, aWriter, inOrder } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { claimsOf } from '../releases/codes/code-claim.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { catalogueLoader } from '../statements/matching/load-catalogue.ts';
import { jpegOf, wavOf } from '../test/files.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { eventAbout, opened, paidOutsideProduct, postEvent } from '../test/payments.ts';
import { admin, cognito, newArtist, type Person, table, tokenOf } from '../test/people.ts';
import { current, freshKey, stored, until, upload } from '../test/releases.ts';
import '../test/rounds.ts';
import { runNewDay } from '../test/run-new-day.ts';
import { askForChanges } from '../test/sent-back.ts';
import { bytesAt, keysIn } from '../test/storage.ts';
import { claimOf, newIsrc, newUpc } from '../test/typed-codes.ts';

/** A word that occurs in everything that the artist enters, in lower case because search terms are. */
const canary = `canary${randomUUID().slice(0, 8)}`;
const codes = { down: [newIsrc(), newUpc()], withdrawn: [newIsrc(), newUpc()] } as const;

const ownedOf = ({ artistId, id: releaseId }: Release) => ({ artistId, releaseId });

/** A complete draft in which every text is the canary's. */
const draftOf = (artist: Person, [isrc, upc]: readonly [string, string]) =>
  aCompleteDraft({
    artistId: artist.artistId,
    title: `${canary} title`,
    recordLabel: `${canary} label`,
    pLine: { year: 2026, holder: `${canary} holder` },
    upc,
    ...inOrder([
      aTrack({
        isrc,
        title: `${canary} title`,
        artists: [aCredit(`${canary} band`)],
        composers: [aWriter(canary, 'Lima')],
        lyricists: [aWriter(canary, 'Lima')],
        // The export accepts the name, so it is remembered for the account.
        stated: [{ code: 'writer-signs', text: `${canary} is a civil name` }],
        audio: null,
      }),
    ]),
  });

/** Stores a draft, uploads its files under the canary's names, and submits it. */
async function submitted(artist: Person, draft: Release): Promise<Release> {
  const params = { releaseId: draft.id };
  const [trackId] = draft.trackIds;
  if (!trackId) throw new Error('The draft has no track');
  const wav = { fileName: `${canary}.wav`, contentType: 'audio/wav', bytes: wavOf(2) };
  await upload(artist, draft.id, { kind: 'audio', trackId }, wav);
  const jpeg = { fileName: `${canary}.jpg`, contentType: 'image/jpeg', bytes: await jpegOf(3000) };
  await upload(artist, draft.id, { kind: 'cover' }, jpeg);
  await artist.api('POST /api/releases/{releaseId}/submit', {
    params,
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
  return current(draft);
}

/** The release is sent back, answered, submitted again, exported, live under an address, and taken down everywhere. */
async function takenDown(artist: Person, office: Person): Promise<Release> {
  const first = await submitted(artist, await stored({ ...draftOf(artist, codes.down), cover: null }));
  await askForChanges(office, first as Parameters<typeof askForChanges>[1]);
  const params = { releaseId: first.id };
  const body = { text: `${canary} answers` };
  await artist.api('POST /api/releases/{releaseId}/messages', { params, body, ...freshKey() });
  const agreement = { agreementVersion: brand.agreementVersion, plan: 'basic' } as const;
  await artist.api('POST /api/releases/{releaseId}/submit', { params, body: agreement, ...freshKey() });
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: ownedOf(first),
    body: {},
  });
  const ofOffice = { params: ownedOf(first), ...freshKey() };
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events', {
    ...ofOffice,
    body: {
      stores: first.stores,
      state: 'live',
      evidence: { kind: 'address', url: `https://store.example/${canary}` },
    },
  });
  const { id: takedownId } = await artist.api('POST /api/releases/{releaseId}/takedowns', {
    params,
    body: { reason: 'leaving', words: `${canary} leaves` },
    ...freshKey(),
  });
  const takedown = { params: { ...ownedOf(first), takedownId } };
  const path = '/api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}';
  await office.api(`POST ${path}/send`, takedown);
  const evidence = { kind: 'words', text: `${canary} removed` } as const;
  await office.api(`POST ${path}/confirm`, { ...takedown, body: { evidence } });
  return current(first);
}

/** The release is paid for and withdrawn, which refunds it. */
async function withdrawn(artist: Person): Promise<Release> {
  const release = await submitted(artist, await stored({ ...draftOf(artist, codes.withdrawn), cover: null }));
  const session = await paidOutsideProduct(300);
  await opened(release, { sessionId: session.id });
  await postEvent(eventAbout(session));
  const params = { releaseId: release.id };
  await artist.api('POST /api/releases/{releaseId}/withdraw', { params, ...freshKey() });
  return until(
    () => current(release),
    ({ plan, status }) => status === 'withdrawn' && plan === null,
    'the refund',
  );
}

const { TableName, LedgerTableName, WalletTableName, AuditTableName } = laptop.outputs;

/** How long data in transit may stay (product 19.3). */
const TRANSIT_SECONDS = 15 * 24 * 3600;

/** Makes the elements of a set part of an item's JSON. */
const readableSet = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** The keys of all items, in every table, that contain a string and do not expire within fifteen days. */
async function itemsWith(text: string): Promise<string[]> {
  const soon = Date.now() / 1000 + TRANSIT_SECONDS;
  const found: string[] = [];
  for (const name of [TableName, LedgerTableName, WalletTableName, AuditTableName]) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await table.client.send(
        new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: from }),
      );
      for (const item of page.Items ?? []) {
        const expires = typeof item.ttl === 'number' && item.ttl < soon;
        if (!expires && JSON.stringify(item, readableSet).toLowerCase().includes(text))
          found.push(`${item.PK} ${item.SK}`);
      }
      from = page.LastEvaluatedKey;
    } while (from);
  }
  return found;
}

/** Every bucket of the laptop that ever had an object, read from the journal of its object store. */
const bucketsWithObjects = (): string[] => {
  const journal = readFileSync(path.join(laptop.dataFolder, 'objects', 'journal.jsonl'), 'utf8');
  return [...new Set([...journal.matchAll(/"bucket":"([^"]+)"/g)].map(([, bucket = '']) => bucket))];
};

/** The keys of all objects, in every bucket, whose key or content contains one of the strings. */
async function objectsWith(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const bucket of bucketsWithObjects())
    for (const key of await keysIn(bucket, '')) {
      const content = Buffer.from((await bytesAt(bucket, key)) ?? []).toString('latin1');
      if (texts.some((text) => key.toLowerCase().includes(text) || content.toLowerCase().includes(text)))
        found.push(`${bucket} ${key}`);
    }
  return found;
}

test('after the end of an account with releases that were taken down, withdrawn and drafted, nothing personal is left (product 19.3)', async () => {
  const office = await admin();
  const known = await newArtist('active', `${canary} Name`);
  const token = await tokenOf(known.email);
  const artist: Person = { ...known, token, api: apiAs(token) };
  await artist.api('PATCH /api/me', { body: { field: 'bio', from: '', to: `${canary} bio` } });
  const down = await takenDown(artist, office);
  const back = await withdrawn(artist);
  await stored(draftOf(artist, ['', '']));
  expect([down.status, back.status]).toEqual(['withdrawn', 'withdrawn']);
  await until(
    () => artist.api('GET /api/releases', { query: {} }),
    ({ counts }) => counts?.withdrawn === 2 && counts.draft + counts.ready === 1,
    'the cards',
  );
  // Before the end, the walk finds the artist in tables and buckets.
  const { PK } = keys.acceptedTexts(artist);
  const before = await itemsWith(canary);
  expect(before).toEqual(expect.arrayContaining([expect.stringContaining(PK)]));
  expect(before.length).toBeGreaterThan(10);
  const owned = [canary, artist.artistId, ...[down, back].flatMap(({ cover }) => cover?.mediaId.toLowerCase() ?? [])];
  const buckets = new Set((await objectsWith(...owned)).map((object) => object.split(' ')[0]));
  // The masters, the variants of the covers, and the export's file.
  expect(buckets.size).toBeGreaterThanOrEqual(3);

  const body = { artistName: `${canary} Name`, password: artist.password };
  await artist.api('POST /api/me/deletion', { body });
  await table.update({
    Key: keys.profile(artist),
    UpdateExpression: 'SET deletion.deletedAt = :now',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  });
  await runNewDay();

  const user = { UserPoolId: laptop.outputs.UserPoolId, Username: artist.artistId };
  await expect(cognito.send(new AdminGetUserCommand(user))).rejects.toThrow('User does not exist');
  const { Users } = await cognito.send(new ListUsersCommand({ UserPoolId: laptop.outputs.UserPoolId }));
  expect(JSON.stringify(Users).toLowerCase()).not.toContain(canary);
  for (const text of [canary, artist.email])
    await until(
      () => itemsWith(text),
      (found) => found.length === 0,
      `the end of the items with ${text}`,
    );
  await until(
    () => objectsWith(...owned),
    (found) => found.length === 0,
    'the end of the files',
  );
  const log = readFileSync(path.join(laptop.dataFolder, 'server.log'), 'utf8').toLowerCase();
  for (const text of [canary, artist.email]) expect(log).not.toContain(text);

  // Codes stay claimed under opaque ids, and are never given to anybody else.
  for (const [release, [isrc, upc]] of [
    [down, codes.down],
    [back, codes.withdrawn],
  ] as const) {
    for (const code of [isrc, upc.padStart(13, '0')]) {
      const claim = await claimOf(code);
      expect(Object.keys(claim ?? {}).sort()).toEqual(
        ['PK', 'SK', 'artistId', 'at', 'code', 'erasedAt', 'kind', 'releaseId', 'v'].sort(),
      );
      expect(claim).toMatchObject({ artistId: artist.artistId, releaseId: release.id });
    }
    // A stream record that arrives late adds nothing to a claim.
    const repository = codeRepository(table);
    for (const claim of claimsOf(release)) expect(await repository.keep(claim)).toBe(true);
    expect(await claimOf(isrc)).not.toHaveProperty('recording');
  }
  const stranger = await newArtist('active');
  const sameCode = await stored(
    aCompleteDraft({ artistId: stranger.artistId, ...inOrder([aTrack({ isrc: codes.down[0] })]) }),
  );
  const submission = stranger.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: sameCode.id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
  await expect(submission).rejects.toMatchObject({ code: 'code-taken' });

  // A statement that reports later sales of the erased release matches nothing, so its amount goes to suspense.
  const sold = { isrc: codes.down[0], upc: codes.down[1].padStart(13, '0'), title: '', artist: '' };
  const { catalogue } = await catalogueLoader(table, cardRepository(table))([sold], []);
  const match = matchRecording(sold, { ...catalogue, savedFor: () => undefined });
  expect(match).toEqual({ kind: 'unmatched', suggestions: [] });
});

test('an account is not erased while one of its releases is exported, although its deletion was requested before (product 19.1)', async () => {
  const office = await admin();
  const known = await newArtist('active');
  const artist: Person = { ...known, api: apiAs(await tokenOf(known.email)) };
  await artist.api('POST /api/me/deletion', { body: { artistName: 'Mara Ellis', password: artist.password } });
  const release = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: ownedOf(release),
    body: {},
  });
  await until(
    () => cardRepository(table).all(artist.artistId, { consistent: true }),
    ([card]) => card?.status === 'exported',
    'the card',
  );
  await table.update({
    Key: keys.profile(artist),
    UpdateExpression: 'SET deletion.deletedAt = :now',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  });
  await runNewDay();
  expect(await table.get(keys.profile(artist), { consistent: true })).not.toHaveProperty('erasedAt');
  expect((await current(release)).status).toBe('exported');
});
