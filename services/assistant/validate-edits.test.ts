import type { Operation } from '../../shared/assistant/operation.ts';
import { releaseAfter } from '../../shared/releases/edits.ts';
import { releaseEdit, trackEdit } from '../../shared/releases/field-edit.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { validateEdits } from './validate-edits.ts';

const applyOperations = (stored: Release | null, operations: readonly Operation[]) => {
  const { start, edits } = validateEdits(stored, operations);
  return start && releaseAfter(start, edits);
};

const release = aCompleteDraft({ ...inOrder([aTrack({ title: 'Harbour Light' })]) });
const [trackId = NO_TRACK] = release.trackIds;
const titled = (from: string, to: string): Operation => ({
  kind: 'edit-release',
  edit: releaseEdit('title', from, to),
});
const trackTitled = (from: string, to: string, id = trackId): Operation => ({
  kind: 'edit-track',
  trackId: id,
  edit: trackEdit('title', from, to),
});

test('applies operations in order (product 31.4)', () => {
  const track = aTrack({ title: 'Second' });
  const after = applyOperations(release, [
    titled('Night Ferry', 'Day Ferry'),
    titled('Day Ferry', 'Third Ferry'),
    { kind: 'add-track', track },
    trackTitled('Second', 'Last', track.id),
  ]);
  expect(after).toMatchObject({ title: 'Third Ferry', trackIds: [trackId, track.id] });
  expect(after?.tracks[track.id]?.title).toBe('Last');
  expect(applyOperations(release, [{ kind: 'remove-track', trackId, number: 1 }])).toMatchObject({
    trackIds: [],
    tracks: {},
  });
  expect(applyOperations(null, [{ kind: 'create-release', release }])).toEqual(release);
  expect(applyOperations(null, [])).toBeNull();
});

test.each<[string, Operation]>([
  ['an old value that the field never had', titled('Other', 'Day Ferry')],
  ['an old value that the track never had', trackTitled('Other', 'Day Ferry')],
  ['a track that does not exist', trackTitled('Harbour Light', 'Day Ferry', NO_TRACK)],
  ['the removal of a track that does not exist', { kind: 'remove-track', trackId: NO_TRACK, number: 1 }],
  ['a track that already exists', { kind: 'add-track', track: aTrack({ id: trackId }) }],
  ['a release that already exists', { kind: 'create-release', release }],
  ['a value that the field does not accept', titled('Night Ferry', 'x'.repeat(501))],
  [
    'a field that cannot be edited',
    { kind: 'edit-release', edit: { field: 'plan', from: null, to: 'album' } as never },
  ],
  ['a file', { kind: 'edit-track', trackId, edit: { field: 'audio', from: null, to: null } as never }],
])('throws and applies nothing for %s', (_, operation) => {
  expect(() => applyOperations(release, [operation])).toThrow();
});

test('has nothing to edit without a release', () => {
  expect(() => applyOperations(null, [titled('', 'Day Ferry')])).toThrow('no release');
});
