import type {
  AdminUserGlobalSignOutRequest,
  GetTokensFromRefreshTokenRequest,
  RevokeTokenRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { required } from '../refusals.ts';
import { refreshedTokens, signInOf } from '../tokens.ts';
import { clientOf, type UserPool, userForAdmin } from '../user-pool.ts';

export async function getTokensFromRefreshToken(pool: UserPool, input: GetTokensFromRefreshTokenRequest) {
  const { ClientId, RefreshToken } = required(input, 'ClientId', 'RefreshToken');
  const client = clientOf(pool, ClientId);
  return { AuthenticationResult: await refreshedTokens(pool, client, RefreshToken, input.ClientMetadata) };
}

/** Ends one sign-in: its refresh tokens and the access tokens issued with them. An unknown token is not an error. */
export function revokeToken(pool: UserPool, input: RevokeTokenRequest) {
  const { ClientId, Token } = required(input, 'ClientId', 'Token');
  const signIn = signInOf(pool, clientOf(pool, ClientId), Token);
  if (signIn) pool.users.revoke(signIn);
  return {};
}

export function adminUserGlobalSignOut(pool: UserPool, input: AdminUserGlobalSignOutRequest) {
  const { username } = userForAdmin(pool, required(input, 'UserPoolId', 'Username'));
  pool.users.revokeAll(username);
  return {};
}
