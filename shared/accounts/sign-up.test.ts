import { Email, Password, ResetRequest, SignIn, SignUp, SignUpAttributes, signUpAttributesOf } from './sign-up.ts';

const messageOf = (fullName: string): string | undefined =>
  SignUpAttributes.shape.fullName.safeParse(fullName).error?.issues[0]?.message;

test.each(['Ana Lima', 'Ana; Bo', '李', 'می‌خواهم', 'Noël'])('product 3.1: %j is a full name', (fullName) => {
  expect(messageOf(fullName)).toBeUndefined();
});

test.each([
  ['a soft hyphen', 'Ana\u00ad Lima'],
  ['a direction override', 'Ana\u202eamiL'],
  ['a mark of direction', 'Ana\u200f Lima'],
  ['a control character', 'Ana\u0007Lima'],
  ['nothing to be seen', '\u3164'],
])('a full name with %s is rejected like any name, because it becomes the artist name', (_, fullName) => {
  expect(messageOf(fullName)).toBe('Contains an invisible character. Please type it again.');
});

type Field = keyof typeof SignUpAttributes.shape;
const firstMessage = (field: Field, text: string): string | undefined =>
  SignUpAttributes.shape[field].safeParse(text).error?.issues[0]?.message;

const ONLY_SPOTIFY = 'Must be a link that begins with https://open.spotify.com/';
const NO_LINK = 'Must be a handle, or a link that begins with https://';

test.each<[Field, string, string | undefined]>([
  ['spotifyProfile', '', undefined],
  ['spotifyProfile', 'https://open.spotify.com/artist/0TnOYISbd1XYRBk9myaseg', undefined],
  ['spotifyProfile', 'mara', 'Must be a valid URL'],
  ['spotifyProfile', 'javascript:alert(1)', ONLY_SPOTIFY],
  ['spotifyProfile', 'javascript://open.spotify.com/%0aalert(1)', ONLY_SPOTIFY],
  ['spotifyProfile', 'data:text/html,x', ONLY_SPOTIFY],
  ['spotifyProfile', 'http://open.spotify.com/artist/1', ONLY_SPOTIFY],
  ['spotifyProfile', 'https://open.spotify.com.example.com/', ONLY_SPOTIFY],
  ['spotifyProfile', 'https://open.spotify.com@example.com/', ONLY_SPOTIFY],
  ['spotifyProfile', 'https://open.spotify.com:8443/', ONLY_SPOTIFY],
  ['spotifyProfile', `https://open.spotify.com/${'x'.repeat(500)}`, 'Must be less than 500 characters'],
  ['instagramHandle', '@mara.ellis', undefined],
  ['instagramHandle', 'Instagram: @mara', undefined],
  ['instagramHandle', 'https://instagram.com/mara', undefined],
  ['instagramHandle', 'instagram.com/mara', undefined],
  ['instagramHandle', ' @mara ', undefined],
  ['instagramHandle', 'http://instagram.com/mara', undefined],
  ['instagramHandle', '', 'Social account is required'],
  ['instagramHandle', '  ', 'Social account is required'],
  ['instagramHandle', `${' '.repeat(9)}${'x'.repeat(200)}`, undefined],
  ['instagramHandle', 'x'.repeat(201), 'Social account must be less than 200 characters'],
  ['instagramHandle', 'JavaScript:alert(1)', NO_LINK],
  ['instagramHandle', 'javascript: alert(1)', NO_LINK],
  ['instagramHandle', 'data:text/html,<script>', NO_LINK],
  ['instagramHandle', 'x-web+intent2.a:mara', NO_LINK],
  ['instagramHandle', '+1:mara', undefined],
  ['instagramHandle', 'on javascript: mara', undefined],
  ['instagramHandle', 'file:///etc/passwd', NO_LINK],
  ['instagramHandle', '@ma\u202era', 'Contains an invisible character. Please type it again.'],
  ['instagramHandle', '=HYPERLINK("x")', 'Can’t begin like a spreadsheet formula'],
  ['fullName', '=HYPERLINK("x")', 'Can’t begin like a spreadsheet formula'],
  ['country', 'Portugal', undefined],
  ['country', ' Åland Islands ', undefined],
  ['country', "Cote d'Ivoire", undefined],
  ['country', '', 'Country is required'],
  ['country', 'x'.repeat(101), 'Country must be less than 100 characters'],
  ['country', 'Atlantis', 'Please choose a country from the list'],
  ['country', 'Portugal\r\n', undefined],
  ['country', 'Portugal\r\nX', 'Please choose a country from the list'],
  ['country', '=cmd|x!a', 'Please choose a country from the list'],
  ['whatsappNumber', '', undefined],
  ['whatsappNumber', '+351912345678', undefined],
  ['whatsappNumber', '351912345678', undefined],
  ['whatsappNumber', '+0351912345', 'Invalid phone number format'],
  ['whatsappNumber', '+351 912 345-678', undefined],
  ['whatsappNumber', '+1 (212) 555 0100', undefined],
  ['whatsappNumber', '+351 912 x', 'Invalid phone number format'],
  ['spotifyProfile', 'open.spotify.com/artist/0TnOYISbd1XYRBk9myaseg', undefined],
  ['whatsappNumber', '+351912345678\n', 'Invalid phone number format'],
])('product 3.1: sign-up with %s %j: %s', (field, text, message) => {
  expect(firstMessage(field, text)).toBe(message);
});

