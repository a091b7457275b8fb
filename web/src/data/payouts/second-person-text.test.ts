import type { ArtistId, PayoutId } from '../../../../shared/ids.ts';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import { anId } from '../../../../shared/test/builders.ts';
import { needsSomebodyElse, secondPersonText } from './second-person-text.ts';

const person = (name: string) => ({ id: anId<ArtistId>(name), name });
const [ana, ben, cleo] = [person('Ana'), person('Ben'), person('Cleo')];
const requested: OfficePayout = {
  ...{ payoutId: anId<PayoutId>('pyo_1'), amountMicros: '2000000000', method: 'PayPal', state: 'requested' },
  ...{
    requestedAt: '2026-11-21T10:00:00.000Z',
    artistId: anId<ArtistId>('Mara'),
    artistName: 'Mara',
    fullName: 'Mara',
  },
  twoOf: [ana, ben, cleo],
};
const approved = { ...requested, state: 'processing' as const, approvedBy: ana };

test('names the others who can pay it, before the approval (product 24.15)', () => {
  expect(secondPersonText(requested, ana.id)).toBe('It needs two people: after you approve it, Ben or Cleo pays it.');
  expect(needsSomebodyElse(requested, ana.id)).toBe(true);
});

test.each([
  [approved, ana.id, 'You approved it. It’s waiting for Ben or Cleo.', true],
  [approved, ben.id, 'Ana approved it. You can pay it.', false],
  // The viewer cannot pay this payout: for example, it is their own.
  [approved, 'Mara', 'Ana approved it. It’s waiting for Ben or Cleo.', false],
  [{ ...approved, sentBy: ana }, ana.id, 'You approved it. It’s waiting for Ben or Cleo.', true],
  [{ ...approved, sentBy: ben }, ana.id, undefined, false],
  [{ ...approved, twoOf: undefined }, ana.id, undefined, false],
])('names the people who still have to act, after the approval (product 24.15)', (payout, me, text, isAwaited) => {
  expect(secondPersonText(payout as OfficePayout, me)).toBe(text);
  expect(needsSomebodyElse(payout as OfficePayout, me)).toBe(isAwaited);
});

test('names nobody if there are many people (product 24.15)', () => {
  const many = { ...approved, twoOf: ['Ana', 'B', 'C', 'D', 'E'].map(person) };
  expect(secondPersonText(many, ana.id)).toBe('You approved it. It’s waiting for a colleague.');
});
