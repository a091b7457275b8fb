import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { auditOfAdmin } from '../test/audits.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { cognito, newAccount, newAdmin, tokenOf } from '../test/people.ts';
import { withSecondFactor } from '../test/second-factor.ts';
import { resigned } from '../test/tokens.ts';

test('the office removes a lost second factor, which is recorded once (product 3.20)', async () => {
  const artist = await withSecondFactor();
  await expect(tokenOf(artist.email)).rejects.toThrow('could not sign in');

  const office = await newAdmin();
  const { artistId } = artist;
  const remove = () => office.api('DELETE /api/admin/users/{artistId}/second-factor', { params: { artistId } });
  expect(await remove()).toEqual({ removed: true });
  expect(await tokenOf(artist.email)).toBeTruthy();
  // If the reply was lost, the call can be repeated.
  expect(await remove()).toEqual({ removed: true });

  const user = { UserPoolId: laptop.outputs.UserPoolId, Username: artistId };
  expect((await cognito.send(new AdminGetUserCommand(user))).UserMFASettingList).toBeUndefined();
  expect(await auditOfAdmin(office.artistId)).toEqual([
    expect.objectContaining({ what: 'second-factor-removed', object: { kind: 'account', artistId } }),
  ]);
});

test('the profile and the office show a new second factor from the next token on (product 3.10)', async () => {
  const artist = await withSecondFactor();
  const later = resigned(artist.token, { iat: Math.floor(Date.now() / 1000) + 60 });
  expect((await apiAs(later)('GET /api/me')).hasSecondFactor).toBe(true);
  const office = await newAdmin();
  const { items } = await office.api('GET /api/admin/users', { query: { status: 'new' } });
  expect(items.find(({ id }) => id === artist.artistId)).toMatchObject({ hasSecondFactor: true });
  await office.api('DELETE /api/admin/users/{artistId}/second-factor', { params: { artistId: artist.artistId } });
  expect((await apiAs(later)('GET /api/me')).hasSecondFactor).toBe(false);
});

test('removing the second factor of an account without one changes and sends nothing', async () => {
  const [office, { artistId }] = [await newAdmin(), await newAccount()];
  await office.api('DELETE /api/admin/users/{artistId}/second-factor', { params: { artistId } });
  expect(await auditOfAdmin(office.artistId)).toEqual([]);
});
