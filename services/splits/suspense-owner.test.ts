import type { ArtistId, PartyId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import type { Agreement, StoredParty } from './agreement.ts';
import { returnedParts, suspenseOwner } from './suspense-owner.ts';

const mara = anId<ArtistId>('mara');
const ines = anId<ArtistId>('ines');
const hers = 'pty_ines' as PartyId;
const own: StoredParty = {
  ...{ partyId: 'pty_mara' as PartyId, name: 'Mara', email: '', parts: 5000 },
  ...{ state: 'accepted', artistId: mara },
};
const part = (state: StoredParty['state'], artistId?: ArtistId): StoredParty => ({
  ...{ partyId: hers, name: 'Ines', email: 'ines@segno.test', parts: 5000, state },
  ...(artistId && { artistId }),
});
/** Makes an agreement in which each list of parties is a version. */
const agreement = (versions: StoredParty[][], more: Partial<Agreement> = {}) =>
  ({
    ...{ ownerId: mara, ownerName: 'Mara' },
    versions: versions.map((parties, n) => ({ version: n + 1, from: '2026-01-01', proposedAt: '', parties })),
    ...more,
  }) as Agreement;
const without = [{ ...own, parts: 10_000 }];

describe('the owner of suspended earnings (product 29.3)', () => {
  test.each<[string, StoredParty[][], ReturnType<typeof suspenseOwner>]>([
    ['theirs, once they have accepted', [[own, part('accepted', ines)]], { artistId: ines, isFallen: false }],
    [
      'theirs, also when a later version leaves them out',
      [[own, part('accepted', ines)], without],
      { artistId: ines, isFallen: false },
    ],
    ['nobody’s, while they may accept', [[own, part('invited')]], undefined],
    [
      'nobody’s, while they may accept what was before they were left out',
      [[own, part('invited')], without],
      undefined,
    ],
    ['nobody’s, as long as the version that they declined counts', [[own, part('declined')]], undefined],
    [
      'the owner’s, when another version counts',
      [[own, part('declined')], without],
      { artistId: mara, isFallen: true },
    ],
    ['nobody’s, of an account that has ended', [[own, part('gone')], without], undefined],
  ])('is %s', (_, versions, whose) => {
    expect(suspenseOwner(agreement(versions), hers)).toEqual(whose);
  });

  test('is nobody if no version names the party, the owner’s account has ended, or others still must agree', () => {
    expect(suspenseOwner(agreement([without]), hers)).toBeUndefined();
    expect(suspenseOwner(agreement([[own, part('declined')], without], { ownerName: '' }), hers)).toBeUndefined();
    const proposed = { ...agreement([without]).versions[0], awaits: [ines], expiresAt: '' } as never;
    expect(suspenseOwner(agreement([[own, part('declined')]], { proposed }), hers)).toBeUndefined();
  });

  test('returns each part to the owner once: with the version that leaves the party out, or if the party declines later', () => {
    const [invited, declined] = [agreement([[own, part('invited')]]), agreement([[own, part('declined')]])];
    const settled = agreement([[own, part('declined')], without]);
    expect(returnedParts({ before: declined, after: settled })).toEqual([hers]);
    expect(returnedParts({ before: agreement([[own, part('invited')], without]), after: settled })).toEqual([hers]);
    expect(returnedParts({ before: settled, after: settled })).toEqual([]);
    expect(returnedParts({ before: invited, after: declined })).toEqual([]);
  });
});
