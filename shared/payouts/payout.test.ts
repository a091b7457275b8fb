import { PayoutHold } from './payout.ts';

test('reads a payout that was held when only equal names matched (product 27.5)', () => {
  const listed = { name: 'PETROV, Ivan', list: 'OFAC SDN', reference: '1' };
  const held = PayoutHold.parse({ at: '2026-01-01T00:00:00.000Z', listed: [listed] });
  expect(held.listed).toEqual([{ ...listed, match: 'same' }]);
});
