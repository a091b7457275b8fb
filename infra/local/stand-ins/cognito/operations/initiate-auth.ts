import { createHash } from 'node:crypto';
import type { InitiateAuthRequest } from '@aws-sdk/client-cognito-identity-provider';
import { invalidParameter, required } from '../refusals.ts';
import { beginSrpExchange, isUsableClientPublic, srpVerifier } from '../srp.ts';
import { clientOf, findUser, type UserPool } from '../user-pool.ts';

/**
 * An invented user, always the same for a given name, so that an unknown name gets the same kind of answer as a known
 * one.
 */
function pretendUser(pool: UserPool, name: string) {
  const hash = (part: string) => createHash('sha256').update(`${part}:${pool.config.poolId}:${name}`).digest('hex');
  const userId = hash('user').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  const salt = hash('salt').slice(0, 32);
  return { userId, salt, verifier: srpVerifier(pool.name, userId, hash('password'), salt) };
}

/** Starts a sign-in with `USER_SRP_AUTH`, the only flow that the product's clients enable. */
export function initiateAuth(pool: UserPool, input: InitiateAuthRequest) {
  const { ClientId, AuthFlow } = required(input, 'ClientId', 'AuthFlow');
  const client = clientOf(pool, ClientId);
  if (AuthFlow !== 'USER_SRP_AUTH') throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  const { USERNAME: name, SRP_A: clientPublic } = input.AuthParameters ?? {};
  if (!name) throw invalidParameter('Missing required parameter USERNAME');
  if (!clientPublic) throw invalidParameter('Missing required parameter SRP_A');
  if (!isUsableClientPublic(clientPublic)) throw invalidParameter('SRP_A mod N cannot be zero');
  const user = findUser(pool, name);
  const { userId, salt, verifier } = user ? { userId: user.username, ...user.password } : pretendUser(pool, name);
  const exchange = beginSrpExchange(clientPublic, verifier);
  const challenge = { clientId: client.clientId, userId, username: user?.username, exchange };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: pool.challenges.issue(challenge),
      SRP_B: exchange.serverPublic,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}
