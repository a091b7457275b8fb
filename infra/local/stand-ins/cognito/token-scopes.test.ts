// Tests scopes of access tokens, and sign-in by a server. Triggers are our own functions, so these tests run only with
// the stand-in.
import {
  AdminInitiateAuthCommand,
  ChangePasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  type CognitoUnderTest,
  claimsOf,
  cognitoUnderTest,
  describeLocal,
  PASSWORD,
  poolConfig,
  refused,
  registered,
} from './cognito-under-test.ts';
import { signedInBySrp } from './sign-in-under-test.ts';

type Event = {
  version: string;
  triggerSource: string;
  request: { scopes?: string[]; clientMetadata?: Record<string, string> };
  response: object;
};

const PreTokenGenerationConfig = { LambdaArn: 'scopes', LambdaVersion: 'V2_0' } as const;

/** Starts a pool whose trigger returns this answer. */
async function poolWith(answer: (event: Event) => unknown): Promise<{ cognito: CognitoUnderTest; events: Event[] }> {
  const events: Event[] = [];
  const cognito = await cognitoUnderTest({
    pool: { ...poolConfig, triggers: { PreTokenGenerationConfig } },
    trigger: async (_, event) => {
      events.push(structuredClone(event) as Event);
      return answer(event as Event);
    },
  });
  return { cognito, events };
}

const answering = (accessTokenGeneration: object) => (event: Event) => ({
  ...event,
  response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } },
});
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

describeLocal('PreTokenGeneration', () => {
  test('receives the client metadata of a sign-in and of a refresh, with different sources', async () => {
    const { cognito, events } = await poolWith((event) => event);
    const { refresh } = await signedInBySrp(cognito, await registered(cognito), PASSWORD, { page: 'profile' });
    await cognito.sdk.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: cognito.clientId,
        RefreshToken: refresh,
        ClientMetadata: { page: 'home' },
      }),
    );
    expect(events).toMatchObject([
      {
        version: '2',
        triggerSource: 'TokenGeneration_Authentication',
        request: { scopes: [SELF_SERVICE], clientMetadata: { page: 'profile' } },
      },
      { triggerSource: 'TokenGeneration_RefreshTokens', request: { clientMetadata: { page: 'home' } } },
    ]);
  });

  test('can add and suppress scopes; without Cognito’s own scope, a token cannot act on its account', async () => {
    const { cognito } = await poolWith(answering({ scopesToAdd: ['shop/all'], scopesToSuppress: [SELF_SERVICE] }));
    const { access: AccessToken } = await signedInBySrp(cognito, await registered(cognito), PASSWORD);
    expect(claimsOf(AccessToken).scope).toBe('shop/all');
    for (const command of [
      new GetUserCommand({ AccessToken }),
      new ChangePasswordCommand({ AccessToken, PreviousPassword: PASSWORD, ProposedPassword: PASSWORD }),
    ])
      await refused(
        cognito.sdk.send(command as GetUserCommand),
        'NotAuthorizedException',
        'Access Token does not have required scopes',
      );
  });

  test.each([
    ['fails', () => Promise.reject(new Error('no')), 'UserLambdaValidationException'],
    ['adds a scope of Cognito’s', answering({ scopesToAdd: ['aws.cognito.all'] }), 'InvalidLambdaResponseException'],
    [
      'answers more than the stand-in knows',
      answering({ claimsToSuppress: ['sub'] }),
      'InvalidLambdaResponseException',
    ],
  ])('prevents tokens when it %s', async (_, answer, refusal) => {
    const { cognito } = await poolWith(answer);
    await refused(signedInBySrp(cognito, await registered(cognito), PASSWORD), refusal);
  });
});

describeLocal('sign-in by a server with a password', () => {
  const signInByServer = (cognito: CognitoUnderTest, name: string, password: string) =>
    cognito.sdk.send(
      new AdminInitiateAuthCommand({
        UserPoolId: cognito.poolId,
        ClientId: cognito.clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: name, PASSWORD: password },
      }),
    );

  test('returns tokens for the right password; wrong ones count towards the lock-out', async () => {
    const cognito = await cognitoUnderTest();
    const email = await registered(cognito);
    expect((await signInByServer(cognito, email, PASSWORD)).AuthenticationResult?.AccessToken).toBeTruthy();
    for (let n = 0; n < 5; n++)
      await refused(signInByServer(cognito, email, 'Wr0ngPassword'), 'NotAuthorizedException');
    await refused(signInByServer(cognito, email, PASSWORD), 'NotAuthorizedException', 'Password attempts exceeded');
  });

  test('needs the flow to be enabled for the client, and an existing account', async () => {
    const [client] = poolConfig.clients;
    const clients = [{ ...client!, explicitAuthFlows: ['ALLOW_USER_SRP_AUTH' as const] }];
    const cognito = await cognitoUnderTest({ pool: { ...poolConfig, clients } });
    await refused(signInByServer(cognito, await registered(cognito), PASSWORD), 'InvalidParameterException');
    const other = await cognitoUnderTest();
    await refused(signInByServer(other, 'nobody@example.com', PASSWORD), 'NotAuthorizedException');
  });
});
