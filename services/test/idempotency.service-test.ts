import { randomUUID } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import type { RouteKey } from '../../shared/contract/route.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { aCompleteDraft, anId, NOW } from '../../shared/test/builders.ts';
import { idempotency } from '../platform/idempotency.ts';
import { openLog } from '../platform/logger.ts';
import { countOf, effects } from './effects.ts';
import type { Subject } from './example-calls/subject.ts';
import { allRows, callAbout, hasStoredRelease, subjectOf } from './example-calls.ts';
import { ownTable } from './own-table.ts';
import { newAdmin, type Person } from './people.ts';
import { type RawAnswer, rawCall } from './raw-call.ts';
import { current, fill, stored } from './releases.ts';

let artist: Person;
let other: Person;
beforeAll(async () => {
  artist = await newAdmin();
  other = await newAdmin();
});

/**
 * The owner of a call's object. For the office it is somebody else, because nobody may decide about their own things.
 */
const ownerOf = (route: RouteKey, { artistId }: Person): ArtistId =>
  route.includes('{artistId}') ? anId(randomUUID()) : artistId;

const releaseOf = ({ releaseId, artistId }: Subject) => current({ id: releaseId, artistId });

const rows = allRows.filter(([, row]) => row.idempotent);
const idempotent = rows.map(([route]) => route);

const parsed = ({ status, text }: RawAnswer) => ({ status, value: JSON.parse(text) });

test('every route that creates or costs something is idempotent, and has a way to count its effect', () => {
  expect(idempotent.sort()).toEqual(Object.keys(effects).sort());
});

describe.each(rows)('%s', (route, { idempotent: way }) => {
  const count = (subject: Subject): Promise<number> => countOf(route, subject);
  const ask = (subject: Subject, different: object = {}): Promise<RawAnswer> =>
    rawCall(route, { ...callAbout(route, subject), token: artist.token, ...different });

  it('gives the same reply five times for one key, and takes effect once', async () => {
    const subject = await subjectOf(ownerOf(route, artist), route);
    const before = await count(subject);
    const idempotencyKey = randomUUID();
    const first = await ask(subject, { idempotencyKey });
    expect(first.status).toBe(200);
    for (let n = 2; n <= 5; n++) expect(await ask(subject, { idempotencyKey })).toEqual(first);
    expect((await count(subject)) - before).toBe(1);
  });

  it('takes effect once for five concurrent requests; where the key is locked, the others are told that the first is still running', async () => {
    const subject = await subjectOf(ownerOf(route, artist), route);
    const before = await count(subject);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(subject, { idempotencyKey })));
    expect((await count(subject)) - before).toBe(1);
    // DynamoDB does not preserve the order of a map's members.
    const [done] = answers.filter(({ status }) => status === 200).map(parsed);
    for (const answer of answers) {
      if (answer.status === 200 || way !== 'locked') expect(parsed(answer)).toEqual(done);
      else expect(answer).toMatchObject({ status: 409, code: 'still-running' });
    }
    expect(parsed(await ask(subject, { idempotencyKey }))).toEqual(done);
  });

  it('needs a key, of at most 255 characters', async () => {
    const subject = await subjectOf(ownerOf(route, artist), route);
    const before = await count(subject);
    for (const idempotencyKey of ['', 'k'.repeat(256)]) {
      expect(await ask(subject, { idempotencyKey })).toMatchObject({ status: 400, code: 'idempotency-key-required' });
    }
    expect(await count(subject)).toBe(before);
    expect((await ask(subject, { idempotencyKey: 'k'.repeat(255) })).status).toBe(200);
  });

  it('keeps two artists’ keys apart', async () => {
    const idempotencyKey = randomUUID();
    const mine = await ask(await subjectOf(ownerOf(route, artist), route), { idempotencyKey });
    const subject = await subjectOf(ownerOf(route, other), route);
    const theirs = await ask(subject, { idempotencyKey, token: other.token });
    expect(theirs.status).toBe(200);
    expect(theirs.text).not.toBe(mine.text);
  });
});

test.each(idempotent.filter((route) => route.includes('{')))(
  '%s: the key of one request is refused for another, which does not happen',
  async (route) => {
    const [first, second] = [
      await subjectOf(ownerOf(route, artist), route),
      await subjectOf(ownerOf(route, artist), route),
    ];
    const idempotencyKey = randomUUID();
    const ask = (subject: Subject) =>
      rawCall(route, { ...callAbout(route, subject), token: artist.token, idempotencyKey });
    expect((await ask(first)).status).toBe(200);
    const state = async () => [await countOf(route, second), hasStoredRelease(route) && (await releaseOf(second))];
    const before = await state();
    expect(await ask(second)).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
    expect(await state()).toEqual(before);
  },
);

test('another body under the same key is refused', async () => {
  const route = 'POST /api/releases/{releaseId}/submit';
  const { id: releaseId } = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const ask = (agreementVersion: string) =>
    rawCall(route, {
      token: artist.token,
      params: { releaseId },
      body: { agreementVersion, plan: 'basic' },
      idempotencyKey: 'sub-1',
    });
  expect((await ask(brand.agreementVersion)).status).toBe(200);
  expect(await ask('2020-01')).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
});

test('one key on two routes is two requests', async () => {
  const { id: releaseId } = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const ask = (route: RouteKey) =>
    rawCall(route, { token: artist.token, params: { releaseId }, idempotencyKey: 'shared-key' });
  expect((await ask('POST /api/releases')).status).toBe(200);
  expect((await ask('POST /api/releases/{releaseId}/tracks')).status).toBe(200);
});

test('a request that failed leaves its key usable: the same submit succeeds once the release is complete', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, title: '' }));
  const submit = () =>
    rawCall('POST /api/releases/{releaseId}/submit', {
      token: artist.token,
      params: { releaseId: release.id },
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      idempotencyKey: 'patient',
    });
  expect(await submit()).toMatchObject({ status: 409, code: 'release-incomplete' });
  // A single has the same title as its track.
  await fill(artist, release, { title: 'Harbour Light' });
  expect((await submit()).status).toBe(200);
});

test('a rejected form leaves the key usable too', async () => {
  const { id: releaseId } = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const checkout = (plan: string) =>
    rawCall('POST /api/releases/{releaseId}/checkout', {
      token: artist.token,
      params: { releaseId },
      body: { plan },
      idempotencyKey: 'second-thought',
    });
  expect((await checkout('platinum')).status).toBe(400);
  expect((await checkout('single')).status).toBe(200);
});

test('a lock and an answer are over at their own time, because the table removes them only days later', async () => {
  let seconds = 0;
  const now = () => new Date(NOW.getTime() + 1000 * seconds);
  const table = await ownTable();
  const idempotent = idempotency(table, now, openLog('test'));
  const ask = (run: () => Promise<unknown>) =>
    idempotent(
      'locked',
      { artistId: artist.artistId, route: 'POST /api/releases', key: 'k', request: {} },
      ({ storeWithEffect: store }) => run().then((answer) => store(answer, (answered) => table.transact([answered]))),
    );
  // The function is killed halfway: it neither replies nor frees the key.
  await new Promise<void>((started) => {
    void ask(() => {
      started();
      return new Promise(() => undefined);
    });
  });
  seconds = 60;
  await expect(ask(async () => 'second')).rejects.toMatchObject({ code: 'still-running' });
  seconds = 61;
  expect(await ask(async () => 'second')).toBe('second');
  const day = 24 * 3600;
  seconds = 61 + day;
  expect(await ask(async () => 'third')).toBe('second');
  seconds++;
  expect(await ask(async () => 'third')).toBe('third');
});
