import { PayoutHold } from './payout.ts';

test('a payout that was held when names had to be equal is read (product 27.5)', () => {
  const listed = { name: 'PETROV, Ivan', list: 'OFAC SDN', reference: '1' };
  const held = PayoutHold.parse({ at: '2026-01-01T00:00:00.000Z', listed: [listed] });
  expect(held.listed).toEqual([{ ...listed, match: 'same' }]);
});
