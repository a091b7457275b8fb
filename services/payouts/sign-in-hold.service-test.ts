import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { ProblemCode } from '../../shared/contract/problem.ts';
import { keys } from '../platform/keys.ts';
import { earn } from '../test/earnings.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { cognito, mailsTo, newAdmin, newArtist, type Person, table } from '../test/people.ts';
import { freshKey, until } from '../test/releases.ts';
import { turnSecondFactorOn } from '../test/second-factor.ts';
import { resigned } from '../test/tokens.ts';

const HOUR_MS = 3_600_000;

/** Signs in with a token that was issued a minute later, so that the profile is updated from the pool. */
const later = ({ token }: Person) => apiAs(resigned(token, { iat: Math.floor(Date.now() / 1000) + 60 }));

const changes: [string, subject: RegExp, change: (artist: Person) => Promise<unknown>][] = [
  ['the second factor', /second factor .* turned on/, ({ email }) => turnSecondFactorOn(email)],
  [
    'the email address',
    /email .* changed/,
    ({ artistId, email }) =>
      cognito.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: laptop.outputs.UserPoolId,
          Username: artistId,
          UserAttributes: [
            { Name: 'email', Value: `new-${email}` },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      ),
  ],
];

test.each(changes)(
  'emails the owner and holds payouts for three days, also to old methods, after a change of %s (product 24.11)',
  async (what, subject, change) => {
    const artist = await newArtist('active');
    const { artistId } = artist;
    await earn(artistId, 80_000_000n);
    const { methodId } = await savedMethod(artistId);
    await change(artist);
    const { email } = await later(artist)('GET /api/me');
    const addresses = what === 'the email address' ? [email, artist.email] : [email];
    for (const address of addresses)
      await until(
        () => mailsTo(address),
        (mails) => mails.some((mail) => subject.test(mail.subject)),
        `the mail to ${address}`,
      );

    const ask = () => artist.api('POST /api/me/payouts', { body: { methodId }, ...freshKey() });
    const refusal = await ask().catch((error: { code: ProblemCode; details: { usableAt: string } }) => error);
    expect(refusal).toMatchObject({ code: 'payout-method-held', details: { isSignInHold: true } });
    const { items } = await artist.api('GET /api/me/payout-methods');
    expect(items).toMatchObject([{ methodId, isSignInHold: true }]);
    const wait = Date.parse(items[0]?.usableAt ?? '') - Date.now();
    expect(Math.round(wait / HOUR_MS)).toBe(72);

    // Three days and a minute have passed.
    await table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: 'SET signInChangedAt = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - 72 * HOUR_MS - 60_000).toISOString() },
    });
    expect(await ask()).toMatchObject({ state: 'requested' });
  },
);

test('emails the owner and holds payouts when the office removes a second factor (product 3.20)', async () => {
  const [artist, office] = [await newArtist('active'), await newAdmin()];
  const { artistId, email } = artist;
  await earn(artistId, 80_000_000n);
  const { methodId } = await savedMethod(artistId);
  await turnSecondFactorOn(email);
  await later(artist)('GET /api/me');
  await office.api('DELETE /api/admin/users/{artistId}/second-factor', { params: { artistId } });
  await until(
    () => mailsTo(email),
    (mails) => mails.some(({ subject }) => /second factor .* turned off/.test(subject)),
    'the mail',
  );
  await expect(artist.api('POST /api/me/payouts', { body: { methodId }, ...freshKey() })).rejects.toMatchObject({
    code: 'payout-method-held',
  });
});
