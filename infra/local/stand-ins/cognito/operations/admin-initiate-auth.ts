import type { AdminInitiateAuthRequest } from '@aws-sdk/client-cognito-identity-provider';
import { invalidParameter, required, wrongPassword } from '../refusals.ts';
import { srpVerifier } from '../srp.ts';
import { clientOf, findUser, requirePool, type UserPool } from '../user-pool.ts';
import { continueAfterPassword } from './respond-to-auth-challenge.ts';

/**
 * Signs a user in for a server that has the password. Unlike in other flows, PreTokenGeneration gets no client
 * metadata.
 */
export async function adminInitiateAuth(pool: UserPool, input: AdminInitiateAuthRequest) {
  const { UserPoolId, ClientId, AuthFlow } = required(input, 'UserPoolId', 'ClientId', 'AuthFlow');
  requirePool(pool, UserPoolId);
  const client = clientOf(pool, ClientId);
  if (AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH' || !client.explicitAuthFlows.includes('ALLOW_ADMIN_USER_PASSWORD_AUTH'))
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  const { USERNAME: name, PASSWORD: password } = input.AuthParameters ?? {};
  if (!name) throw invalidParameter('Missing required parameter USERNAME');
  if (!password) throw invalidParameter('Missing required parameter PASSWORD');
  const user = findUser(pool, name);
  if (!user) throw wrongPassword();
  pool.signInAttempts.check(user.username);
  const { salt, verifier } = user.password;
  if (srpVerifier(pool.name, user.username, password, salt) !== verifier) {
    pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  return continueAfterPassword(pool, { client, clientMetadata: undefined }, user);
}
