// Triggers are functions of our own: these tests make sense with the stand-in only, and are left out for the real service.
import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CognitoUnderTest } from './cognito-under-test.ts';
import {
  claimsOf,
  cognitoUnderTest,
  describeLocal,
  newAddress,
  PASSWORD,
  poolConfig,
  registered,
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

/** A pool with these triggers, each known by its name as the ARN. */
async function withTriggers(answers: Answers, changes: Partial<UserPoolConfig> = {}): Promise<void> {
  events = [];
  const triggers: Triggers = Object.fromEntries(Object.keys(answers).map((name) => [name, name]));
  cognito = await cognitoUnderTest({
    pool: { ...poolConfig, triggers, ...changes },
    trigger: async (lambdaArn, event) => {
      const received = structuredClone(event) as TriggerEvent;
      events.push(received);
      return answers[lambdaArn as keyof Triggers]!(event as TriggerEvent);
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
const confirm = async (email: string) =>
  cognito.sdk.send(
    new ConfirmSignUpCommand({
      ClientId: cognito.clientId,
      Username: email,
      ConfirmationCode: await cognito.codeFor(email),
    }),
  );
const failing = (message: string) => () => {
  throw new Error(message);
};
const agreeing = (event: TriggerEvent) => event;

describeLocal('triggers, only the stand-in', () => {
  test('PreSignUp sees the attributes before there is a user', async () => {
    await withTriggers({ PreSignUp: agreeing });
    const email = newAddress();
    const { UserSub } = await signUp(email);
    expect(events[0]).toMatchObject({
      version: '1',
      region: 'us-east-1',
      userPoolId: cognito.poolId,
      userName: UserSub,
      callerContext: { clientId: cognito.clientId },
      triggerSource: 'PreSignUp_SignUp',
      request: {
        userAttributes: { email, 'custom:country': 'NO' },
        validationData: { invitation: '42' },
        clientMetadata: { page: 'early-access' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

  test('PreSignUp refuses in its own words, and nobody is signed up', async () => {
    await withTriggers({ PreSignUp: failing('country: choose a country') });
    await expect(signUp(newAddress())).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error country: choose a country.',
    });
    const { Users } = await cognito.sdk.send(new ListUsersCommand({ UserPoolId: cognito.poolId }));
    expect(Users).toEqual([]);
    expect(cognito.mails).toEqual([]);
  });

  test('PreSignUp judges invited users too', async () => {
    await withTriggers({ PreSignUp: failing('no') });
    await expect(
      cognito.sdk.send(new AdminCreateUserCommand({ UserPoolId: cognito.poolId, Username: newAddress() })),
    ).rejects.toMatchObject({ name: 'UserLambdaValidationException' });
    expect(events[0]?.triggerSource).toBe('PreSignUp_AdminCreateUser');
  });

  test('PreSignUp may confirm and verify, without a mail', async () => {
    await withTriggers({
      PreSignUp: (event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } }),
      PostConfirmation: agreeing,
    });
    const email = newAddress();
    expect((await signUp(email)).UserConfirmed).toBe(true);
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PreSignUp_SignUp',
      'PostConfirmation_ConfirmSignUp',
    ]);
    expect(cognito.mails).toEqual([]);
    expect(claimsOf((await signedIn(cognito, email)).id).email_verified).toBe(true);
  });

  test('two sign-ups that pass PreSignUp at the same time end with one user', async () => {
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

  test('PostConfirmation fires after sign-up and after a forgotten password, with different sources', async () => {
    await withTriggers({ PostConfirmation: agreeing });
    const email = newAddress();
    await signUp(email);
    await confirm(email);
    await cognito.sdk.send(new ForgotPasswordCommand({ ClientId: cognito.clientId, Username: email }));
    await cognito.sdk.send(
      new ConfirmForgotPasswordCommand({
        ClientId: cognito.clientId,
        Username: email,
        ConfirmationCode: await cognito.codeFor(email),
        Password: PASSWORD,
      }),
    );
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

  test('a failing PostConfirmation is reported, and the user is confirmed nonetheless', async () => {
    await withTriggers({ PostConfirmation: failing('table is away') });
    const email = newAddress();
    await signUp(email);
    await expect(confirm(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error table is away.',
    });
    await signedIn(cognito, email);
  });

  test('PostConfirmation fires when an administrator confirms', async () => {
    await withTriggers({ PostConfirmation: agreeing });
    const email = newAddress();
    await signUp(email);
    await cognito.sdk.send(new AdminConfirmSignUpCommand({ UserPoolId: cognito.poolId, Username: email }));
    expect(events[0]).toMatchObject({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' },
    });
  });

  test('CustomMessage words the mail, and the code replaces its placeholder', async () => {
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
    ['that are too long', { emailMessage: `{####}${'x'.repeat(20_000)}` }, 'length less than or equal to 20000'],
    ['with a long subject', { emailMessage: '{####}', emailSubject: 'x'.repeat(141) }, 'less than or equal to 140'],
  ])('CustomMessage cannot send words %s, as at Cognito', async (_, response, message) => {
    await withTriggers({ CustomMessage: (event) => ({ ...event, response }) });
    await expect(signUp(newAddress())).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining(message),
    });
    expect(cognito.mails).toEqual([]);
  });

  test('PreTokenGeneration changes claims and groups, but none that identify the user', async () => {
    await withTriggers({
      PreTokenGeneration: (event) => ({
        ...event,
        response: {
          claimsOverrideDetails: {
            claimsToAddOrOverride: { artist: 'a1', sub: 'somebody else' },
            claimsToSuppress: ['email'],
            groupOverrideDetails: { groupsToOverride: ['editor'] },
          },
        },
      }),
    });
    const { id, access } = await signedIn(cognito, await registered(cognito));
    expect(events[0]?.triggerSource).toBe('TokenGeneration_Authentication');
    expect(claimsOf(id)).toMatchObject({ artist: 'a1', sub: events[0]?.userName, 'cognito:groups': ['editor'] });
    expect(claimsOf(id)).not.toHaveProperty('email');
    expect(claimsOf(access)['cognito:groups']).toEqual(['editor']);
    expect(claimsOf(access)).not.toHaveProperty('artist');
  });

  test('PreTokenGeneration adds arrays in its second version, also to the access token', async () => {
    await withTriggers(
      {
        PreTokenGeneration: (event) => ({
          ...event,
          response: {
            claimsAndScopeOverrideDetails: {
              idTokenGeneration: { claimsToAddOrOverride: { labels: ['l1', 'l2'] } },
              accessTokenGeneration: {
                claimsToAddOrOverride: { labels: ['l1', 'l2'], plan: { name: 'free' } },
                scopesToAdd: ['releases'],
              },
            },
          },
        }),
      },
      { preTokenGenerationVersion: 'V2_0' },
    );
    const { id, access } = await signedIn(cognito, await registered(cognito));
    expect(claimsOf(id).labels).toEqual(['l1', 'l2']);
    expect(claimsOf(access)).toMatchObject({
      labels: ['l1', 'l2'],
      plan: { name: 'free' },
      scope: 'aws.cognito.signin.user.admin releases',
    });
  });

  test('PreTokenGeneration adds strings only in its first version', async () => {
    await withTriggers({
      PreTokenGeneration: (event) => ({
        ...event,
        response: { claimsOverrideDetails: { claimsToAddOrOverride: { labels: ['l1'] } } },
      }),
    });
    await expect(signedIn(cognito, await registered(cognito))).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
    });
  });

  test('PostAuthentication can refuse a sign-in', async () => {
    await withTriggers({ PostAuthentication: failing('not today') });
    await expect(signedIn(cognito, await registered(cognito))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostAuthentication failed with error not today.',
    });
    expect(events[0]?.triggerSource).toBe('PostAuthentication_Authentication');
  });

  test('a function that forgets to return the event is told so', async () => {
    await withTriggers({ PreSignUp: () => undefined });
    await expect(signUp(newAddress())).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
      message: 'Unrecognizable lambda output',
    });
  });
});
