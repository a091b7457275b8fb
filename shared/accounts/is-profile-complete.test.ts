import { isProfileComplete, requiredProfileFields } from './is-profile-complete.ts';

const complete = {
  fullName: 'Mara Ellis',
  spotifyProfile: 'https://open.spotify.com/artist/1',
  whatsappNumber: '+351912345678',
  instagramHandle: '@mara',
};

test('product 2.16: a profile is complete with four fields', () => expect(isProfileComplete(complete)).toBe(true));

test.each(requiredProfileFields)('product 2.16: not without %s, and blanks are nothing', (field) => {
  expect(isProfileComplete({ ...complete, [field]: '' })).toBe(false);
  expect(isProfileComplete({ ...complete, [field]: '  ' })).toBe(false);
});
