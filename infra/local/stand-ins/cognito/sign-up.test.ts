// Also runs against the real service: see cognito-under-test.ts.
import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, resendSignUpCode, signIn, signUp } from 'aws-amplify/auth';
import {
  type CognitoUnderTest,
  clock,
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  PASSWORD,
  refused,
  wrongCode,
} from './cognito-under-test.ts';

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
  configureAmplify(cognito);
});

const signUpByForm = (email: string, attributes: Record<string, string> = {}, password = PASSWORD) =>
  signUp({ username: email, password, options: { userAttributes: { email, ...attributes } } });
const signUpRaw = ({ sdk, clientId }: CognitoUnderTest, Username: string) =>
  sdk.send(new SignUpCommand({ ClientId: clientId, Username, Password: PASSWORD }));
const resend = ({ sdk, clientId }: CognitoUnderTest, Username: string) =>
  sdk.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username }));
const confirm = ({ sdk, clientId }: CognitoUnderTest, email: string, code: string) =>
  sdk.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code }));
const userOf = (email: string) =>
  cognito.sdk.send(new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: email }));

describe('sign-up', () => {
  test('emails a code, masks the address and stores the attributes', async () => {
    const email = newAddress('masked');
    const { nextStep, isSignUpComplete } = await signUpByForm(email, { 'custom:country': 'NO' });
    expect(isSignUpComplete).toBe(false);
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: expect.stringMatching(/^m\*\*\*@.\*\*\*$/), attributeName: 'email' },
    });
    const user = await userOf(email);
    expect(user).toMatchObject({ UserStatus: 'UNCONFIRMED', UserCreateDate: expect.any(Date) });
    expect(user.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'false' },
        { Name: 'custom:country', Value: 'NO' },
      ]),
    );
  });

  test.each([
    ['Ab1', 'Password not long enough'],
    ['PASSW0RDXYZ', 'Password must have lowercase characters'],
    ['passw0rdxyz', 'Password must have uppercase characters'],
    ['Passwordxyz', 'Password must have numeric characters'],
  ])('refuses the password %s: %s', async (password, rule) => {
    await refused(
      signUpByForm(newAddress(), {}, password),
      'InvalidPasswordException',
      `Password did not conform with policy: ${rule}`,
    );
  });

  test.each([
    ['longer than 256 characters', `Aa1${'x'.repeat(254)}`],
    ['with a blank before it', ` ${PASSWORD}`],
  ])('refuses a password %s', async (_, password) => {
    await refused(signUpByForm(newAddress(), {}, password), 'InvalidParameterException');
  });

  test('refuses an address that is in use, in any case', async () => {
    const email = newAddress('taken');
    await signUpByForm(email);
    await refused(
      signUpByForm(email.toUpperCase()),
      'UsernameExistsException',
      'An account with the given email already exists.',
    );
  });

  test('prevents a sign-in before the confirmation', async () => {
    const email = newAddress();
    await signUpByForm(email);
    const { nextStep } = await signIn({ username: email, password: PASSWORD });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  test('is confirmed by the newest code only, and once', async () => {
    const email = newAddress();
    await signUpByForm(email);
    await cognito.codeFor(email);
    await resendSignUpCode({ username: email });
    const code = await cognito.codeFor(email);
    await refused(
      confirmSignUp({ username: email, confirmationCode: wrongCode(code) }),
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    );
    expect((await confirmSignUp({ username: email, confirmationCode: code })).isSignUpComplete).toBe(true);
    const user = await userOf(email);
    expect(user.UserStatus).toBe('CONFIRMED');
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await refused(
      confirm(cognito, email, code),
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
    await refused(resendSignUpCode({ username: email }), 'InvalidParameterException', 'User is already confirmed.');
  });

  test.each<[Record<string, string>, string]>([
    [{ email_verified: 'true' }, 'NotAuthorizedException'],
    [{ nickname: 'x' }, 'NotAuthorizedException'],
    [{ 'custom:nobody_knows': 'x' }, 'InvalidParameterException'],
    [{ 'custom:country': 'Norway' }, 'InvalidParameterException'],
    [{ email: 'not an address' }, 'InvalidParameterException'],
  ])('refuses the attributes %j', async (attributes, name) => {
    await expect(signUpByForm(newAddress(), attributes)).rejects.toMatchObject({ name });
  });

  test('refuses a name that is not an address, and an unknown client', async () => {
    await refused(signUpRaw(cognito, 'ann'), 'InvalidParameterException', 'Username should be an email.');
    await refused(
      signUpRaw({ ...cognito, clientId: 'nobody' }, newAddress()),
      'ResourceNotFoundException',
      'User pool client nobody does not exist.',
    );
  });

  test('does not reveal who exists: an unknown user gets a simulated delivery and an expired code', async () => {
    const stranger = newAddress('stranger');
    expect((await resend(cognito, stranger)).CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    await refused(confirm(cognito, stranger, '123456'), 'ExpiredCodeException');
  });
});

describeLocal('sign-up, only the stand-in', () => {
  test('a code is valid for 24 hours', async () => {
    const { now, later } = clock();
    const aged = await cognitoUnderTest({ now });
    const email = newAddress();
    await signUpRaw(aged, email);
    const code = await aged.codeFor(email);
    later(24 * 3600 + 1);
    await refused(
      confirm(aged, email, code),
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    );
    await resend(aged, email);
    later(24 * 3600 - 1);
    await confirm(aged, email, await aged.codeFor(email));
  });

  test('after ten wrong codes within an hour the right code and new ones are refused too', async () => {
    const { now, later } = clock();
    const guessed = await cognitoUnderTest({ now });
    const email = newAddress();
    await signUpRaw(guessed, email);
    const code = await guessed.codeFor(email);
    for (let attempt = 0; attempt < 10; attempt++)
      await refused(confirm(guessed, email, wrongCode(code)), 'CodeMismatchException');
    const refusal = ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'] as const;
    await refused(confirm(guessed, email, code), ...refusal);
    await resend(guessed, email);
    await refused(confirm(guessed, email, await guessed.codeFor(email)), ...refusal);
    later(3601);
    await confirm(guessed, email, await guessed.codeFor(email));
  });

  test('emails at most ten codes of a kind within an hour', async () => {
    const email = newAddress();
    await signUpRaw(cognito, email);
    for (let sent = 1; sent < 10; sent++) await resend(cognito, email);
    await refused(resend(cognito, email), 'LimitExceededException');
  });

  test('of simultaneous sign-ups for one address, one succeeds', async () => {
    const email = newAddress('race');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => signUpRaw(cognito, email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { Users } = await cognito.sdk.send(
      new ListUsersCommand({ UserPoolId: cognito.poolId, Filter: `email = "${email}"` }),
    );
    expect(Users).toHaveLength(1);
  });
});