test.each([
  ["Cote d'Ivoire", 'Côte d’Ivoire'],
  ['côte d’ivoire', 'Côte d’Ivoire'],
  ['Curacao ', 'Curaçao'],
  ['PORTUGAL', 'Portugal'],
])('product 3.1: the country %j is stored as %s, both by the form and from the pool', (typed, name) => {
  expect(SignUpAttributes.shape.country.parse(typed)).toBe(name);
  expect(signUpAttributesOf({ 'custom:country': typed }).country).toBe(name);
});

test('product 3.1: a full name is required, with at most 100 characters', () => {
  expect(messageOf('  ')).toBe('Full name is required');
  expect(messageOf('x'.repeat(101))).toBe('Full name must be less than 100 characters');
});

test.each([
  ['Harbour2026', undefined],
  ['Harbou1', 'Password must be at least 8 characters'],
  ['Harbour1', undefined],
  ['harbour2026', 'Password must contain at least one uppercase letter'],
  ['HARBOUR2026', 'Password must contain at least one lowercase letter'],
  ['HarbourNight', 'Password must contain at least one number'],
  [`Aa1${'x'.repeat(125)}`, undefined],
  [`Aa1${'x'.repeat(126)}`, 'Password must be less than 128 characters'],
])('product 3.1: the password %j is answered with: %s', (password, message) => {
  expect(Password.safeParse(password).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['mara@segno.test', undefined],
  ['mara', 'Invalid email address'],
  [`${'x'.repeat(255)}@segno.test`, 'Email must be less than 255 characters'],
])('product 3.1: the email address %j is answered with: %s', (email, message) => {
  expect(Email.safeParse(email).error?.issues[0]?.message).toBe(message);
});

test('an email address is trimmed in every form that has one', () => {
  const attributes = {
    fullName: 'Ana',
    country: 'Portugal',
    instagramHandle: '@ana',
    spotifyProfile: '',
    whatsappNumber: '',
  };
  const [email, password] = [' mara@segno.test ', 'Harbour2026'];
  for (const [form, typed] of [
    [SignUp, { ...attributes, email, password }],
    [SignIn, { email, password }],
    [ResetRequest, { email }],
  ] as const) {
    expect(form.parse(typed)).toEqual({ ...typed, email: 'mara@segno.test' });
    expect(form.safeParse({ ...typed, email: 'mara' }).success).toBe(false);
  }
});

test('signing in accepts any password, whatever rules applied when it was chosen', () => {
  const messageFor = (password: string) =>
    SignIn.safeParse({ email: 'mara@segno.test', password }).error?.issues[0]?.message;
  expect(messageFor('')).toBe('Password is required');
  expect(messageFor('x')).toBeUndefined();
  expect(messageFor('x'.repeat(257))).toBeDefined();
});

test('an account’s attributes are read from the pool by name; missing ones are blank', () => {
  expect(signUpAttributesOf({ 'custom:full_name': 'Ana Lima', 'custom:country': 'Portugal', email: 'x' })).toEqual({
    fullName: 'Ana Lima',
    country: 'Portugal',
    instagramHandle: '',
    spotifyProfile: '',
    whatsappNumber: '',
  });
  expect(
    signUpAttributesOf({
      'custom:instagram_handle': '@ana',
      'custom:spotify_profile': 'https://open.spotify.com/artist/1',
      'custom:whatsapp_number': '+351912345678',
    }),
  ).toEqual({
    fullName: '',
    country: '',
    instagramHandle: '@ana',
    spotifyProfile: 'https://open.spotify.com/artist/1',
    whatsappNumber: '+351912345678',
  });
});
