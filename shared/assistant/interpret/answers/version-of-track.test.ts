import type { Act } from '../../act.ts';
import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

const at = contextAt('recap', { tracks: 3 });
const version = (track: number, value: string): Act => ({
  kind: 'set-track',
  tracks: [track],
  field: 'version',
  value,
});

test.each<[string, Act[]]>([
  ['wait, the version of track 3 should be Lowtide Remix', [version(3, 'Lowtide Remix')]],
  ["track 2's version is Live", [version(2, 'Live')]],
  ['change the version of the second track to Acoustic', [version(2, 'Acoustic')]],
  ['the version of track 1 is "Take One"', [version(1, 'Take One')]],
  [
    'the version of track 1 is Live, the version of track 2 is Kasimir Remix',
    [version(1, 'Live'), version(2, 'Kasimir Remix')],
  ],
])('reads “%s” as the version of a track (product 31.6)', (message, acts) => {
  expect(interpret(message, at)).toEqual(acts);
});

test.each(['the version of track 2 is wrong', 'what is the version of track 2?', 'the version is Live'])(
  'does not read “%s” as the version of a track (product 31.6)',
  (message) => {
    expect(interpret(message, at).filter(({ kind }) => kind === 'set-track')).toEqual([]);
  },
);
