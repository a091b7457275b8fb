import { Profile } from '../../shared/accounts/profile.ts';
import { partitionsWithoutPersonalData, storedData } from '../../shared/site/stored-data.ts';
import { TaxFormDetails } from '../../shared/tax/tax-form.ts';
import { partitions } from './partitions.ts';

const texts = storedData.map(({ text }) => text).join(' ');

test('the privacy page lists the data that each partition stores about a person, or says that it stores none (product 1.7)', () => {
  const stored = [...new Set(partitions.map(({ pk }) => pk.split('#')[0]))].sort();
  const listed = [...storedData.flatMap((one) => one.partitions), ...partitionsWithoutPersonalData];
  expect(listed.toSorted()).toEqual(stored);
});

/** The documented name of each field that a person enters; null for fields that the product sets. */
const profileWords: Record<keyof Profile, string | null> = {
  id: null,
  email: 'email address',
  status: null,
  role: null,
  hasSecondFactor: null,
  refusal: null,
  artistName: 'artist name',
  fullName: 'your name',
  country: 'country',
  spotifyProfile: 'Spotify profile',
  whatsappNumber: 'WhatsApp number',
  instagramHandle: 'social accounts',
  twitterHandle: 'social accounts',
  websiteUrl: 'website',
  bio: 'biography',
  wantsGuidance: null,
  wantsSubmitted: null,
  wantsDelivered: null,
  wantsLive: null,
  wantsReleaseDay: null,
  wantsTakenDown: null,
  wantsEarned: null,
  deletionTakenBackAt: null,
  createdAt: null,
  updatedAt: null,
};

test('it names everything personal in a profile (product 1.7)', () => {
  expect(Object.keys(profileWords).sort()).toEqual(Object.keys(Profile.shape).sort());
  for (const words of Object.values(profileWords)) expect(texts).toContain(words ?? '');
});

const taxWords: Record<string, string> = {
  name: 'your name',
  businessName: 'your name',
  street: 'address',
  city: 'address',
  region: 'address',
  postalCode: 'address',
  country: 'address',
  citizenship: 'citizenship',
  born: 'date of birth',
  taxNumber: 'tax number',
  signature: 'signature',
};
const aboutTheForm = ['kind', 'taxClass', 'numberKind', 'isBackup', 'claimsTreaty'];

test('it names everything personal in a tax form (product 1.7)', () => {
  const fields = new Set(TaxFormDetails.options.flatMap(({ shape }) => Object.keys(shape)));
  expect([...fields].sort()).toEqual([...Object.keys(taxWords), ...aboutTheForm].sort());
  for (const words of Object.values(taxWords)) expect(texts).toContain(words);
});
