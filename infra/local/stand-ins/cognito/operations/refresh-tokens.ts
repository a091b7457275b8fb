import type { GetTokensFromRefreshTokenRequest, RevokeTokenRequest } from '@aws-sdk/client-cognito-identity-provider';
import { required } from '../refusals.ts';
import { refreshedTokens, signInOf } from '../tokens.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf } from '../user-pool.ts';

export async function getTokensFromRefreshToken(pool: UserPool, input: GetTokensFromRefreshTokenRequest) {
  const { ClientId, RefreshToken } = required(input, 'ClientId', 'RefreshToken');
  return { AuthenticationResult: await refreshedTokens(pool, clientOf(pool, ClientId), RefreshToken) };
}

/** Ends one sign-in: its refresh token and the access tokens made from it. An unknown token is no error. */
export async function revokeToken(pool: UserPool, input: RevokeTokenRequest) {
  const { ClientId, Token } = required(input, 'ClientId', 'Token');
  const signIn = signInOf(pool, clientOf(pool, ClientId), Token);
  if (signIn) await pool.users.signOut(signIn.origin);
  return {};
}
