import { splitFault } from './split-agreement.ts';
import { partyOf } from './test/scenario.ts';

test.each([
  ['nobody', [], 'no-parties'],
  ['101%', ['mara 5100', 'kit 5000'], 'not-the-whole'],
  ['less than the whole', ['mara 9999'], 'not-the-whole'],
  ['oneself twice', ['mara 5000', 'mara 5000'], 'party-twice'],
  ['nothing for somebody', ['mara 10000', 'kit 0'], 'part-not-whole'],
  ['the whole', ['mara 5000', 'kit 5000'], undefined],
])('checks a split of %s (product 23.6)', (_, parties, fault) => {
  expect(splitFault(parties.map(partyOf))).toBe(fault);
});

test('a fraction of a part is invalid (product 23.6)', () => {
  expect(
    splitFault([
      { id: 'mara', parts: 0.5 },
      { id: 'kit', parts: 9_999.5 },
    ]),
  ).toBe('part-not-whole');
});
