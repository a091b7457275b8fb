import type { Act } from '../../act.ts';
import type { Step } from '../../step.ts';
import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

const billed: Act[] = [
  {
    kind: 'credit',
    how: 'set',
    tracks: 'all',
    named: { list: 'artists', credits: [{ name: 'Sable', role: 'Primary' }] },
  },
  {
    kind: 'credit',
    how: 'add',
    tracks: 'all',
    named: { list: 'artists', credits: [{ name: 'Finch', role: 'Featuring' }] },
  },
];

test.each<[Step, string]>([
  ['artists', 'Sable ft Finch'],
  ['artists', 'Sable feat Finch'],
  ['artists', 'Sable w/ Finch'],
  ['artists', 'artist: Sable w/ Finch'],
  ['primary_genre', 'the artist is Sable ft Finch'],
  ['recap', 'artist should be Sable w/ Finch'],
  ['recap', 'el artista es Sable feat Finch'],
  ['explicit', 'change the artist to Sable ft. Finch'],
])('at %s, reads “%s” as a main and a featured artist (product 31.6)', (step, message) => {
  expect(interpret(message, contextAt(step, { tracks: 1 }))).toEqual(billed);
});
