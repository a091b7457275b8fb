import fc from 'fast-check';
import { isOfficeAccess } from '../../shared/accounts/office-role.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { Route, RouteKey } from '../../shared/contract/route.ts';
import { cpuMilliseconds } from '../../shared/test/cpu-milliseconds.ts';
import { readRequest } from '../platform/read-request.ts';
import { allRows, callAbout, exampleOf, subjectOf } from './example-calls.ts';
import { fuzzBodies } from './fuzz-bodies.ts';
import { admin, newArtist, type Person } from './people.ts';
import { rawCall } from './raw-call.ts';
import { roundsOf } from './rounds.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;
/** The maximum time that the API may take to read a body, until it rejects the body or runs the request. */
const MOST_MS = 20;
/** The maximum length of an error, which is short for any body; only a field's current value may be longer. */
const LONGEST_REFUSAL = 4000;

/** `SHARD=1/2` runs the second half of the routes (`npm run proof -- fuzz` runs a shard on each core). */
const [shard = 0, shards = 1] = (process.env.SHARD ?? '0/1').split('/').map(Number);
const writes = allRows.filter(([route]) => !route.startsWith('GET ')).filter((_, n) => n % shards === shard);

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await admin();
});

/** Runs `work` for each element, with limited concurrency. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  });
  await Promise.all(workers);
}

/** Reads a body as the API does, whether or not it is then rejected. */
function read(row: Route, text: string): void {
  try {
    readRequest({ ...row, params: undefined, query: undefined }, { body: text, headers: {}, isBase64Encoded: false });
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
  }
}

test.each(writes)(
  `design 7.3: nothing that is sent to %s causes an internal error (seed ${SEED})`,
  async (route, row) => {
    const subject = await subjectOf(artist.artistId, route as RouteKey);
    const call = callAbout(route as RouteKey, subject);
    const schema = row.body && 'raw' in row.body ? undefined : row.body;
    const bodies = fc.sample(fuzzBodies(schema, exampleOf(route).body?.(subject)), {
      numRuns: roundsOf(8, 2000),
      seed: SEED,
    });
    const { token } = isOfficeAccess(row.access) ? office : artist;
    const wrong: object[] = [];
    await each(bodies, async (body) => {
      const sent = {
        ...call,
        token,
        body: body.text,
        contentType: body.contentType,
        idempotencyKey: crypto.randomUUID(),
      };
      const { status, code, text } = await rawCall(route as RouteKey, sent);
      const isLong = code !== undefined && code !== 'field-changed' && text.length > LONGEST_REFUSAL;
      if (status >= 500 || isLong) wrong.push({ status, reply: text.slice(0, 300), sent: body.text.slice(0, 500) });
    });
    expect(wrong).toEqual([]);
    const slow = bodies.filter(({ text }) => cpuMilliseconds(() => read(row, text), MOST_MS) > MOST_MS);
    expect(slow.map(({ text }) => text.slice(0, 500))).toEqual([]);
  },
);
