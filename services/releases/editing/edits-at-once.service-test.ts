import { Problem } from '../../../shared/contract/problem.ts';
import { editsBetween } from '../../../shared/releases/edits.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, newId } from '../../../shared/test/builders.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import { table } from '../../test/people.ts';
import { current, releases, stored } from '../../test/releases.ts';
import { editsWrite, throwEditProblem } from '../writes/edit-writes.ts';
import { TYPED_LIMIT, typedBytesOf } from './typed-bytes.ts';

const draftOf = (tracks = 2, different: Partial<DraftRelease> = {}) =>
  stored(aCompleteDraft({ ...inOrder(Array.from({ length: tracks }, () => aTrack())), ...different }));
const editsOf = (before: Release, after: Release) => {
  const added = after.trackIds.flatMap((id) => (before.tracks[id] ? [] : (after.tracks[id] ?? [])));
  return editsBetween(before, after, added);
};
const save = async (before: Release, after: Release) =>
  whenRefused(table.transact([editsWrite(table.name, before, editsOf(before, after), new Date())]), throwEditProblem);
const refusal = (before: Release, after: Release) =>
  save(before, after).then(
    () => 'nothing',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );
const withTrack = (release: Release, n: number, change: object): Release => {
  const id = release.trackIds[n] ?? newId('track');
  const track = release.tracks[id] ?? aTrack();
  return { ...release, tracks: { ...release.tracks, [id]: { ...track, ...change } } };
};
const withMore = (release: Release, count = 1): Release => {
  const { tracks, trackIds } = inOrder(Array.from({ length: count }, () => aTrack({ title: 'One more' })));
  return { ...release, tracks: { ...release.tracks, ...tracks }, trackIds: [...release.trackIds, ...trackIds] };
};

test('product 31.22: fields, tracks and new tracks are written at once, and counted', async () => {
  const before = await draftOf();
  const changed = {
    ...withTrack(before, 1, { title: 'Second', isrc: 'USABC2600001' }),
    title: 'Day Ferry',
    version: '',
  };
  const after = withMore(changed as Release);
  await save(before, after);
  const now = await current(before);
  const touched = { ...after.tracks };
  const second = before.trackIds[1];
  if (second) touched[second] = { ...after.tracks[second], updatedAt: now.updatedAt } as never;
  expect(now).toEqual({ ...after, tracks: touched, rev: before.rev + 1, updatedAt: now.updatedAt });
  const item = await table.get(keys.release({ artistId: AN_ARTIST, releaseId: before.id }));
  expect(item?.typedBytes).toBe(typedBytesOf(now));
});

test('product 31.13: tracks are removed in the same write, and their typed bytes no longer count', async () => {
  const before = await draftOf(3);
  const [first, second, third] = before.trackIds;
  if (!first || !second || !third) throw new Error('Three tracks were stored');
  const { [second]: _, ...tracks } = before.tracks;
  await save(before, { ...before, title: 'Day Ferry', tracks, trackIds: [first, third] });
  const now = await current(before);
  expect(now).toMatchObject({ title: 'Day Ferry', trackIds: [first, third] });
  expect(Object.keys(now.tracks).sort()).toEqual([first, third].sort());
  const item = await table.get(keys.release({ artistId: AN_ARTIST, releaseId: before.id }));
  expect(item?.typedBytes).toBe(typedBytesOf(now));
});

test('product 31.22: a concurrent write to the release refuses all of them', async () => {
  const before = await draftOf();
  await releases.edit(
    { artistId: AN_ARTIST, releaseId: before.id },
    { field: 'recordLabel', from: before.recordLabel, to: 'Ferry House', now: new Date() },
  );
  expect(await refusal(before, { ...before, title: 'Day Ferry' })).toBe('release-changed');
  expect(await current(before)).toMatchObject({ title: before.title, recordLabel: 'Ferry House' });
});

test('a deleted or submitted release accepts no edits (product 31.24)', async () => {
  const before = await draftOf();
  const after = { ...before, title: 'Day Ferry' };
  expect(await refusal({ ...before, id: newId('release') }, after)).toBe('release-not-found');
  const submission = { at: new Date().toISOString(), agreementVersion: 'v', by: AN_ARTIST };
  await releases.saveSubmitted({ ...before, status: 'submitted', submission } as never);
  expect(await refusal({ ...before, rev: before.rev + 1 }, after)).toBe('release-changed');
});

test('edits that the editor refuses are refused here too: a repeated ISRC, a sixteenth track, too much text, a new track while changes are requested', async () => {
  const isrc = 'USABC2600001';
  const before = await draftOf();
  expect(await refusal(before, withTrack(withTrack(before, 0, { isrc }), 1, { isrc }))).toBe('isrc-repeated');
  expect(await refusal(before, withMore(before, TRACK_LIMIT - 1))).toBe('too-many-tracks');
  expect(await refusal({ ...before, status: 'changes_requested' } as never, withMore(before))).toBe('release-locked');
  const none = { ...before, tracks: {}, trackIds: [] };
  expect(await refusal({ ...before, status: 'changes_requested' } as never, none)).toBe('release-locked');
  const name = 'x'.repeat(TYPED_LIMIT);
  expect(await refusal(before, { ...before, recordLabel: name })).toBe('release-too-large');
  // Removing bytes is always allowed.
  const full = { ...before, recordLabel: `${name}yyy` };
  expect(await refusal(full, { ...before, recordLabel: name })).toBe('nothing');
});
