import { type SmallResources, smallTemplate } from '../../test/small-template.ts';
import { userPoolOf } from './user-pool.ts';

const template = (pool: object = {}, client: object = {}) =>
  smallTemplate({
    Users: {
      Type: 'AWS::Cognito::UserPool',
      Properties: {
        UsernameAttributes: ['email'],
        Policies: { PasswordPolicy: { RequireSymbols: false } },
        AutoVerifiedAttributes: ['email'],
        UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
        EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'mail@segno.test' },
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        ...pool,
      },
    },
    Web: {
      Type: 'AWS::Cognito::UserPoolClient',
      Properties: {
        ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
        PreventUserExistenceErrors: 'ENABLED',
        ReadAttributes: ['email', 'email_verified'],
        WriteAttributes: ['email'],
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
        ...client,
      },
    },
  } as SmallResources);

test('passes on readable and writable attributes, token lifetimes and rotation', () => {
  const [client] = userPoolOf(
    template({}, { AccessTokenValidity: 15, TokenValidityUnits: { AccessToken: 'minutes' } }),
  ).clients;
  expect(client).toMatchObject({
    writeAttributes: ['email'],
    readAttributes: ['email', 'email_verified'],
    accessTokenSeconds: 900,
    idTokenSeconds: 60 * 3600,
    refreshTokenSeconds: 30 * 86_400,
    rotationGraceSeconds: 60,
  });
});

test.each([
  ['a property of the pool', { UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' } }, {}, /Users.*UserPoolAddOns/s],
  ['a part of one', { Policies: { SignInPolicy: {} } }, {}, /Users.*SignInPolicy/s],
  [
    'mail by Cognito itself',
    { EmailConfiguration: { EmailSendingAccount: 'COGNITO_DEFAULT' } },
    {},
    /Users.*DEVELOPER/s,
  ],
  ['names that are no addresses', { UsernameAttributes: ['phone_number'] }, {}, /Users.*UsernameAttributes/s],
  ['a second factor that everybody must have', { MfaConfiguration: 'ON' }, {}, /Users.*MfaConfiguration/s],
  ['another second factor', { EnabledMfas: ['SMS_MFA'] }, {}, /Users.*EnabledMfas/s],
  ['addresses by their letters’ case', { UsernameConfiguration: { CaseSensitive: true } }, {}, /Users.*CaseSensitive/s],
  ['a property of the client', {}, { GenerateSecret: true }, /Web.*GenerateSecret/s],
  ['a client without revocation', {}, { EnableTokenRevocation: false }, /Web.*EnableTokenRevocation/s],
  ['the Lite plan, which does not rotate', { UserPoolTier: 'LITE' }, {}, /Users.*UserPoolTier/s],
])('%s that the stand-in does not support stops the start with its name', (_, pool, client, message) => {
  expect(() => userPoolOf(template(pool, client))).toThrow(message);
});
