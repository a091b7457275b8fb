// Runs against the real service as well: see cognito-under-test.ts.
import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, resendSignUpCode, signIn, signUp } from 'aws-amplify/auth';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
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

const signUpByForm = (email: string, attributes: Record<string, string> = {}, password = PASSWORD) =>
  signUp({ username: email, password, options: { userAttributes: { email, ...attributes } } });

const confirm = ({ sdk, clientId }: CognitoUnderTest, email: string, code: string) =>
  sdk.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code }));

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sign-up', () => {
  test('mails a code to the masked address and keeps the attributes', async () => {
    const email = newAddress('masked');
    const { nextStep, isSignUpComplete } = await signUpByForm(email, { 'custom:country': 'NO' });
    expect(isSignUpComplete).toBe(false);
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: expect.stringMatching(/^m\*\*\*@.\*\*\*$/), attributeName: 'email' },
    });
    const user = await cognito.sdk.send(new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: email }));
    expect(user.UserStatus).toBe('UNCONFIRMED');
    expect(user.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'false' },
        { Name: 'custom:country', Value: 'NO' },
      ]),
    );
    expect(user.UserCreateDate).toBeInstanceOf(Date);
  });

  test.each([
    ['Ab1', 'Password not long enough'],
    ['PASSW0RDXYZ', 'Password must have lowercase characters'],
    ['passw0rdxyz', 'Password must have uppercase characters'],
    ['Passwordxyz', 'Password must have numeric characters'],
  ])('refuses the password %s: %s', async (password, rule) => {
    await expect(signUpByForm(newAddress(), {}, password)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${rule}`,
    });
  });

  test('refuses an address that is taken, in any case of letters', async () => {
    const email = newAddress('taken');
    await signUpByForm(email);
    await expect(signUpByForm(email.toUpperCase())).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  test('lets nobody sign in before the confirmation', async () => {
    const email = newAddress();
    await signUpByForm(email);
    await expect(signedIn(cognito, email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    const { nextStep } = await signIn({ username: email, password: PASSWORD });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  test('is confirmed by the newest code only, and once', async () => {
    const email = newAddress();
    await signUpByForm(email);
    await cognito.codeFor(email);
    await resendSignUpCode({ username: email });
    const code = await cognito.codeFor(email);
    await expect(confirmSignUp({ username: email, confirmationCode: otherThan(code) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    const { isSignUpComplete } = await confirmSignUp({ username: email, confirmationCode: code });
    expect(isSignUpComplete).toBe(true);
    const user = await cognito.sdk.send(new AdminGetUserCommand({ UserPoolId: cognito.poolId, Username: email }));
    expect(user.UserStatus).toBe('CONFIRMED');
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(confirm(cognito, email, code)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    await expect(resendSignUpCode({ username: email })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ email_verified: 'true' }, 'NotAuthorizedException'],
    [{ 'custom:nobody_knows': 'x' }, 'InvalidParameterException'],
    [{ 'custom:country': 'Norway' }, 'InvalidParameterException'],
    [{ email: 'not an address' }, 'InvalidParameterException'],
  ])('refuses the attributes %j', async (attributes, name) => {
    await expect(signUpByForm(newAddress(), attributes)).rejects.toMatchObject({ name });
  });

  test('refuses a user name that is no e-mail address', async () => {
    await expect(
      cognito.sdk.send(new SignUpCommand({ ClientId: cognito.clientId, Username: 'ann', Password: PASSWORD })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException', message: 'Username should be an email.' });
  });

  test('does not tell who exists: a stranger gets a simulated delivery and an expired code', async () => {
    const stranger = newAddress('stranger');
    const { CodeDeliveryDetails } = await cognito.sdk.send(
      new ResendConfirmationCodeCommand({ ClientId: cognito.clientId, Username: stranger }),
    );
    expect(CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    await expect(confirm(cognito, stranger, '123456')).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('refuses a client that the pool does not have', async () => {
    await expect(
      cognito.sdk.send(new SignUpCommand({ ClientId: 'nobody', Username: newAddress(), Password: PASSWORD })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool client nobody does not exist.',
    });
  });
});

describeLocal('sign-up, only the stand-in', () => {
  test('a code lives for 24 hours', async () => {
    let now = Date.now();
    const aged = await cognitoUnderTest({ now: () => new Date(now) });
    const email = newAddress();
    await aged.sdk.send(new SignUpCommand({ ClientId: aged.clientId, Username: email, Password: PASSWORD }));
    const code = await aged.codeFor(email);
    now += 24 * 3_600_000 + 1_000;
    await expect(confirm(aged, email, code)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
    await aged.sdk.send(new ResendConfirmationCodeCommand({ ClientId: aged.clientId, Username: email }));
    now += 24 * 3_600_000 - 1_000;
    await confirm(aged, email, await aged.codeFor(email));
  });

  test('ten wrong codes within an hour close the door, also for the right one and a new one', async () => {
    let now = Date.now();
    const guessed = await cognitoUnderTest({ now: () => new Date(now) });
    const email = newAddress();
    await guessed.sdk.send(new SignUpCommand({ ClientId: guessed.clientId, Username: email, Password: PASSWORD }));
    const code = await guessed.codeFor(email);
    for (let attempt = 0; attempt < 10; attempt++) {
      await expect(confirm(guessed, email, otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    const refusal = { name: 'LimitExceededException', message: 'Attempt limit exceeded, please try after some time.' };
    await expect(confirm(guessed, email, code)).rejects.toMatchObject(refusal);
    await guessed.sdk.send(new ResendConfirmationCodeCommand({ ClientId: guessed.clientId, Username: email }));
    await expect(confirm(guessed, email, await guessed.codeFor(email))).rejects.toMatchObject(refusal);
    now += 3_601_000;
    await confirm(guessed, email, await guessed.codeFor(email));
  });

  test('mails at most ten codes of a kind within an hour', async () => {
    const email = newAddress();
    await cognito.sdk.send(new SignUpCommand({ ClientId: cognito.clientId, Username: email, Password: PASSWORD }));
    const resend = () =>
      cognito.sdk.send(new ResendConfirmationCodeCommand({ ClientId: cognito.clientId, Username: email }));
    for (let sent = 1; sent < 10; sent++) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('of many at once for one address, one is let in', async () => {
    const email = newAddress('race');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        cognito.sdk.send(new SignUpCommand({ ClientId: cognito.clientId, Username: email, Password: PASSWORD })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { Users } = await cognito.sdk.send(
      new ListUsersCommand({ UserPoolId: cognito.poolId, Filter: `email = "${email}"` }),
    );
    expect(Users).toHaveLength(1);
  });

  test('a pool without SES sends 50 mails a day, and the 51st artist of a day cannot sign up', async () => {
    let now = Date.parse('2026-03-01T00:00:00Z');
    const { emailSendingAccount: _ses, ...pool } = poolConfig;
    const own = await cognitoUnderTest({ pool, now: () => new Date(now) });
    const signUp = () =>
      own.sdk.send(new SignUpCommand({ ClientId: own.clientId, Username: newAddress('daily'), Password: PASSWORD }));
    for (let mail = 1; mail <= 50; mail++) await signUp();
    await expect(signUp()).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: expect.stringContaining('Exceeded daily email limit'),
    });
    expect(own.mails).toHaveLength(50);

    now += 86_400_000;
    await signUp();
    expect(own.mails).toHaveLength(51);
  });

  test('a pool that only administrators fill refuses it', async () => {
    const closed = await cognitoUnderTest({ pool: { ...poolConfig, adminOnly: true } });
    await expect(
      closed.sdk.send(new SignUpCommand({ ClientId: closed.clientId, Username: newAddress(), Password: PASSWORD })),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'SignUp is not permitted for this user pool',
    });
    await registered(closed);
  });

  test('a client with LEGACY errors tells a stranger that nobody has that name', async () => {
    const [client] = poolConfig.clients;
    const frank = await cognitoUnderTest({
      pool: { ...poolConfig, clients: [{ ...client!, preventUserExistenceErrors: 'LEGACY' }] },
    });
    await expect(confirm(frank, newAddress(), '123456')).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(signedIn(frank, newAddress())).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});
