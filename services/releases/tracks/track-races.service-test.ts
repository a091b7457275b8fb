import { brand } from '../../../shared/brand.ts';
import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';
import type { TrackField } from '../../../shared/releases/fields.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { type SharedTrackField, tracksEdit } from '../../../shared/releases/shared-track-fields.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { freshKey, stored } from '../../test/releases.ts';
import { roundsOf } from '../../test/rounds.ts';
import { readRelease } from '../storage/read-release.ts';

/**
 * `npm run proof` runs these with PROOF=1: 500 rounds each. There are seven races, of five or six requests per round.
 */
const ROUNDS = roundsOf(6);
const FILLS = roundsOf(2);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/**
 * A request from a page that shows the release as it was before the race. Returns the release, or nothing if it was
 * deleted.
 */
type Call = (shown: Release) => Promise<Release | undefined>;

const at = ({ trackIds }: Release, place: number) => trackIds[place] ?? NO_TRACK;
const valuesOf = <F extends TrackField>(release: Release, field: F): Record<string, Track[F]> =>
  Object.fromEntries(orderedTracks(release).map((track) => [track.id, track[field]]));

const editRelease =
  (to: string): Call =>
  ({ id: releaseId, title: from }) =>
    artist.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body: { field: 'title', from, to } });
const editTrack =
  (place: number, to: string): Call =>
  (shown) =>
    artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: shown.id, trackId: at(shown, place) },
      body: { field: 'title', from: shown.tracks[at(shown, place)]?.title ?? '', to },
    });
const applyToAll =
  <F extends SharedTrackField>(field: F, to: Track[F]): Call =>
  (shown) => {
    const body = tracksEdit(field, valuesOf(shown, field), to);
    return artist.api('PATCH /api/releases/{releaseId}/tracks', { params: { releaseId: shown.id }, body });
  };
const addTrack: Call = ({ id: releaseId }) =>
  artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });
const removeTrack =
  (place: number): Call =>
  (shown) =>
    artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: shown.id, trackId: at(shown, place) },
    });
const reverse: Call = ({ id: releaseId, trackIds }) =>
  artist.api('PUT /api/releases/{releaseId}/track-order', {
    params: { releaseId },
    body: { from: trackIds, to: [...trackIds].reverse() },
  });
const submit: Call = ({ id: releaseId }) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const removeRelease: Call = async ({ id: releaseId }) => {
  await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId } });
  return undefined;
};

const album = (tracks: number) =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }));

/** Reads the current release without the repository, which a malformed item could confuse. */
async function found({ artistId, id: releaseId }: Release): Promise<Release | undefined> {
  const item = await table.get(keys.release({ artistId, releaseId }), { consistent: true });
  return item && readRelease(item);
}

type Answer = { done: true; release: Release | undefined } | { done: false; code: ProblemCode };
type Outcome = { before: Release; after: Release | undefined; answers: Answer[] };

async function answerTo(call: Call, before: Release): Promise<Answer> {
  try {
    return { done: true, release: await call(before) };
  } catch (error) {
    if (error instanceof Problem && error.code !== 'internal') return { done: false, code: error.code };
    throw error;
  }
}

async function race(before: Release, calls: readonly Call[]): Promise<Outcome> {
  const answers = await Promise.all(calls.map((call) => answerTo(call, before)));
  return { before, after: await found(before), answers };
}

async function inTurn(before: Release, calls: readonly Call[]): Promise<Outcome> {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await answerTo(call, before));
  return { before, after: await found(before), answers };
}

/**
 * Checks that the map and the order contain the same tracks, each once, at most fifteen, numbered from 1 to n by
 * position.
 */
function expectOrdered({ tracks, trackIds }: Release): void {
  expect(new Set(trackIds).size).toBe(trackIds.length);
  expect(Object.keys(tracks).sort()).toEqual([...trackIds].sort());
  for (const id of trackIds) expect(tracks[id]?.id).toBe(id);
  expect(trackIds.length).toBeLessThanOrEqual(TRACK_LIMIT);
}

/**
 * Checks the invariants of any race: each acknowledged write is one step, the last one is stored, and nothing is
 * written after a submission.
 */
function expectSound({ before, after, answers }: Outcome): void {
  const done = answers.filter((answer) => answer.done);
  const replies = done.flatMap(({ release }) => release ?? []);
  for (const release of replies) expectOrdered(release);
  const revs = replies.map(({ rev }) => rev).sort((a, b) => a - b);
  expect(revs).toEqual(revs.map((_, n) => before.rev + 1 + n));

  const isDeleted = done.length > replies.length;
  expect(after === undefined).toBe(isDeleted);
  if (after) expect(after).toEqual(replies.find(({ rev }) => rev === revs.at(-1)) ?? before);
  const submitted = replies.filter(({ status }) => status === 'submitted');
  expect(submitted).toHaveLength(after?.status === 'submitted' ? 1 : 0);
  if (after?.status === 'submitted') expect(after).toEqual(submitted[0]);
}

