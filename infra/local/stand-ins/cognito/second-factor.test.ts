// Tests the authenticator app. Also runs against the real service, with its real clock: see cognito-under-test.ts.
import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import {
  type CognitoUnderTest,
  clock,
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  PASSWORD,
  refused,
  registered,
  signedIn,
} from './cognito-under-test.ts';
import { codeOfStep, stepAt } from './one-time-code.ts';

describeLocal('the second factor', () => {
  const time = clock();
  const seconds = () => Math.floor(time.now().getTime() / 1000);
  const codeNow = (secret: string) => codeOfStep(secret, stepAt(seconds()));
  let cognito: CognitoUnderTest;
  beforeAll(async () => {
    cognito = await cognitoUnderTest({ now: time.now });
    configureAmplify(cognito);
  });
  afterEach(() => signOut());

  /** Creates a signed-out user whose sign-in requires an app. @returns the email address and the app's secret */
  async function withApp() {
    const email = await registered(cognito);
    await signIn({ username: email, password: PASSWORD });
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeNow(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    time.later(30);
    return { email, secret: sharedSecret };
  }
  const begin = async (email: string) => (await signIn({ username: email, password: PASSWORD })).nextStep.signInStep;

  test('is required at sign-in, and a wrong code may be followed by the right one', async () => {
    const { email, secret } = await withApp();
    expect(await begin(email)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    const wrong = String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, '0');
    await refused(confirmSignIn({ challengeResponse: wrong }), 'CodeMismatchException');
    expect((await confirmSignIn({ challengeResponse: codeNow(secret) })).nextStep.signInStep).toBe('DONE');
    expect((await fetchAuthSession()).tokens).toBeDefined();
  });

  test('a code works once', async () => {
    const { email, secret } = await withApp();
    await begin(email);
    await confirmSignIn({ challengeResponse: codeNow(secret) });
    await signOut();
    await begin(email);
    await refused(confirmSignIn({ challengeResponse: codeNow(secret) }), 'ExpiredCodeException');
    time.later(30);
    expect((await confirmSignIn({ challengeResponse: codeNow(secret) })).isSignedIn).toBe(true);
  });

  test('a challenge expires after three minutes', async () => {
    const { email, secret } = await withApp();
    await begin(email);
    time.later(181);
    await refused(confirmSignIn({ challengeResponse: codeNow(secret) }), 'NotAuthorizedException');
  });

  test('codes cannot be guessed: too many wrong ones lock the account', async () => {
    const { email } = await withApp();
    await begin(email);
    for (let n = 0; n < 5; n++) await confirmSignIn({ challengeResponse: '000000' }).catch(() => undefined);
    await refused(
      confirmSignIn({ challengeResponse: '000000' }),
      'NotAuthorizedException',
      'Password attempts exceeded',
    );
  });

  test('is on once its app has shown a code, and not before', async () => {
    const email = await registered(cognito);
    const { access: AccessToken } = await signedIn(cognito, email);
    const prefer = () =>
      cognito.sdk.send(
        new SetUserMFAPreferenceCommand({
          AccessToken,
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        }),
      );
    await refused(prefer(), 'InvalidParameterException');
    await cognito.sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    await refused(prefer(), 'InvalidParameterException');
    await signIn({ username: email, password: PASSWORD });
    await setUpTOTP();
    await refused(verifyTOTPSetup({ code: '000000' }), 'EnableSoftwareTokenMFAException');
  });

  test('can be turned off by an administrator', async () => {
    const { email } = await withApp();
    const user = { UserPoolId: cognito.poolId, Username: email };
    const factors = async () => (await cognito.sdk.send(new AdminGetUserCommand(user))).UserMFASettingList;
    expect(await factors()).toEqual(['SOFTWARE_TOKEN_MFA']);
    await cognito.sdk.send(
      new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings: { Enabled: false } }),
    );
    expect(await factors()).toBeUndefined();
    expect(await begin(email)).toBe('DONE');
  });

  test('a new password requires the old one', async () => {
    const email = await registered(cognito);
    await signIn({ username: email, password: PASSWORD });
    const newPassword = 'N3wPasswordxyz';
    await refused(updatePassword({ oldPassword: 'Wr0ngPasswordx', newPassword }), 'NotAuthorizedException');
    await refused(updatePassword({ oldPassword: PASSWORD, newPassword: 'short' }), 'InvalidPasswordException');
    await updatePassword({ oldPassword: PASSWORD, newPassword });
    await signOut();
    expect((await signIn({ username: email, password: newPassword })).isSignedIn).toBe(true);
  });
});
