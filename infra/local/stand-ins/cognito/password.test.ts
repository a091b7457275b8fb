// Runs against the real service as well: see cognito-under-test.ts.
import {
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmResetPassword, resetPassword, signIn, signOut, updatePassword } from 'aws-amplify/auth';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
  cognitoUnderTest,
  configureAmplify,
  describeLocal,
  newAddress,
  PASSWORD,
  registered,
  signedIn,
} from './cognito-under-test.ts';

const NEW_PASSWORD = 'N3wPasswordxyz';
const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

let cognito: CognitoUnderTest;
beforeAll(async () => {
  cognito = await cognitoUnderTest();
  configureAmplify(cognito);
});

const forget = ({ sdk, clientId }: CognitoUnderTest, email: string) =>
  sdk.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }));
const confirmForgotten = ({ sdk, clientId }: CognitoUnderTest, email: string, code: string, password = NEW_PASSWORD) =>
  sdk.send(
    new ConfirmForgotPasswordCommand({
      ClientId: clientId,
      Username: email,
      ConfirmationCode: code,
      Password: password,
    }),
  );

describe('a password', () => {
  test('is changed by its owner, who knows the old one', async () => {
    const email = await registered(cognito);
    await signIn({ username: email, password: PASSWORD });
    await expect(updatePassword({ oldPassword: 'Wr0ngxyzabc', newPassword: NEW_PASSWORD })).rejects.toMatchObject(
      wrongPassword,
    );
    await expect(updatePassword({ oldPassword: PASSWORD, newPassword: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await updatePassword({ oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await signOut();
    await expect(signedIn(cognito, email)).rejects.toMatchObject(wrongPassword);
    await signedIn(cognito, email, NEW_PASSWORD);
  });

  test('that was forgotten is set anew with a code, once', async () => {
    const email = await registered(cognito);
    const { nextStep } = await resetPassword({ username: email });
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    const code = await cognito.codeFor(email);
    await expect(confirmForgotten(cognito, email, otherThan(code))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await expect(confirmForgotten(cognito, email, code, 'short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: NEW_PASSWORD });
    await signedIn(cognito, email, NEW_PASSWORD);
    await expect(confirmForgotten(cognito, email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('is not forgotten by strangers: the answer is the same, no mail goes out, no code fits', async () => {
    const stranger = newAddress('stranger');
    const { CodeDeliveryDetails } = await forget(cognito, stranger);
    expect(CodeDeliveryDetails).toMatchObject({
      DeliveryMedium: 'EMAIL',
      Destination: expect.stringMatching(/^s\*\*\*@.\*\*\*$/),
    });
    await expect(confirmForgotten(cognito, stranger, '123456')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  });

  test('of an administrator has to be changed, unless it is permanent', async () => {
    const email = await registered(cognito);
    await cognito.sdk.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: cognito.poolId,
        Username: email,
        Password: 'Temp0raryxyz',
        Permanent: false,
      }),
    );
    const { nextStep } = await signIn({ username: email, password: 'Temp0raryxyz' });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    await expect(
      cognito.sdk.send(
        new AdminSetUserPasswordCommand({ UserPoolId: cognito.poolId, Username: email, Password: 'short' }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  test('has at most 256 characters and no blanks around it', async () => {
    const { access } = await signedIn(cognito, await registered(cognito));
    for (const password of [`Aa1${'x'.repeat(254)}`, ` ${NEW_PASSWORD}`]) {
      await expect(
        cognito.sdk.send(
          new ChangePasswordCommand({ AccessToken: access, PreviousPassword: PASSWORD, ProposedPassword: password }),
        ),
      ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
  });
});

describeLocal('a forgotten password, only the stand-in', () => {
  test('has a code that lives for an hour', async () => {
    let now = Date.now();
    const aged = await cognitoUnderTest({ now: () => new Date(now) });
    const email = await registered(aged);
    await forget(aged, email);
    now += 3_601_000;
    await expect(confirmForgotten(aged, email, await aged.codeFor(email))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('of a user without a verified address gets no mail, and the answer hides it', async () => {
    const email = await registered(cognito);
    await cognito.sdk.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: cognito.poolId,
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
      }),
    );
    expect((await forget(cognito, email)).CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    expect(cognito.mails.filter((mail) => mail.to === email)).toEqual([]);
  });

  test('is spent by one of many answers at once', async () => {
    const email = await registered(cognito);
    await forget(cognito, email);
    const code = await cognito.codeFor(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `N3wPassword${index}`);
    const outcomes = await Promise.allSettled(
      passwords.map((password) => confirmForgotten(cognito, email, code, password)),
    );
    const winners = passwords.filter((_, index) => outcomes[index]!.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await signedIn(cognito, email, winners[0]!);
  });
});
