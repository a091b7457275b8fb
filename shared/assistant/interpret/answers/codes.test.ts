import { interpret } from '../interpret.ts';
import { contextAt } from '../test/context-at.ts';

test.each(['no codes', 'no tengo códigos', 'não tenho códigos'])('product 31.6: “%s” asks for ours', (message) => {
  expect(interpret(message, contextAt('codes', { tracks: 2 }))).toEqual([{ kind: 'skip' }]);
});

test('product 31.6: codes that somebody has are waited for', () => {
  expect(interpret('sí, tengo códigos', contextAt('codes', { tracks: 2 }))).toEqual([{ kind: 'why' }]);
});
