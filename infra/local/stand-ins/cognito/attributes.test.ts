// Runs against the real service as well: see cognito-under-test.ts.
import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  GetUserCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  updateUserAttribute,
  updateUserAttributes,
} from 'aws-amplify/auth';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
  claimsOf,
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  PASSWORD,
  poolConfig,
  registered,
  signedIn,
} from './cognito-under-test.ts';

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
  configureAmplify(cognito);
});
afterEach(() => signOut());

const signInNewUser = async () => {
  const email = await registered(cognito);
  await signIn({ username: email, password: PASSWORD });
  return email;
};

const adminUpdate = ({ sdk, poolId }: CognitoUnderTest, email: string, attributes: Record<string, string>) =>
  sdk.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: poolId,
      Username: email,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );

describe('attributes', () => {
  test('are written and read by their owner; an empty one is removed', async () => {
    await signInNewUser();
    await updateUserAttributes({ userAttributes: { name: 'Ann', 'custom:country': 'NO' } });
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Ann', 'custom:country': 'NO' });
    await updateUserAttributes({ userAttributes: { name: '' } });
    expect(await fetchUserAttributes()).not.toHaveProperty('name');
  });

  test('that prove something are not for their owner to write', async () => {
    const { access } = await signedIn(cognito, await registered(cognito));
    await expect(
      cognito.sdk.send(
        new UpdateUserAttributesCommand({
          AccessToken: access,
          UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
        }),
      ),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    });
  });

  test('that the client may not write are refused, at sign-up too; those that it may not read are not shown', async () => {
    const refusal = {
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    };
    const email = await registered(cognito);
    const { access, id } = await signedIn(cognito, email);
    const UserAttributes = [{ Name: 'nickname', Value: 'x' }];
    await expect(
      cognito.sdk.send(new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes })),
    ).rejects.toMatchObject(refusal);
    await expect(
      cognito.sdk.send(
        new SignUpCommand({ ClientId: cognito.clientId, Username: newAddress(), Password: PASSWORD, UserAttributes }),
      ),
    ).rejects.toMatchObject(refusal);

    await adminUpdate(cognito, email, { nickname: 'Annie', name: 'Ann' });
    const shown = await cognito.sdk.send(new GetUserCommand({ AccessToken: access }));
    expect(shown.UserAttributes?.map(({ Name }) => Name).sort()).toEqual(['email', 'email_verified', 'name', 'sub']);
    expect(claimsOf(id)).not.toHaveProperty('nickname');
    expect(claimsOf((await signedIn(cognito, email)).id)).toMatchObject({ name: 'Ann' });
  });

  test('refuse a new value of one that is fixed, and what the schema does not know', async () => {
    await signInNewUser();
    await expect(updateUserAttributes({ userAttributes: { 'custom:joined_from': 'x' } })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(updateUserAttributes({ userAttributes: { 'custom:unknown': 'x' } })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('keep the old e-mail until the new one is verified, then sign in with the new one only', async () => {
    const email = await signInNewUser();
    const renewed = newAddress('renewed');
    const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: renewed } });
    expect(nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    expect(await fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' });
    const code = await cognito.codeFor(renewed);
    await expect(
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code === '000000' ? '000001' : '000000' }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    expect(await fetchUserAttributes()).toMatchObject({ email: renewed, email_verified: 'true' });
    await signedIn(cognito, renewed);
    await expect(signedIn(cognito, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test("refuse another user's e-mail address", async () => {
    const other = await registered(cognito);
    await signInNewUser();
    await expect(updateUserAttribute({ userAttribute: { attributeKey: 'email', value: other } })).rejects.toMatchObject(
      {
        name: 'AliasExistsException',
        message: 'An account with the given email already exists.',
      },
    );
  });

  test('are verified on request', async () => {
    const email = await signInNewUser();
    await adminUpdate(cognito, email, { email_verified: 'false' });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: await cognito.codeFor(email) });
    expect(await fetchUserAttributes()).toMatchObject({ email_verified: 'true' });
  });

  test('are written by administrators, who may call an address verified', async () => {
    const email = await registered(cognito);
    const renewed = newAddress('moved');
    await adminUpdate(cognito, email, { email: renewed, email_verified: 'true', 'custom:country': 'SE' });
    const { UserAttributes } = await cognito.sdk.send(
      new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: renewed }),
    );
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'email', Value: renewed },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:country', Value: 'SE' },
      ]),
    );
  });

  test('go with their owner, whose tokens then open nothing', async () => {
    const email = await signInNewUser();
    const { access, refresh } = await signedIn(cognito, email);
    await deleteUser();
    await expect(cognito.sdk.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    expect(refresh).toBeDefined();
    await expect(signedIn(cognito, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await registered(cognito, email);
    await signedIn(cognito, email);
  });
});

describeLocal('a client that names no attributes', () => {
  test('writes and reads the standard ones, and no custom one', async () => {
    const clients = poolConfig.clients.map(({ readAttributes: _, writeAttributes: __, ...client }) => client);
    const plain = await cognitoUnderTest({ pool: { ...poolConfig, clients } });
    const { access } = await signedIn(plain, await registered(plain));
    const write = (Name: string) =>
      plain.sdk.send(new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes: [{ Name, Value: 'NO' }] }));
    await write('nickname');
    await expect(write('custom:country')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test.each([
    ['an attribute that the pool has not', { writeAttributes: ['email', 'custom:unknown'] }, /custom:unknown/],
    ['without what is required', { writeAttributes: ['name'] }, /email, which is required/],
  ])('cannot be made to write %s', async (_, change, message) => {
    const clients = poolConfig.clients.map((client) => ({ ...client, ...change }));
    await expect(cognitoUnderTest({ pool: { ...poolConfig, clients } })).rejects.toThrow(message);
  });
});

describeLocal('attributes, only the stand-in', () => {
  test('of many updates at once are all kept', async () => {
    const email = await registered(cognito);
    const names = ['name', 'nickname', 'given_name', 'family_name', 'locale', 'website'];
    await Promise.all(names.map((name) => adminUpdate(cognito, email, { [name]: name })));
    const { UserAttributes } = await cognito.sdk.send(
      new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: email }),
    );
    expect(UserAttributes?.map(({ Name }) => Name)).toEqual(expect.arrayContaining(names));
  });

  test('show the new e-mail unverified at once where the pool does not wait', async () => {
    const eager = await cognitoUnderTest({ pool: { ...poolConfig, requireVerificationBeforeUpdate: [] } });
    const email = await registered(eager);
    const renewed = newAddress('eager');
    await adminUpdate(eager, email, { email: renewed });
    const { UserAttributes } = await eager.sdk.send(
      new AdminGetUserCommand({ UserPoolId: eager.poolId, Username: renewed }),
    );
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'email', Value: renewed },
        { Name: 'email_verified', Value: 'false' },
      ]),
    );
    expect(await eager.codeFor(renewed)).toMatch(/^\d{6}$/);
  });

  test('are not verified for an address that somebody else took meanwhile', async () => {
    await signInNewUser();
    const wanted = newAddress('wanted');
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: wanted } });
    const code = await cognito.codeFor(wanted);
    await registered(cognito, wanted);
    await expect(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code })).rejects.toMatchObject({
      name: 'AliasExistsException',
    });
  });
});
