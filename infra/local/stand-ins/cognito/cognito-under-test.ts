/**
 * Runs the suite against the stand-in, or against the real service when these are set (with AWS credentials as usual):
 *
 *   COGNITO_POOL_ID, COGNITO_CLIENT_ID  a pool and a client in us-east-1 configured as `poolConfig` below
 *   COGNITO_MAIL_DOMAIN                 any address there can be signed up
 *   COGNITO_INBOX_URL                   GET <url>?to=<address> waits for the newest email to it and returns its text
 *
 * Tests that need our own clock, trigger or disk are in `describeLocal`, and are then skipped under that name.
 */
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { signedInBySrp } from './sign-in-under-test.ts';
import { type CognitoOptions, startCognito, type UserPoolConfig } from './start-cognito.ts';
import type { Mail } from './user-pool.ts';

const realPool = process.env.COGNITO_POOL_ID;
const REGION = 'us-east-1';

export const describeLocal = realPool ? describe.skip : describe;

export const poolConfig: UserPoolConfig = {
  poolId: realPool ?? 'us-east-1_Segno0001',
  clients: [
    {
      clientId: process.env.COGNITO_CLIENT_ID ?? 'web',
      explicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      preventUserExistenceErrors: 'ENABLED',
      accessTokenSeconds: 3600,
      idTokenSeconds: 3600,
      refreshTokenSeconds: 30 * 86_400,
      readAttributes: ['email', 'email_verified', 'name', 'custom:country'],
      writeAttributes: ['email', 'name', 'custom:country'],
      rotationGraceSeconds: 60,
    },
  ],
  groups: ['admin'],
  passwordPolicy: {
    MinimumLength: 8,
    RequireLowercase: true,
    RequireUppercase: true,
    RequireNumbers: true,
    RequireSymbols: false,
  },
  schema: [
    { Name: 'email', Required: true, Mutable: true },
    { Name: 'country', AttributeDataType: 'String', Mutable: true, StringAttributeConstraints: { MaxLength: '2' } },
  ],
  triggers: {},
};

export const PASSWORD = 'Passw0rdxyz';

let addresses = 0;
/** An email address that no other test uses. */
export const newAddress = (name = 'artist'): string =>
  `${name}-${process.pid}-${Date.now()}-${++addresses}@${process.env.COGNITO_MAIL_DOMAIN ?? 'example.com'}`;

export type CognitoUnderTest = Awaited<ReturnType<typeof cognitoUnderTest>>;

const codeIn = (text: string): string => {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`There is no code in: ${text}`);
  return code;
};

/**
 * Starts the stand-in with these options on top of the defaults, or connects to the real service. It is stopped after
 * the test.
 */
export async function cognitoUnderTest(options: Partial<CognitoOptions> = {}) {
  const mails: Mail[] = [];
  const directory = options.directory ?? temporaryFolder();
  const standIn = realPool
    ? undefined
    : stoppedAtEnd(
        await startCognito({
          port: 0,
          directory,
          pool: poolConfig,
          trigger: async () => {
            throw new Error('no trigger expected');
          },
          deliver: (mail) => void mails.push(mail),
          ...options,
        }),
      );
  const credentials = { accessKeyId: 'tests', secretAccessKey: 'local' };
  const sdk = new CognitoIdentityProviderClient({
    region: REGION,
    ...(standIn && { endpoint: standIn.url, credentials, maxAttempts: 1 }),
  });
  atEnd(() => sdk.destroy());
  return {
    sdk,
    endpoint: standIn?.url,
    issuer: `https://cognito-idp.${REGION}.amazonaws.com/${poolConfig.poolId}`,
    poolId: poolConfig.poolId,
    clientId: poolConfig.clients[0]!.clientId,
    directory,
    mails,
    /** The code in the newest email to the address. */
    codeFor: async (address: string) =>
      codeIn(
        standIn
          ? (mails.findLast((mail) => mail.to === address)?.html ?? 'no mail')
          : await (await fetch(`${process.env.COGNITO_INBOX_URL}?to=${encodeURIComponent(address)}`)).text(),
      ),
    stop: async () => standIn?.stop(),
  };
}

/** Configures Amplify as in the browser, with its tokens in memory. */
export function configureAmplify(cognito: CognitoUnderTest): void {
  // The SDK warns about every endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: cognito.poolId,
        userPoolClientId: cognito.clientId,
        ...(cognito.endpoint && { userPoolEndpoint: cognito.endpoint }),
        loginWith: { email: true },
      },
    },
  });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
}

/** Creates a confirmed user with a verified address. */
export async function registered(
  { sdk, clientId, codeFor }: CognitoUnderTest,
  email = newAddress(),
  password = PASSWORD,
): Promise<string> {
  await sdk.send(new SignUpCommand({ ClientId: clientId, Username: email, Password: password }));
  const ConfirmationCode = await codeFor(email);
  await sdk.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode }));
  return email;
}

/** Signs in. @returns the tokens */
export const signedIn = (cognito: CognitoUnderTest, email: string, password = PASSWORD) =>
  signedInBySrp(cognito, email, password);

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Expects a call to fail with this name and message. */
export const refused = (call: Promise<unknown>, name: string, message: unknown = expect.anything()): Promise<void> =>
  expect(call).rejects.toMatchObject({ name, message });

/** A clock that a test can set forward. */
export function clock() {
  let now = Date.now();
  return {
    now: () => new Date(now),
    later: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
