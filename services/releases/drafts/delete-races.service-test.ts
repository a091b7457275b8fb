import { brand } from '../../../shared/brand.ts';
import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { askStripe, eventAbout, payAt, postEvent, sessionAtStripe, sessionIdOf } from '../../test/payments.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { freshKey, requestUploadUrl, stored, until } from '../../test/releases.ts';
import { roundsOf } from '../../test/rounds.ts';
import { readRelease } from '../storage/read-release.ts';

/** `npm run proof` runs these with PROOF=1: 500 rounds. */
const ROUNDS = roundsOf(6);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

type Call = (release: Release) => Promise<unknown>;

const remove: Call = ({ id }) => artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: id } });
const expire: Call = ({ id }) => artist.api('DELETE /api/releases/{releaseId}/checkout', { params: { releaseId: id } });
const edit: Call = ({ id }) =>
  artist.api('PATCH /api/releases/{releaseId}', {
    params: { releaseId: id },
    body: { field: 'title', from: 'Night Ferry', to: 'Day Ferry' },
  });
const submit: Call = ({ id }) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const addTrack: Call = ({ id }) =>
  artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId: id }, ...freshKey() });
const askToUpload: Call = ({ id }) =>
  requestUploadUrl(artist, id, { kind: 'cover' }, { fileName: 'c.jpg', contentType: 'image/jpeg', size: 10 });
const openCheckout = async ({ id }: Release): Promise<string> =>
  (
    await artist.api('POST /api/releases/{releaseId}/checkout', {
      params: { releaseId: id },
      body: { plan: 'single' },
      ...freshKey(),
    })
  ).url;

const itemsOf = ({ artistId, id: releaseId }: Release) =>
  table.partition(keys.release({ artistId, releaseId }).PK, { consistent: true });
async function paymentsOf({ artistId, id: releaseId }: Release): Promise<number> {
  const { PK, SK } = keys.payment({ artistId, releaseId, paymentId: '' });
  return (await table.partition(PK, { prefix: SK, consistent: true })).length;
}
/** Reads the current release without the repository, which a malformed item could confuse. */
async function found(release: Release): Promise<Release | undefined> {
  const body = (await itemsOf(release)).find(({ SK }) => SK === 'BODY');
  return body && readRelease(body);
}

/** The outcome of a call: 'done', or the code of its problem. Any other error fails the test. */
async function answerTo(call: Promise<unknown>): Promise<'done' | ProblemCode> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Problem && error.code !== 'internal') return error.code;
    throw error;
  }
}

/** Reads the page a few times, as a delay that does not depend on a clock. */
async function looks(times: number, { id }: Release): Promise<void> {
  for (let n = 0; n < times; n++) {
    await artist.api('GET /api/releases/{releaseId}', { params: { releaseId: id } }).catch(() => undefined);
  }
}

/**
 * Runs the first two rounds sequentially, starting with a different call in each, so that both outcomes occur on any
 * machine.
 */
async function inTurn<A, B>(round: number, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  if (round === 0) return [await first(), await second()];
  const answer = await second();
  return [await first(), answer];
}

/** Runs both calls concurrently, one of them slightly later, so that over the rounds each comes first. */
async function race(round: number, release: Release, first: Call, second: Call) {
  if (round < 2)
    return inTurn(
      round,
      () => answerTo(first(release)),
      () => answerTo(second(release)),
    );
  // The first call is a single write; most of the calls it races read before they write.
  const behind = (round % 7) - 4;
  return Promise.all([
    answerTo(looks(Math.max(0, -behind), release).then(() => first(release))),
    answerTo(looks(Math.max(0, behind), release).then(() => second(release))),
  ]);
}

const draft = () => stored(aCompleteDraft({ artistId: artist.artistId }));

/** Runs the rounds, each of which returns its outcome. Every listed outcome must occur, or there was no race. */
async function rounds(ends: readonly string[], play: (round: number, release: Release) => Promise<string>) {
  const existing = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) existing.add(await play(round, await draft()));
  expect([...existing].sort()).toEqual([...ends].sort());
}

describe.each([
  ['an edit', edit],
  ['an added track', addTrack],
])('delete against %s', (_, write) => {
  test(`the release is gone for good, ${ROUNDS} rounds`, async () => {
    await rounds(['written before', 'came too late'], async (round, release) => {
      const [deleted, written] = await race(round, release, remove, write);
      expect(deleted).toBe('done');
      expect(['done', 'release-not-found']).toContain(written);
      expect(await itemsOf(release)).toEqual([]);
      return written === 'done' ? 'written before' : 'came too late';
    });
  });
});

