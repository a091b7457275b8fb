import type { Act } from '../../act.ts';
import { questions } from '../../questions.ts';
import { correctedRelease } from '../../test/corrected-release.ts';
import { interpret } from '../interpret.ts';

const read = (message: string): Act[] =>
  interpret(message, { question: questions.recap, release: correctedRelease(), today: '2026-11-02' });

test.each(['clear the exclusions', 'remove all excluded countries'])(
  'removes all exclusions of territories for “%s”',
  (message) => {
    expect(read(message)).toEqual([{ kind: 'territories', how: 'all-except', territories: [] }]);
  },
);

test.each(['delete all drummers', 'remove all the drummers'])(
  'removes the names with that role for “%s” (product 7.10)',
  (message) => {
    expect(read(message)).toEqual([
      { kind: 'remove-credit', tracks: 'all', list: 'contributors', name: 'John Harker' },
    ]);
  },
);

test('removes the featured artists for “remove the features” (product 7.10)', () => {
  expect(read('remove the features')).toEqual([
    { kind: 'remove-credit', tracks: 'all', list: 'artists', name: 'Stacks' },
  ]);
});

test.each([
  ['remove all contributors', 'contributors'],
  ['borra todos los colaboradores', 'contributors'],
  ['remove all writers', 'writers'],
])('tells the artist for “%s” that the last name stays, and asks for the right one (product 7.10)', (message, step) => {
  expect(read(message)).toEqual([
    { kind: 'explain', term: 'a list without names' },
    { kind: 'go-to', step },
  ]);
});
