import type { ArtistId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { checkPayer, checkPersons } from './check-payer.ts';

const [ana, ben, mara] = ['ana', 'ben', 'mara'].map((id) => anId<ArtistId>(id)) as [ArtistId, ArtistId, ArtistId];
const now = new Date('2026-11-23T10:00:00Z');
const ago = (minutes: number) => ({ artistId: ana, signedInAt: now.getTime() / 1000 - minutes * 60 });
const rules = { PAYOUT_SECOND_FACTOR: 'own', PAYOUT_SIGN_IN_MINUTES: 30 } as const;

test.each([
  [ago(0), undefined],
  [ago(30), undefined],
  [ago(30.1), 'sign-in-again'],
  [{ artistId: ana, signedInAt: Number.NaN }, 'sign-in-again'],
])('product 24.12: who pays has signed in lately: %j', (payer, refusal) => {
  const check = () => checkPayer(payer, { hasSecondFactor: false }, rules, now);
  if (refusal) expect(check).toThrow(refusal);
  else expect(check).not.toThrow();
});

test('product 24.12: where a second factor is required, who has none does not pay', () => {
  const check = (hasSecondFactor: boolean) => () =>
    checkPayer(ago(0), { hasSecondFactor }, { ...rules, PAYOUT_SECOND_FACTOR: 'required' }, now);
  expect(check(false)).toThrow('second-factor-needed');
  expect(check(true)).not.toThrow();
});

const approved = { artistId: mara, state: 'processing', approvedBy: { id: ana, name: 'Ana' } } as const;
const sentBy = (id: ArtistId) => ({ ...approved, sentBy: { id, name: 'Somebody' } });
const asked = { artistId: mara, state: 'requested' } as const;

test.each([
  [false, asked, 'completed', ana, undefined],
  [true, asked, 'completed', ana, 'second-person-needed'],
  [true, asked, 'processing', ana, undefined],
  [true, asked, 'rejected', ana, undefined],
  [true, approved, 'completed', ana, 'second-person-needed'],
  [true, approved, 'completed', ben, undefined],
  [true, approved, 'sent', ana, 'second-person-needed'],
  [true, approved, 'sent', ben, undefined],
  [true, sentBy(ana), 'completed', ana, 'second-person-needed'],
  [true, sentBy(ben), 'completed', ana, undefined],
  [true, approved, 'failed', ana, undefined],
  [false, approved, 'completed', ana, undefined],
  [false, approved, 'sent', ana, undefined],
  [false, asked, 'rejected', mara, 'own-payout'],
  [true, approved, 'completed', mara, 'own-payout'],
  [true, approved, 'sent', mara, 'own-payout'],
] as const)(
  'product 24.5, 24.15: it takes two people (%s): %j becomes %s by %s',
  (takesTwo, payout, to, artistId, refusal) => {
    const check = () => checkPersons({ artistId }, payout, to, { takesTwo });
    if (refusal) expect(check).toThrow(refusal);
    else expect(check).not.toThrow();
  },
);
