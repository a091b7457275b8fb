import { type ProfileField, profileFields } from './profile-fields.ts';

const messageOf = (field: ProfileField, text: string): string | undefined =>
  profileFields[field].schema.safeParse(text).error?.issues[0]?.message;

const NO_HANDLE = 'Must be a handle, or a link that begins with https://';
const UNSEEN = 'Contains an invisible character. Please type it again.';

test.each<[ProfileField, string, string | undefined]>([
  ['artistName', 'Ferry House', undefined],
  ['artistName', '!!!', undefined],
  ['artistName', ' ', 'Artist name is required'],
  ['artistName', 'x'.repeat(100), undefined],
  ['artistName', 'x'.repeat(101), 'Artist name must be less than 100 characters'],
  ['artistName', 'Ana; Bo', 'Please write one name only: a name can’t contain ";"'],
  ['artistName', '=HYPERLINK("x")', 'Can’t begin like a spreadsheet formula'],
  ['fullName', '   ', 'Full name is required'],
  ['fullName', 'x'.repeat(101), 'Full name must be less than 100 characters'],
  ['country', '', 'Country is required'],
  ['country', 'Atlantis', 'Please choose a country from the list'],
  ['instagramHandle', '', 'Social account is required'],
  ['spotifyProfile', 'mara', 'Must be a valid URL'],
  ['whatsappNumber', '+0351912345', 'Invalid phone number format'],
  ['twitterHandle', '', undefined],
  ['twitterHandle', '@ana', undefined],
  ['twitterHandle', 'https://x.com/ana', undefined],
  ['twitterHandle', 'javascript:alert(1)', NO_HANDLE],
  ['twitterHandle', 'x'.repeat(201), 'Must be less than 200 characters'],
  ['websiteUrl', '', undefined],
  ['websiteUrl', 'https://ferry.example/', undefined],
  ['websiteUrl', 'http://ferry.example', undefined],
  ['websiteUrl', 'ferry', 'Must be a valid URL'],
  ['websiteUrl', 'javascript:alert(1)', 'Must be a valid URL'],
  ['websiteUrl', 'data:text/html,x', 'Must be a valid URL'],
  ['bio', '', undefined],
  ['bio', 'Songs by the sea.\n\nSince 2019. 👩‍👩‍👧', undefined],
  ['bio', 'x'.repeat(1000), undefined],
  ['bio', 'x'.repeat(1001), 'Must be less than 1000 characters'],
  ['bio', 'one\ttwo', UNSEEN],
  ['bio', 'one\r\ntwo', UNSEEN],
  ['bio', 'one\u202etwo', UNSEEN],
  ['bio', 'one\n\u3164\ntwo', UNSEEN],
])('product 3.16: %s as %j is answered with: %s', (field, text, message) => {
  expect(messageOf(field, text)).toBe(message);
});
