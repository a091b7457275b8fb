// Tests changes that owners make to their own account. Also runs against the real service: see cognito-under-test.ts.
import {
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  resetPassword,
  signIn,
  signOut,
  updateUserAttribute,
  updateUserAttributes,
} from 'aws-amplify/auth';
import {
  type CognitoUnderTest,
  claimsOf,
  clock,
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  PASSWORD,
  refused,
  registered,
  signedIn,
  wrongCode,
} from './cognito-under-test.ts';

const NEW_PASSWORD = 'N3wPasswordxyz';
const wrongPassword = ['NotAuthorizedException', 'Incorrect username or password.'] as const;

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
const asAdmin = (email: string, attributes: Record<string, string>) =>
  cognito.sdk.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: cognito.poolId,
      Username: email,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
const write = ({ sdk }: CognitoUnderTest, AccessToken: string, Name: string, Value = 'x') =>
  sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));
const forget = ({ sdk, clientId }: CognitoUnderTest, email: string) =>
  sdk.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }));
const confirmForgotten = ({ sdk, clientId }: CognitoUnderTest, Username: string, code: string, Password: string) =>
  sdk.send(new ConfirmForgotPasswordCommand({ ClientId: clientId, Username, ConfirmationCode: code, Password }));

describe('attributes', () => {
  test('are written and read by their owner; an empty one is removed', async () => {
    await signInNewUser();
    await updateUserAttributes({ userAttributes: { name: 'Ann', 'custom:country': 'NO' } });
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Ann', 'custom:country': 'NO' });
    await updateUserAttributes({ userAttributes: { name: '' } });
    expect(await fetchUserAttributes()).not.toHaveProperty('name');
  });

  test('that are verified elsewhere, or that the client may not write, are rejected; unreadable ones are hidden', async () => {
    const email = await registered(cognito);
    const { access, id } = await signedIn(cognito, email);
    for (const name of ['email_verified', 'nickname'])
      await refused(
        write(cognito, access, name, 'true'),
        'NotAuthorizedException',
        'A client attempted to write unauthorized attribute',
      );
    await asAdmin(email, { nickname: 'Annie', name: 'Ann' });
    const shown = await cognito.sdk.send(new GetUserCommand({ AccessToken: access }));
    expect(shown.UserAttributes?.map(({ Name }) => Name).sort()).toEqual(['email', 'email_verified', 'name', 'sub']);
    expect(claimsOf(id)).not.toHaveProperty('nickname');
  });

  test('are refused when the schema lacks them', async () => {
    await signInNewUser();
    await refused(updateUserAttributes({ userAttributes: { 'custom:unknown': 'x' } }), 'InvalidParameterException');
  });

  test('are deleted with their owner, whose tokens then stop working', async () => {
    const email = await registered(cognito);
    const { access } = await signedIn(cognito, email);
    await signIn({ username: email, password: PASSWORD });
    await deleteUser();
    await refused(cognito.sdk.send(new GetUserCommand({ AccessToken: access })), 'UserNotFoundException');
    await refused(signedIn(cognito, email), ...wrongPassword);
    await registered(cognito, email);
  });
});

describe('an email address', () => {
  test('stays the old one until the new one is verified; then only the new one signs in', async () => {
    const email = await signInNewUser();
    const renewed = newAddress('renewed');
    const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: renewed } });
    expect(nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    expect(await fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' });
    const code = await cognito.codeFor(renewed);
    const confirm = (confirmationCode: string) => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    await refused(confirm(wrongCode(code)), 'CodeMismatchException');
    await confirm(code);
    expect(await fetchUserAttributes()).toMatchObject({ email: renewed, email_verified: 'true' });
    await refused(signedIn(cognito, email), ...wrongPassword);
    await signedIn(cognito, renewed);
  });

  test('cannot be one that another user has, or takes in the meantime', async () => {
    await signInNewUser();
    const update = (value: string) => updateUserAttribute({ userAttribute: { attributeKey: 'email', value } });
    const aliasExists = ['AliasExistsException', 'An account with the given email already exists.'] as const;
    await refused(update(await registered(cognito)), ...aliasExists);
    const wanted = newAddress('wanted');
    await update(wanted);
    const confirmationCode = await cognito.codeFor(wanted);
    await registered(cognito, wanted);
    await refused(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }), ...aliasExists);
  });
});

describe('a password', () => {
  test('can be reset with a code, once', async () => {
    const email = await registered(cognito);
    const { nextStep } = await resetPassword({ username: email });
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    const code = await cognito.codeFor(email);
    const mismatch = ['CodeMismatchException'] as const;
    await refused(confirmForgotten(cognito, email, wrongCode(code), NEW_PASSWORD), ...mismatch);
    await refused(confirmForgotten(cognito, email, code, 'short'), 'InvalidPasswordException');
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: NEW_PASSWORD });
    await signedIn(cognito, email, NEW_PASSWORD);
    await refused(confirmForgotten(cognito, email, code, NEW_PASSWORD), 'ExpiredCodeException');
  });

  test('cannot be reset by strangers: the answer is the same, and no code works', async () => {
    const stranger = newAddress('stranger');
    expect((await forget(cognito, stranger)).CodeDeliveryDetails).toMatchObject({
      DeliveryMedium: 'EMAIL',
      Destination: expect.stringMatching(/^s\*\*\*@.\*\*\*$/),
    });
    await refused(confirmForgotten(cognito, stranger, '123456', NEW_PASSWORD), 'CodeMismatchException');
  });
});

describeLocal('only the stand-in', () => {
  test('the code for a forgotten password is valid for an hour', async () => {
    const { now, later } = clock();
    const aged = await cognitoUnderTest({ now });
    const email = await registered(aged);
    await forget(aged, email);
    later(3601);
    const late = confirmForgotten(aged, email, await aged.codeFor(email), NEW_PASSWORD);
    await refused(late, 'ExpiredCodeException');
  });

  test('a user without a verified address gets no email for a forgotten password, and the answer hides it', async () => {
    const email = await registered(cognito);
    await asAdmin(email, { email_verified: 'false' });
    const before = cognito.mails.length;
    expect((await forget(cognito, email)).CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    expect(cognito.mails).toHaveLength(before);
  });

  test('of simultaneous resets with one code, only one succeeds', async () => {
    const email = await registered(cognito);
    await forget(cognito, email);
    const code = await cognito.codeFor(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `N3wPassword${index}`);
    const outcomes = await Promise.allSettled(
      passwords.map((password) => confirmForgotten(cognito, email, code, password)),
    );
    const winners = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await signedIn(cognito, email, winners[0]);
  });
});
