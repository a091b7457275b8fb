import { folded } from './folded.ts';

test.each([
  ['Interlude', 'interlude'],
  ['Beyoncé', 'BEYONCE'],
  ['AC/DC', 'AC DC'],
  ['Jo Berg', 'Jo-Berg'],
  ['Ｊｏ', 'Jo'],
])('“%s” and “%s” are the same to a listener', (one, other) => expect(folded(one)).toBe(folded(other)));

test.each([
  ['Jo', 'Joe'],
  ['!!!', '???'],
  ['Vol. 1', 'Vol. 2'],
  ['夜', '朝'],
])('“%s” and “%s” are not', (one, other) => expect(folded(one)).not.toBe(folded(other)));