test(`delete against submit: one of them succeeds, ${ROUNDS} rounds`, async () => {
  await rounds(['deleted', 'submitted'], async (round, release) => {
    const answers = await race(round, release, remove, submit);
    const after = await found(release);
    if (after) expect([after.status, ...answers]).toEqual(['submitted', 'release-locked', 'done']);
    else expect(answers).toEqual(['done', 'release-not-found']);
    return after ? 'submitted' : 'deleted';
  });
});

test(`delete against a requested upload: nothing is left of it, ${ROUNDS} rounds`, async () => {
  const deleted: Release[] = [];
  await rounds(['asked before', 'came too late'], async (round, release) => {
    const [answer, upload] = await race(round, release, remove, askToUpload);
    expect(answer).toBe('done');
    expect(['done', 'release-not-found']).toContain(upload);
    deleted.push(release);
    return upload === 'done' ? 'asked before' : 'came too late';
  });
  for (const release of deleted) {
    await until(
      () => itemsOf(release),
      (items) => items.length === 0,
      'the end of what was asked for',
    );
  }
});

/** The releases with a session that can currently be paid for at the provider. */
async function payable(): Promise<Set<string | null>> {
  type Sessions = { data: { id: string; client_reference_id: string | null }[]; has_more: boolean };
  const all: Sessions['data'] = [];
  for (let more = true; more; ) {
    const after = all.at(-1)?.id;
    const page = await askStripe<Sessions>(
      'GET',
      `/v1/checkout/sessions?limit=100&status=open${after ? `&starting_after=${after}` : ''}`,
    );
    all.push(...page.data);
    more = page.has_more;
  }
  return new Set(all.map(({ client_reference_id }) => client_reference_id));
}

test(`delete against an opened checkout: one of them succeeds, and nobody can pay for a deleted release, ${ROUNDS} rounds`, async () => {
  const left = new Map<string, 'deleted' | 'opened'>();
  await rounds(['deleted', 'opened'], async (round, release) => {
    const answers = await race(round, release, remove, openCheckout);
    const after = await found(release);
    if (after) expect([after.checkout === null, ...answers]).toEqual([false, 'checkout-open', 'done']);
    else expect(answers).toEqual(['done', 'release-not-found']);
    const end = after ? 'opened' : 'deleted';
    left.set(release.id, end);
    return end;
  });
  const open = await payable();
  for (const [id, end] of left) expect([id, open.has(id)]).toEqual([id, end === 'opened']);
});

/** Deletes a release as the page does, after expiring its open checkout. Returns the outcome. */
async function removeWithCheckout(release: Release): Promise<'done' | ProblemCode> {
  const answer = await answerTo(remove(release));
  if (answer !== 'checkout-open') return answer;
  const expired = await answerTo(expire(release));
  return expired === 'done' ? answerTo(remove(release)) : expired;
}

test(`delete against an arriving payment: no release that was paid for is deleted, ${ROUNDS} rounds`, async () => {
  const deleted: Release[] = [];
  await rounds(['deleted', 'paid'], async (round, release) => {
    const url = await openCheckout(release);
    const sessionId = sessionIdOf(url);
    const pay = async () => {
      await looks(round % 3, release);
      await payAt(url);
      // Reported by the page, by this event, and by the provider's own event.
      const event = eventAbout(await sessionAtStripe(sessionId));
      await Promise.all([postEvent(event), artist.api('POST /api/payments/verify', { body: { sessionId } })]);
    };
    const isPaid = () =>
      pay().then(
        () => true,
        () => false,
      );
    const removed = () => looks(round % 2, release).then(() => removeWithCheckout(release));
    const [answer, paid] = round < 2 ? await inTurn(round, removed, isPaid) : await Promise.all([removed(), isPaid()]);
    const [after, { status }] = [await found(release), await sessionAtStripe(sessionId)];
    if (after) {
      expect([status, paid]).toEqual(['complete', true]);
      expect(['release-paid', 'checkout-paid']).toContain(answer);
      expect(after).toMatchObject({ plan: { name: 'single' }, checkout: null });
      expect(await paymentsOf(release)).toBe(1);
      return 'paid';
    }
    expect([answer, status, paid]).toEqual(['done', 'expired', false]);
    deleted.push(release);
    return 'deleted';
  });
  // Events after the deletion have restored nothing, and nothing was posted, because a posting is always written with
  // its payment.
  for (const release of deleted) {
    expect(await itemsOf(release)).toEqual([]);
    expect(await paymentsOf(release)).toBe(0);
  }
});
