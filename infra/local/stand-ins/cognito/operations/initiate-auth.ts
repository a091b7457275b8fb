import { createHash } from 'node:crypto';
import type { AdminInitiateAuthRequest, InitiateAuthRequest } from '@aws-sdk/client-cognito-identity-provider';
import { afterPassword } from '../complete-sign-in.ts';
import { isPasswordOf } from '../password.ts';
import type { ClientConfig } from '../pool-config.ts';
import { invalidParameter, required, userNotFound, wrongPassword } from '../refusals.ts';
import { beginSrpExchange, isUsableClientPublic, srpVerifier } from '../srp.ts';
import { refreshedTokens } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf, findUser, hidesUserExistence, requirePool } from '../user-pool.ts';

type AuthFlow = (
  pool: UserPool,
  client: ClientConfig,
  parameter: (name: string) => string,
  clientMetadata: Record<string, string> | undefined,
) => Promise<object> | object;

const signInWithPassword: AuthFlow = (pool, client, parameter, clientMetadata) => {
  const user = findUser(pool, parameter('USERNAME'));
  const password = parameter('PASSWORD');
  if (!user) throw hidesUserExistence(client) ? wrongPassword() : userNotFound();
  pool.signInAttempts.check(user.username);
  if (!isPasswordOf(pool, user, password)) {
    pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  return afterPassword(pool, client, user, clientMetadata);
};

/** The same made-up user for the same name, so that a stranger's answer looks like anybody's. */
function pretendUser(pool: UserPool, name: string) {
  const hash = (part: string) => createHash('sha256').update(`${part}:${pool.config.poolId}:${name}`).digest('hex');
  const userId = hash('user').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  const salt = hash('salt').slice(0, 32);
  return { userId, salt, verifier: srpVerifier(pool.name, userId, hash('password'), salt) };
}

const beginSrp: AuthFlow = (pool, client, parameter) => {
  const name = parameter('USERNAME');
  const clientPublic = parameter('SRP_A');
  if (!isUsableClientPublic(clientPublic)) throw invalidParameter('SRP_A mod N cannot be zero');
  const user = findUser(pool, name);
  if (!user && !hidesUserExistence(client)) throw userNotFound();
  const { userId, salt, verifier } = user ? { userId: user.username, ...user.password } : pretendUser(pool, name);
  const exchange = beginSrpExchange(clientPublic, verifier);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: pool.challenges.seal({
        kind: 'PASSWORD_VERIFIER',
        clientId: client.clientId,
        userId,
        username: user?.username,
        exchange,
      }),
      SRP_B: exchange.serverPublic,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
};

const refresh: AuthFlow = async (pool, client, parameter) => ({
  ChallengeParameters: {},
  AuthenticationResult: await refreshedTokens(pool, client, parameter('REFRESH_TOKEN')),
});

const SHARED_FLOWS: Record<string, AuthFlow> = {
  USER_SRP_AUTH: beginSrp,
  REFRESH_TOKEN_AUTH: refresh,
  REFRESH_TOKEN: refresh,
};
const PUBLIC_FLOWS: Record<string, AuthFlow> = { ...SHARED_FLOWS, USER_PASSWORD_AUTH: signInWithPassword };
const ADMIN_FLOWS: Record<string, AuthFlow> = { ...SHARED_FLOWS, ADMIN_USER_PASSWORD_AUTH: signInWithPassword };

/** How Cognito words that a client may not use a flow depends on the flow. */
function checkFlowAllowed(client: ClientConfig, name: string): void {
  const setting = `ALLOW_${name === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : name}`;
  if (client.explicitAuthFlows.some((allowed) => allowed === setting)) return;
  if (name === 'USER_SRP_AUTH') throw invalidParameter('USER_SRP_AUTH is not enabled for the client.');
  if (name.startsWith('ADMIN')) throw invalidParameter('Auth flow not enabled for this client');
  throw invalidParameter(`${name} flow not enabled for this client`);
}

function begin(pool: UserPool, flows: Record<string, AuthFlow>, input: InitiateAuthRequest) {
  const { ClientId, AuthFlow } = required(input, 'ClientId', 'AuthFlow');
  const client = clientOf(pool, ClientId);
  const flow = flows[AuthFlow];
  if (!flow) throw invalidParameter('Initiate Auth method not supported.');
  checkFlowAllowed(client, AuthFlow);
  const parameter = (name: string) => {
    const value = input.AuthParameters?.[name];
    if (!value) throw invalidParameter(`Missing required parameter ${name}`);
    return value;
  };
  return flow(pool, client, parameter, input.ClientMetadata);
}

export const initiateAuth = (pool: UserPool, input: InitiateAuthRequest) => begin(pool, PUBLIC_FLOWS, input);

export function adminInitiateAuth(pool: UserPool, input: AdminInitiateAuthRequest) {
  requirePool(pool, required(input, 'UserPoolId').UserPoolId);
  return begin(pool, ADMIN_FLOWS, input);
}
