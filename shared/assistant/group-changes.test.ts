import { newId } from '../test/builders.ts';
import type { Change } from './change.ts';
import { groupChanges } from './group-changes.ts';

const change = (track: number, field: 'composers' | 'contributors', after: string): Change => ({
  kind: 'edit',
  trackId: newId('track'),
  field,
  label: `Track ${track}, ${field}`,
  from: [],
  to: [],
  before: '',
  after,
});
const linesOf = (changes: readonly Change[], tracks: number): string[] =>
  groupChanges(changes, tracks).map(({ label, changes: [first] }) => `${label}: ${first.after}`);

test('shows the same credits on all tracks once (product 31.43)', () => {
  const all = [1, 2, 3, 4].flatMap((track) => [
    change(track, 'composers', 'Mara Ellis'),
    change(track, 'contributors', 'Ana Lima (Producer)'),
  ]);
  expect(linesOf(all, 4)).toEqual([
    'All tracks, composers: Mara Ellis',
    'All tracks, contributors: Ana Lima (Producer)',
  ]);
});

test('shows the same credits on some tracks once, with their numbers (product 31.43)', () => {
  const some = [
    change(1, 'contributors', 'Ana Lima (Producer)'),
    change(2, 'contributors', 'Sam Ortiz (Guitar)'),
    change(3, 'contributors', 'Ana Lima (Producer)'),
    change(4, 'contributors', 'Ana Lima (Producer)'),
  ];
  expect(linesOf(some, 4)).toEqual([
    'Tracks 1, 3 and 4, contributors: Ana Lima (Producer)',
    'Track 2, contributors: Sam Ortiz (Guitar)',
  ]);
});

test('does not change the line of a single change (product 31.43)', () => {
  expect(linesOf([change(2, 'composers', 'Mara Ellis')], 4)).toEqual(['Track 2, composers: Mara Ellis']);
});
