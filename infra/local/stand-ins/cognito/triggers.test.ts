// Tests triggers. These are our own functions, so the tests are skipped for the real service.
import {
  AdminCreateUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  type CognitoUnderTest,
  cognitoUnderTest,
  describeLocal,
  newAddress,
  PASSWORD,
  poolConfig,
  refused,
  signedIn,
} from './cognito-under-test.ts';
import type { UserPoolConfig } from './start-cognito.ts';

type TriggerEvent = {
  triggerSource: string;
  userName: string;
  callerContext: { clientId: string };
  request: { userAttributes: Record<string, string>; [key: string]: unknown };
  response: Record<string, unknown>;
};
type Triggers = UserPoolConfig['triggers'];
type Answers = Partial<Record<keyof Triggers, (event: TriggerEvent) => unknown>>;

let cognito: CognitoUnderTest;
let events: TriggerEvent[];

/** Starts a pool with these triggers, whose ARNs are their names. */
async function withTriggers(answers: Answers): Promise<void> {
  events = [];
  const triggers: Triggers = Object.fromEntries(Object.keys(answers).map((name) => [name, name]));
  cognito = await cognitoUnderTest({
    pool: { ...poolConfig, triggers },
    trigger: async (lambdaArn, event) => {
      events.push(structuredClone(event) as TriggerEvent);
      return answers[lambdaArn as keyof Triggers]?.(event as TriggerEvent);
    },
  });
}

const signUp = (email: string) =>
  cognito.sdk.send(
    new SignUpCommand({
      ClientId: cognito.clientId,
      Username: email,
      Password: PASSWORD,
      UserAttributes: [{ Name: 'custom:country', Value: 'NO' }],
      ValidationData: [{ Name: 'invitation', Value: '42' }],
      ClientMetadata: { page: 'early-access' },
    }),
  );
const confirm = async (email: string) => {
  const ConfirmationCode = await cognito.codeFor(email);
  await cognito.sdk.send(new ConfirmSignUpCommand({ ClientId: cognito.clientId, Username: email, ConfirmationCode }));
};
const failing = (message: string) => () => {
  throw new Error(message);
};
const agreeing = (event: TriggerEvent) => event;

describeLocal('PreSignUp', () => {
  test('receives the attributes before there is a user', async () => {
    await withTriggers({ PreSignUp: agreeing });
    const email = newAddress();
    const { UserSub } = await signUp(email);
    expect(events).toEqual([
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: cognito.poolId,
        userName: UserSub,
        callerContext: { awsSdkVersion: expect.any(String), clientId: cognito.clientId },
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email, 'custom:country': 'NO' },
          validationData: { invitation: '42' },
          clientMetadata: { page: 'early-access' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ]);
  });

  test('refuses a sign-up and a creation with its own error when it fails, and leaves no user', async () => {
    await withTriggers({ PreSignUp: failing('no more artists') });
    await refused(
      signUp(newAddress()),
      'UserLambdaValidationException',
      'PreSignUp failed with error no more artists.',
    );
    const created = { UserPoolId: cognito.poolId, Username: newAddress(), MessageAction: 'SUPPRESS' as const };
    await refused(cognito.sdk.send(new AdminCreateUserCommand(created)), 'UserLambdaValidationException');
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual(['PreSignUp_SignUp', 'PreSignUp_AdminCreateUser']);
    expect((await cognito.sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId }))).Users).toEqual([]);
  });

  test('leaves one user when two simultaneous sign-ups pass it', async () => {
    let waiting = 0;
    let release = () => {};
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    await withTriggers({
      PreSignUp: async (event) => {
        if (++waiting === 2) release();
        await both;
        return event;
      },
    });
    const email = newAddress();
    const outcomes = await Promise.allSettled([signUp(email), signUp(email)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['forgets to return the event', () => undefined, /Unrecognizable lambda output/],
    [
      'confirms the user itself, which the stand-in does not know,',
      (event: TriggerEvent) => ({ ...event, response: { autoConfirmUser: true } }),
      /does not implement a confirmation/,
    ],
  ])('that %s is refused', async (_, answer, message) => {
    await withTriggers({ PreSignUp: answer });
    await expect(signUp(newAddress())).rejects.toThrow(message);
  });
});

describeLocal('PostConfirmation', () => {
  test('fires after sign-up and after a forgotten password, with different sources', async () => {
    await withTriggers({ PostConfirmation: agreeing });
    const email = newAddress();
    await signUp(email);
    await confirm(email);
    const user = { ClientId: cognito.clientId, Username: email };
    await cognito.sdk.send(new ForgotPasswordCommand(user));
    const ConfirmationCode = await cognito.codeFor(email);
    await cognito.sdk.send(new ConfirmForgotPasswordCommand({ ...user, ConfirmationCode, Password: PASSWORD }));
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
    expect(events[0]?.request.userAttributes).toMatchObject({
      sub: events[0]?.userName,
      email,
      email_verified: 'true',
      'cognito:user_status': 'CONFIRMED',
    });
  });

  test('is reported when it fails, and the user is confirmed nonetheless', async () => {
    await withTriggers({ PostConfirmation: failing('table is away') });
    const email = newAddress();
    await signUp(email);
    await refused(confirm(email), 'UserLambdaValidationException', 'PostConfirmation failed with error table is away.');
    await signedIn(cognito, email);
  });
});

describeLocal('CustomMessage', () => {
  test('writes the email, and the code replaces its placeholder', async () => {
    await withTriggers({
      CustomMessage: (event) => ({
        ...event,
        response: { emailSubject: 'Welcome', emailMessage: `<b>${event.request.codeParameter}</b>` },
      }),
    });
    const email = newAddress();
    await signUp(email);
    expect(cognito.mails).toEqual([{ to: email, subject: 'Welcome', html: expect.stringMatching(/^<b>\d{6}<\/b>$/) }]);
    expect(events[0]).toMatchObject({ triggerSource: 'CustomMessage_SignUp', request: { codeParameter: '{####}' } });
    await confirm(email);
  });

  test.each([
    ['without the code', { emailMessage: '<b>Welcome</b>' }, "Value at 'emailBody' failed to satisfy constraint"],
    ['with a character that nobody sees', { emailMessage: '{####}\u200b' }, 'regular expression pattern'],
    ['with a no-break space', { emailMessage: '{####}\u00a0' }, 'regular expression pattern'],
    ['that is too long', { emailMessage: `{####}${'x'.repeat(20_000)}` }, 'length less than or equal to 20000'],
    ['with a long subject', { emailMessage: '{####}', emailSubject: 'x'.repeat(141) }, 'less than or equal to 140'],
  ])('cannot send a text %s, as at Cognito', async (_, response, message) => {
    await withTriggers({ CustomMessage: (event) => ({ ...event, response }) });
    await refused(signUp(newAddress()), 'InvalidParameterException', expect.stringContaining(message));
    expect(cognito.mails).toEqual([]);
  });
});
