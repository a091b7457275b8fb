import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

test.each(['no codes', 'no tengo códigos', 'não tenho códigos'])(
  'reads “%s” as a request for our codes (product 31.6)',
  (message) => {
    expect(interpret(message, contextAt('codes', { tracks: 2 }))).toEqual([{ kind: 'skip' }]);
  },
);

test('waits for codes that the artist has (product 31.6)', () => {
  expect(interpret('sí, tengo códigos', contextAt('codes', { tracks: 2 }))).toEqual([{ kind: 'why' }]);
});
