import { aCompleteDraft, aTrack, inOrder } from '../test/builders.ts';
import { libraryStateOf, libraryStates } from './library-state.ts';
import { releaseCard } from './release-card.ts';
import { releaseStatuses } from './release-status.ts';

test('product 4.5: a card has what a release is found by, with its tracks in order and long titles cut', () => {
  const long = `${'🎵'.repeat(99)}é${'x'.repeat(300)}`;
  const tracks = [
    aTrack({ title: 'One', isrc: 'QZABC2600001' }),
    aTrack({ title: 'Track 2' }),
    aTrack({ title: long }),
  ];
  const { label, upc, isrcs, trackTitles } = releaseCard(
    aCompleteDraft({ recordLabel: 'Ferry House', upc: '200000000426', ...inOrder(tracks) }),
  );
  expect([label, upc, isrcs]).toEqual(['Ferry House', '200000000426', ['QZABC2600001']]);
  // Cut between characters, because half of a surrogate pair could not be stored.
  expect(trackTitles).toEqual(['One', `${'🎵'.repeat(99)}é`]);
});

test('product 4.3: a draft that lacks nothing is ready, and each release state maps to a library state', () => {
  const states = releaseStatuses.flatMap((status) => [
    libraryStateOf({ status, missing: [], openFindings: 0 }),
    libraryStateOf({ status, missing: ['cover'], openFindings: 0 }),
  ]);
  const each = ['submitted', 'changes', 'delivered', 'withdrawn'].flatMap((state) => [state, state]);
  expect(states).toEqual(['ready', 'draft', ...each]);
  expect(new Set(states)).toEqual(new Set(libraryStates));
});
