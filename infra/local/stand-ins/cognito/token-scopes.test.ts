// Scopes of access tokens, and a server's own sign-in. Triggers are functions of our own: with the stand-in only.
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

/** A pool whose trigger answers so. */
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
  test('hears what a client says with the password and with a renewal, and which of them it is', async () => {
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

  test('takes and gives scopes; without Cognito’s own a token does nothing with its account', async () => {
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
    ['gives a scope of Cognito’s', answering({ scopesToAdd: ['aws.cognito.all'] }), 'InvalidLambdaResponseException'],
    ['says what is not known here', answering({ claimsToSuppress: ['sub'] }), 'InvalidLambdaResponseException'],
  ])('that %s gives no tokens', async (_, answer, refusal) => {
    const { cognito } = await poolWith(answer);
    await refused(signedInBySrp(cognito, await registered(cognito), PASSWORD), refusal);
  });
});

describeLocal('a server’s sign-in with a password that it was told', () => {
  const asked = (cognito: CognitoUnderTest, name: string, password: string) =>
    cognito.sdk.send(
      new AdminInitiateAuthCommand({
        UserPoolId: cognito.poolId,
        ClientId: cognito.clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: name, PASSWORD: password },
      }),
    );

  test('gives tokens for the right one; wrong ones count', async () => {
    const cognito = await cognitoUnderTest();
    const email = await registered(cognito);
    expect((await asked(cognito, email, PASSWORD)).AuthenticationResult?.AccessToken).toBeTruthy();
    for (let n = 0; n < 5; n++) await refused(asked(cognito, email, 'Wr0ngPassword'), 'NotAuthorizedException');
    await refused(asked(cognito, email, PASSWORD), 'NotAuthorizedException', 'Password attempts exceeded');
  });

  test('is not for everybody: neither for a client that does not have it, nor for an address that nobody has', async () => {
    const [client] = poolConfig.clients;
    const clients = [{ ...client!, explicitAuthFlows: ['ALLOW_USER_SRP_AUTH' as const] }];
    const cognito = await cognitoUnderTest({ pool: { ...poolConfig, clients } });
    await refused(asked(cognito, await registered(cognito), PASSWORD), 'InvalidParameterException');
    const other = await cognitoUnderTest();
    await refused(asked(other, 'nobody@example.com', PASSWORD), 'NotAuthorizedException');
  });
});
