import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import { anId } from '../../shared/test/builders.ts';
import { newProfile } from '../profiles/new-profile.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import { isLarge, possiblePayers, requiredPeople } from './second-person.ts';

const [ana, ben, mara] = ['ana', 'ben', 'mara'].map((id) => anId<ArtistId>(id)) as [ArtistId, ArtistId, ArtistId];
const dollars = (count: number) => microsOfCents(count * 100);
const rules = { PAYOUT_ALONE_DOLLARS: 1000, OFFICE_SECOND_FACTOR: 'own' } as const;
const tax = (withheld: bigint) =>
  ({ basis: 'none', percent: 30, of: 'us', usMicros: '0', withheldMicros: String(withheld) }) as const;

test.each([
  [dollars(1000), undefined, false],
  [dollars(1000) + 10_000n, undefined, true],
  // Only the amount that leaves our bank is decisive.
  [dollars(1001), tax(dollars(1)), false],
])('knows whether a payout is above the configured amount: %s (product 24.15)', (micros, withheld, large) => {
  expect(isLarge({ micros, ...(withheld && { tax: withheld }) }, rules)).toBe(large);
});

test('requires two if at least two can pay besides its artist (product 24.15)', () => {
  const payers = [ana, ben].map((id) => ({ id, name: String(id) }));
  const large = (artistId: ArtistId) => ({ artistId, micros: dollars(2000) });
  expect(requiredPeople(large(mara), payers, rules)).toEqual(payers);
  expect(requiredPeople(large(mara), payers.slice(1), rules)).toBeUndefined();
  expect(requiredPeople(large(ben), payers, rules)).toBeUndefined();
  expect(requiredPeople({ artistId: mara, micros: dollars(100) }, payers, rules)).toBeUndefined();
  expect(requiredPeople({ artistId: mara, micros: dollars(100) }, payers, { PAYOUT_ALONE_DOLLARS: 0 })).toEqual(payers);
});

test('counts those who have the role, an active account, and a second factor where one is required (product 24.15)', async () => {
  const people: [ArtistId, OfficeRole, Partial<StoredProfile>][] = [
    [ana, 'admin', { hasSecondFactor: true }],
    [ben, 'finance', {}],
    [mara, 'reviewer', { hasSecondFactor: true }],
    [anId<ArtistId>('rejected'), 'finance', { status: 'rejected' }],
    [anId<ArtistId>('demoted'), 'finance', { role: undefined }],
    [anId<ArtistId>('gone'), 'finance', { closedAt: '2026-01-01T00:00:00.000Z' }],
  ];
  const profileOf = ([id, role, about]: (typeof people)[number]) =>
    ({ ...newProfile(id, {}, new Date(0)), artistName: String(id), status: 'active', role, ...about }) as StoredProfile;
  const profiles = {
    officeMembers: async () => people.map(([artistId, role]) => ({ artistId, role })),
    find: async (id: ArtistId) => people.filter(([artistId]) => artistId === id).map(profileOf)[0],
  };
  const ids = async (OFFICE_SECOND_FACTOR: 'own' | 'required') =>
    (await possiblePayers({ profiles, rules: { ...rules, OFFICE_SECOND_FACTOR } })).map(({ id }) => id);
  expect(await ids('own')).toEqual([ana, ben]);
  expect(await ids('required')).toEqual([ana]);
});