/** Rotates the calls each round, so that each is sometimes first. */
const turned = <T>(round: number, calls: readonly T[]): T[] => {
  const by = round % calls.length;
  return [...calls.slice(by), ...calls.slice(0, by)];
};

/**
 * Runs a race whose calls may fail with these problems; the release must be sound after each round. The first round is
 * sequential and starts with the last call, so that each call that can succeed does so once, on any machine. Returns
 * how often each call succeeded.
 */
async function rounds(tracks: number, calls: Record<string, Call>, may: readonly ProblemCode[]) {
  const names = Object.keys(calls);
  const times = new Map<string, number>(names.map((name) => [name, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    const order = round === 0 ? names.toReversed() : turned(round, names);
    const ordered = order.map((name) => calls[name] as Call);
    const outcome = await (round === 0 ? inTurn : race)(await album(tracks), ordered);
    expectSound(outcome);
    for (const [n, answer] of outcome.answers.entries()) {
      if (answer.done) times.set(order[n] ?? '', (times.get(order[n] ?? '') ?? 0) + 1);
      else expect(may).toContain(answer.code);
    }
  }
  return times;
}

test(`all changes to tracks at once: add, remove, reorder, one value for all, an edit, ${ROUNDS} rounds`, async () => {
  const calls = {
    addTrack,
    first: removeTrack(0),
    last: removeTrack(3),
    reverse,
    all: applyToAll('aiAudio', 'none'),
    edit: editTrack(1, 'Edited'),
  };
  const times = await rounds(4, calls, ['release-changed', 'field-changed']);
  // No other call changes that track's title, and removals are retried, so these calls always succeed.
  for (const name of ['first', 'last', 'edit']) expect([name, times.get(name)]).toEqual([name, ROUNDS]);
  expect(times.get('all')).toBeGreaterThan(0);
  expect(times.get('reverse')).toBeGreaterThan(0);
});

test(`the same against a submission: nothing changes after it, ${ROUNDS} rounds`, async () => {
  const calls = {
    submit,
    remove: removeTrack(1),
    reverse,
    all: applyToAll('explicit', 'Explicit'),
    edit: editRelease('Day Ferry'),
  };
  const times = await rounds(3, calls, [
    'release-locked',
    'release-changed',
    'field-changed',
    'release-already-submitted',
  ]);
  expect(times.get('submit')).toBeGreaterThan(0);
});

test(`the same against the deletion of the release: nothing brings it back, ${ROUNDS} rounds`, async () => {
  const calls = { removeRelease, addTrack, remove: removeTrack(0), reverse, all: applyToAll('explicit', 'Explicit') };
  const times = await rounds(2, calls, ['release-not-found', 'release-changed', 'field-changed']);
  expect(times.get('removeRelease')).toBe(ROUNDS);
});

test(`submission, deletion, and a track being removed: one outcome, ${ROUNDS} rounds`, async () => {
  const calls = { submit, removeRelease, remove: removeTrack(0), submitAgain: submit };
  await rounds(2, calls, ['release-not-found', 'release-locked', 'release-changed', 'release-already-submitted']);
});

test(`product 7.2: at fifteen tracks, some added and some removed never make sixteen, ${ROUNDS} rounds`, async () => {
  const calls = { add1: addTrack, remove1: removeTrack(0), add2: addTrack, remove2: removeTrack(14), add3: addTrack };
  const times = await rounds(TRACK_LIMIT, calls, ['too-many-tracks', 'release-changed']);
  expect([times.get('remove1'), times.get('remove2')]).toEqual([ROUNDS, ROUNDS]);
});

test(`an album that is filled in one go: each of many tracks added at once is kept, ${FILLS} rounds`, async () => {
  for (let round = 0; round < FILLS; round++) {
    const { answers, after } = await race(await album(1), Array(5).fill(addTrack));
    expect(answers.filter(({ done }) => !done)).toEqual([]);
    expect(after?.trackIds).toHaveLength(6);
  }
});

test(`no acknowledged edit is lost, whether to one track or one value for all, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const before = await album(3);
    const calls = [
      editTrack(0, 'A'),
      editTrack(1, 'B'),
      editTrack(2, 'C'),
      applyToAll('explicit', 'Explicit'),
      reverse,
      editRelease('Day Ferry'),
    ];
    const outcome = await race(before, turned(round, calls));
    expectSound(outcome);
    expect(outcome.answers.every(({ done }) => done)).toBe(true);
    const { after } = outcome;
    expect(after?.title).toBe('Day Ferry');
    expect(after?.trackIds.map((id) => after.tracks[id])).toMatchObject(
      ['C', 'B', 'A'].map((title) => ({ title, explicit: 'Explicit' })),
    );
  }
});
