import type { ArtistId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { checkPeople } from './check-payer.ts';

const [ana, ben, mara] = ['ana', 'ben', 'mara'].map((id) => anId<ArtistId>(id)) as [ArtistId, ArtistId, ArtistId];

const approved = { artistId: mara, state: 'processing', approvedBy: { id: ana, name: 'Ana' } } as const;
const sentBy = (id: ArtistId) => ({ ...approved, sentBy: { id, name: 'Somebody' } });
const requested = { artistId: mara, state: 'requested' } as const;

test.each([
  [false, requested, 'completed', ana, undefined],
  [true, requested, 'completed', ana, 'second-person-needed'],
  [true, requested, 'processing', ana, undefined],
  [true, requested, 'rejected', ana, undefined],
  [true, approved, 'completed', ana, 'second-person-needed'],
  [true, approved, 'completed', ben, undefined],
  [true, approved, 'sent', ana, 'second-person-needed'],
  [true, approved, 'sent', ben, undefined],
  [true, sentBy(ana), 'completed', ana, 'second-person-needed'],
  [true, sentBy(ben), 'completed', ana, undefined],
  [true, approved, 'failed', ana, undefined],
  [false, approved, 'completed', ana, undefined],
  [false, approved, 'sent', ana, undefined],
  [false, requested, 'rejected', mara, 'own-payout'],
  [true, approved, 'completed', mara, 'own-payout'],
  [true, approved, 'sent', mara, 'own-payout'],
] as const)(
  'two people required (%s): %j becomes %s by %s (product 24.5, 24.15)',
  (takesTwo, payout, to, artistId, refusal) => {
    const check = () => checkPeople({ artistId }, payout, to, { takesTwo });
    if (refusal) expect(check).toThrow(refusal);
    else expect(check).not.toThrow();
  },
);
