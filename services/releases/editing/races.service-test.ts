import { brand } from '../../../shared/brand.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import { submissionBlockers } from '../../../shared/rules/readiness.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import type { MediaAddress } from '../../media/media-address.ts';
import { mediaRepository } from '../../media/media-repository.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { current, freshKey, stored } from '../../test/releases.ts';
import { roundsOf } from '../../test/rounds.ts';

/** `npm run proof` runs these with PROOF=1: 500 rounds. */
const ROUNDS = roundsOf(10);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Writes to a release in some way. Returns the release right after the write. */
type Writer = (release: Release) => Promise<Release>;

const submit: Writer = ({ id }) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const edit =
  (to: string): Writer =>
  ({ id }) =>
    artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: id },
      body: { field: 'title', from: 'Night Ferry', to },
    });
const unanswer: Writer = ({ id, trackIds }) =>
  artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
    params: { releaseId: id, trackId: trackIds[0] ?? NO_TRACK },
    body: { field: 'explicit', from: 'Not Explicit', to: '' },
  });
const addTrack: Writer = ({ id }) =>
  artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId: id }, ...freshKey() });

/** The result of a race. `replies` are the acknowledged writes. */
type Outcome = { after: Release; replies: Release[]; refusals: unknown[] };

/** Like `Promise.allSettled`, but runs the writers sequentially. */
async function oneByOne(release: Release, writers: Writer[]): Promise<PromiseSettledResult<Release>[]> {
  const results: PromiseSettledResult<Release>[] = [];
  for (const write of writers) results.push(...(await Promise.allSettled([write(release)])));
  return results;
}

async function race(release: Release, writers: Writer[], isInTurn = false): Promise<Outcome> {
  const results = isInTurn
    ? await oneByOne(release, writers)
    : await Promise.allSettled(writers.map((write) => write(release)));
  return {
    after: await current(release),
    replies: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refusals: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

/**
 * Checks the invariants of any race: each acknowledged write is one step, and a submitted release is complete and
 * final.
 */
function expectSound(before: Release, { after, replies, refusals }: Outcome): void {
  for (const reason of refusals) expect(reason).toBeInstanceOf(Problem);
  expect(refusals.map((reason) => (reason as Problem).code)).not.toContain('internal');

  const revs = replies.map(({ rev }) => rev).sort((a, b) => a - b);
  expect(revs).toEqual(revs.map((_, n) => before.rev + 1 + n));
  expect(after.rev).toBe(before.rev + replies.length);
  expect(replies.length === 0 ? before : replies.find(({ rev }) => rev === after.rev)).toEqual(after);

  const submissions = replies.filter(({ status }) => status === 'submitted');
  expect(submissions.length).toBe(after.status === 'submitted' ? 1 : 0);
  if (after.status === 'submitted') {
    expect(submissionBlockers(after)).toEqual([]);
    expect(after).toEqual(submissions[0]);
  }
  expect(Object.keys(after.tracks).sort()).toEqual([...after.trackIds].sort());
}

/** Rotates the writers every other round, so that each is sometimes first. */
const turned = (round: number, writers: Writer[]): Writer[] => (round % 2 === 0 ? writers : [...writers].reverse());

/**
 * Runs a race on new releases and returns how many were submitted. The first two rounds are sequential, in both orders,
 * so that both outcomes occur on any machine.
 */
async function rounds(writersOf: (round: number) => Writer[], tracks = 1): Promise<number> {
  let submitted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const release = await stored(
      aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }),
    );
    const outcome = await race(release, turned(round, writersOf(round)), round < 2);
    expectSound(release, outcome);
    if (outcome.after.status === 'submitted') submitted++;
  }
  return submitted;
}

/** Reads the page a few times, as a delay that does not depend on a clock. */
async function looks(times: number, { id }: Release): Promise<void> {
  for (let n = 0; n < times; n++) await artist.api('GET /api/releases/{releaseId}', { params: { releaseId: id } });
}

