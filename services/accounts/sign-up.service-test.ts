import { randomUUID } from 'node:crypto';
import { SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { poolAttributes } from '../../shared/accounts/sign-up.ts';
import { laptop } from '../test/laptop.ts';
import { cognito, newAccount } from '../test/people.ts';

type Typed = Partial<Record<keyof typeof poolAttributes | 'email' | 'password', string>>;

const right: Required<Typed> = {
  email: '',
  password: 'Harbour2026',
  fullName: 'Ana Lima',
  country: 'Portugal',
  instagramHandle: '@ana',
  spotifyProfile: '',
  whatsappNumber: '',
};

/**
 * Signs up at the pool directly, as anybody can without the form.
 * @returns the pool's error, or the fact that it created the account
 */
async function callThePool(different: Typed): Promise<string> {
  const { email, password, ...attributes } = { ...right, email: `${randomUUID()}@segno.test`, ...different };
  const custom = Object.entries(attributes).flatMap(([field, Value]) =>
    Value ? [{ Name: poolAttributes[field as keyof typeof poolAttributes], Value }] : [],
  );
  const call = new SignUpCommand({
    ClientId: laptop.outputs.ClientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }, ...custom],
  });
  return cognito.send(call).then(
    () => 'made',
    ({ name, message }: Error) => `${name}: ${message}`,
  );
}

test('the pool accepts what the form accepts (product 3.1)', async () => {
  expect(await callThePool({})).toBe('made');
});

test.each<[string, Typed, string]>([
  ['a full name of spaces', { fullName: '   ' }, 'Full name is required'],
  ['no full name', { fullName: '' }, 'Full name is required'],
  ['a long full name', { fullName: 'x'.repeat(101) }, 'Full name must be less than 100 characters'],
  ['an e-mail of 256 characters', { email: `${'x'.repeat(245)}@segno.test` }, 'Email must be less than 255 characters'],
  ['no country', { country: '' }, 'Country is required'],
  ['a country of its own', { country: 'Atlantis' }, 'Please choose a country from the list'],
  ['no social account', { instagramHandle: '' }, 'Social account is required'],
  ['a link that would run', { instagramHandle: 'javascript:alert(1)' }, 'Must be a handle, or a link'],
  ['another page than Spotify', { spotifyProfile: 'https://evil.example/' }, 'https://open.spotify.com/'],
  ['no telephone number', { whatsappNumber: '+0' }, 'Invalid phone number format'],
  ['a short password', { password: 'Harbou1' }, 'Password not long enough'],
  ['a password without a digit', { password: 'HarbourNight' }, 'Password must have numeric characters'],
])('product 3.1, 3.2: the pool that is called past the form refuses %s', async (_, different, says) => {
  expect(await callThePool(different)).toContain(says);
});

test('a sign-up cannot choose its status: the pool refuses unknown attributes by name (product 3.11)', async () => {
  const call = new SignUpCommand({
    ClientId: laptop.outputs.ClientId,
    Username: `${randomUUID()}@segno.test`,
    Password: right.password,
    UserAttributes: [{ Name: 'custom:status', Value: 'active' }],
  });
  await expect(cognito.send(call)).rejects.toMatchObject({ name: expect.stringMatching(/Exception$/) });
  expect((await (await newAccount()).api('GET /api/me')).status).toBe('new');
});
