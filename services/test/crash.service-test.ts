import { randomUUID } from 'node:crypto';
import type { Route, RouteKey } from '../../shared/contract/route.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { aCompleteDraft, anId, aTrack, inOrder } from '../../shared/test/builders.ts';
import { ORIGIN_HEADER } from '../platform/serve.ts';
import { type Death, killableLife, momentsOf, momentsOfOneWrite } from './dying.ts';
import { countOf } from './effects.ts';
import { nothing, type Subject } from './example-calls/subject.ts';
import { allRows, callAbout, subjectOf } from './example-calls.ts';
import { killableFunction } from './mortal-function.ts';
import { opened, openSession } from './payments.ts';
import { current, stored } from './releases.ts';

/** The caller of the office's routes, because nobody may decide about their own things. */
const colleague = randomUUID();
const callerOf = (route: RouteKey, { artistId }: Subject) => (route.includes('{artistId}') ? colleague : artistId);

type RequestOptions = { idempotencyKey: string; death?: Death; secondsLater?: number };

async function ask(route: RouteKey, subject: Subject, { idempotencyKey, death, secondsLater = 0 }: RequestOptions) {
  const life = killableLife(death);
  const { params, body } = callAbout(route, subject);
  const event = {
    routeKey: route,
    headers: { [ORIGIN_HEADER]: 'here', 'idempotency-key': idempotencyKey },
    pathParameters: params,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'r',
      authorizer: {
        jwt: {
          claims: {
            sub: callerOf(route, subject),
            token_use: 'access',
            auth_time: Math.floor(Date.now() / 1000),
            'cognito:groups': '[admin]',
          },
        },
      },
    },
  };
  const run = killableFunction(route, life, () => new Date(Date.now() + 1000 * secondsLater));
  const { statusCode, body: text = '' } = await run(event as never, {} as never);
  return { status: statusCode, text, code: JSON.parse(text).code, calls: life.calls(), isOver: life.isOver() };
}

/** The moments at which a route's function can be killed. */
async function moments(route: RouteKey, way: Route['idempotent'], subject: Subject): Promise<Death[]> {
  const { status, calls } = await ask(route, subject, { idempotencyKey: randomUUID() });
  expect(status).toBe(200);
  return way === 'in-its-write' ? momentsOfOneWrite(calls) : momentsOf(calls);
}

const withOpenCheckout = async (artistId: ArtistId): Promise<Subject> => {
  const subject = await subjectOf(artistId, 'POST /api/releases/{releaseId}/checkout');
  const { id: sessionId } = await openSession(300);
  await opened(await current({ artistId, id: subject.releaseId }), { sessionId });
  return subject;
};

const withFourteenTracks = async (artistId: ArtistId): Promise<Subject> => {
  const tracks = Array.from({ length: 14 }, (_, n) => aTrack({ title: `Song ${n + 1}` }));
  const { id: releaseId } = await stored(aCompleteDraft({ artistId, ...inOrder(tracks) }));
  return { ...nothing(artistId), releaseId };
};

const rows = allRows.filter(([, row]) => row.idempotent);
const cases = [
  ...rows.map(([route, { idempotent: way }]) => ({
    route,
    way,
    about: '',
    make: (artistId: ArtistId) => subjectOf(artistId, route),
  })),
  {
    route: 'POST /api/releases/{releaseId}/checkout' as const,
    way: 'locked' as const,
    about: ' of a release that has an open checkout',
    make: withOpenCheckout,
  },
  {
    route: 'POST /api/releases/{releaseId}/tracks' as const,
    way: 'by-its-ids' as const,
    about: ' of a release that has room for one',
    make: withFourteenTracks,
  },
];

describe.each(cases)('$route$about: a function that is killed', ({ route, way, make }) => {
  it('at any moment has taken effect once, after a retry with the same key', async () => {
    for (const death of await moments(route, way, await make(anId(randomUUID())))) {
      const subject = await make(anId(randomUUID()));
      const before = await countOf(route, subject);
      const idempotencyKey = randomUUID();
      expect((await ask(route, subject, { idempotencyKey, death })).isOver).toBe(true);
      // A retry only has to wait for the lock to expire if the first request called another service.
      const atOnce = await ask(route, subject, { idempotencyKey });
      if (way !== 'locked') expect([death, atOnce.status]).toEqual([death, 200]);
      if (atOnce.status !== 200) expect([death, atOnce.code]).toEqual([death, 'still-running']);
      const answer = atOnce.status === 200 ? atOnce : await ask(route, subject, { idempotencyKey, secondsLater: 61 });
      expect([death, answer.status]).toEqual([death, 200]);
      const again = await ask(route, subject, { idempotencyKey, secondsLater: 62 });
      expect([death, again.status, again.text]).toEqual([death, 200, answer.text]);
      expect([death, (await countOf(route, subject)) - before]).toEqual([death, 1]);
    }
  });

  it('after its effect replies to a retry at once, with the reply that was lost', async () => {
    const [subject, told] = [await make(anId(randomUUID())), await make(anId(randomUUID()))];
    const idempotencyKey = randomUUID();
    const { calls } = await ask(route, told, { idempotencyKey: randomUUID() });
    // With `by-its-ids`, the effect precedes the stored reply; otherwise a single write, the last, stores both.
    const call = way === 'by-its-ids' ? calls - 1 : calls;
    const killed = await ask(route, subject, { idempotencyKey, death: { call, when: 'after' } });
    expect(killed).toMatchObject({ status: 500, isOver: true });
    expect(await ask(route, subject, { idempotencyKey })).toMatchObject({ status: 200 });
  });
});

test.each(rows.filter(([route]) => route.includes('{')))(
  '%s: after a crash, too, a key is of one request',
  async (route, { idempotent: way }) => {
    const artistId = anId<ArtistId>(randomUUID());
    const [subject, other] = [await subjectOf(artistId, route), await subjectOf(artistId, route)];
    const idempotencyKey = randomUUID();
    // A key that is stored together with the effect is unused until then.
    const { calls } = await ask(route, await subjectOf(artistId, route), { idempotencyKey: randomUUID() });
    const death: Death = way === 'in-its-write' ? { call: calls, when: 'after' } : { call: 2, when: 'before' };
    await ask(route, subject, { idempotencyKey, death });
    const before = await countOf(route, other);
    expect(await ask(route, other, { idempotencyKey })).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
    expect(await countOf(route, other)).toBe(before);
  },
);