/** Delays a writer slightly, so that over the rounds it writes before, during and after the other's write. */
const later =
  (times: number, write: Writer): Writer =>
  async (release) => {
    await looks(times, release);
    return write(release);
  };

test(`submit against an edit that empties a required field, ${ROUNDS} rounds`, async () => {
  const submitted = await rounds((round) => [submit, later(round % 4, edit(''))]);
  // Both outcomes must occur; otherwise there was no race.
  expect(submitted).toBeGreaterThan(0);
  expect(submitted).toBeLessThan(ROUNDS);
});

test(`submit against an added track, which has no audio, ${ROUNDS} rounds`, async () => {
  const submitted = await rounds((round) => [submit, later(round % 3, addTrack)]);
  expect(submitted).toBeGreaterThan(0);
  expect(submitted).toBeLessThan(ROUNDS);
});

test(`submit, submit, an edit that changes nothing required, two that do, and an added track, ${ROUNDS} rounds`, async () => {
  await rounds(() => [submit, edit('Day Ferry'), later(2, unanswer), submit, later(3, edit('')), addTrack], 3);
});

test(`submit against a checked cover that arrives, ${ROUNDS} rounds`, async () => {
  const media = mediaRepository(table);
  const expected = async ({ artistId, id: releaseId }: Release): Promise<MediaAddress> => {
    const address = { artistId, releaseId, mediaId: newId('media') };
    const file = { fileName: 'new.jpg', size: 10, contentType: 'image/jpeg', createdAt: new Date().toISOString() };
    await media.expectUploads(address, [{ id: address.mediaId, target: { kind: 'cover' }, state: 'awaited', ...file }]);
    return address;
  };
  /** Does what the checker does for a good cover. Returns whether the release accepted the cover. */
  const arrive = async (address: MediaAddress): Promise<boolean> => {
    const at = new Date();
    const { mediaId } = address;
    const cover = { mediaId, fileName: 'new.jpg', size: 10, width: 3000, height: 3000, storedAt: at.toISOString() };
    return (await media.place(address, { kind: 'cover', cover }, at)) === undefined;
  };
  let tooLate = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
    const address = await expected(release);
    const isPlacedFirst = round === 0 && (await arrive(address));
    const submission = submit(release);
    if (round === 1) await submission;
    const [submitted, isPlaced] = await Promise.all([
      submission,
      isPlacedFirst || looks(round % 5, release).then(() => arrive(address)),
    ]);
    const after = await current(release);
    expect(after).toEqual(submitted);
    expect(after.rev).toBe(release.rev + (isPlaced ? 2 : 1));
    expect(after.cover?.mediaId === address.mediaId).toBe(isPlaced);
    if (!isPlaced) tooLate++;
  }
  expect(tooLate).toBeGreaterThan(0);
  expect(tooLate).toBeLessThan(ROUNDS);
});

test('product 7.2: of thirty tracks added at once fifteen are kept, in one order, numbered without a gap', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([]) }));
  let left = 30;
  let tracks = 0;
  // Like the page, retries when the release has changed, but not when it is full.
  while (left > 0 && tracks < TRACK_LIMIT) {
    const outcome = await race(
      await current(release),
      Array.from({ length: left }, () => addTrack),
    );
    const codes = outcome.refusals.map((reason) => (reason as Problem).code);
    expect(codes.filter((code) => code !== 'release-changed' && code !== 'too-many-tracks')).toEqual([]);
    tracks = outcome.after.trackIds.length;
    left -= outcome.replies.length;
    expect(tracks).toBe(30 - left);
    expect(outcome.replies.length).toBeGreaterThan(0);
  }
  const after = await current(release);
  expect(after.trackIds).toHaveLength(TRACK_LIMIT);
  expect(after.trackIds.map((id) => after.tracks[id]?.title)).toEqual(
    Array.from({ length: TRACK_LIMIT }, (_, n) => `Track ${n + 1}`),
  );
});
