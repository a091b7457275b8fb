import { expect, test } from '@jest/globals';
import { replaceWords, respellName } from './respell-name.ts';

test.each([
  ['Katie Lindquist', 'Lindqvist', 'Katie Lindqvist'],
  ['Terrence Okoro', 'terence', 'Terence Okoro'],
  ['Keith Ramsay', 'Kieth', 'Kieth Ramsay'],
  ['Lima Ana', 'Ana Lima', 'Ana Lima'],
  ['Sofia Grace Brandt', 'Sofia Brandt', 'Sofia Brandt'],
  ['Grace Wowor', 'Grace Natalia Wowor', 'Grace Natalia Wowor'],
  ['Tia Cida do Pandeiro', 'Cida do Pandero', 'Tia Cida do Pandero'],
  ['Achebe', 'Achebé', 'Achebé'],
])('product 31.6: respells %s as %s', (now, typed, to) => {
  const read = respellName(now, typed);
  expect(read?.to).toBe(to);
  expect(read?.likeness).toBeGreaterThan(0.55);
});

test.each([
  ['Junior Hail', 'Hail', 'Hale', 'Junior Hale'],
  ['Mika Lehto', 'Lehto', 'Mika Lehtonen', 'Mika Lehtonen'],
  ['Salt and Brass', 'Salt and Brass', 'Salt & Brass', 'Salt & Brass'],
  ['Anna Marie Lunde', 'Lunde', 'Marie Lund', 'Anna Marie Lund'],
  ['Anna Mari Lund', 'Mari', 'Marie Lund', 'Anna Marie Lund'],
  ['Mika Lehto', 'Korhonen', 'Virtanen', undefined],
])('in %s, replaces %s with %s (product 31.6)', (now, old, fresh, to) => {
  expect(replaceWords(now, old, fresh)).toBe(to);
});
