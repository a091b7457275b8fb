import { timingSafeEqual } from 'node:crypto';
import type { RespondToAuthChallengeRequest } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '../../../aws-json.ts';
import { invalidParameter, notAuthorized, required, wrongPassword } from '../refusals.ts';
import { type SrpExchange, srpSignature } from '../srp.ts';
import { signInTokens } from '../tokens.ts';
import { clientOf, type UserPool } from '../user-pool.ts';

function provesPassword(exchange: SrpExchange, proof: Parameters<typeof srpSignature>[1], signature: string): boolean {
  const given = Buffer.from(signature, 'base64');
  try {
    const expected = Buffer.from(srpSignature(exchange, proof), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  } catch {
    // A public value outside the group cannot come from an honest client.
    return false;
  }
}

/** The answer to `PASSWORD_VERIFIER`: tokens for who knows the password. */
export function respondToAuthChallenge(pool: UserPool, input: RespondToAuthChallengeRequest) {
  const { ClientId, ChallengeName } = required(input, 'ClientId', 'ChallengeName');
  const client = clientOf(pool, ClientId);
  if (ChallengeName !== 'PASSWORD_VERIFIER')
    throw invalidParameter(`The local stand-in does not answer the challenge ${ChallengeName}`);
  const answer = (name: string): string => {
    const value = input.ChallengeResponses?.[name];
    if (!value) throw invalidParameter(`Missing required parameter ${name}`);
    return value;
  };
  const secretBlock = answer('PASSWORD_CLAIM_SECRET_BLOCK');
  const challenge = pool.challenges.take(secretBlock);
  if (challenge.clientId !== client.clientId) throw notAuthorized('Invalid session for the user.');
  const user = challenge.username === undefined ? undefined : pool.users.get(challenge.username);
  if (user) pool.signInAttempts.check(user.username);
  const proof = { poolName: pool.name, userId: challenge.userId, secretBlock, timestamp: answer('TIMESTAMP') };
  const isProven = provesPassword(challenge.exchange, proof, answer('PASSWORD_CLAIM_SIGNATURE'));
  // A password changed since the exchange began is no longer proven.
  if (!user || !isProven || user.password.verifier !== challenge.exchange.verifier) {
    if (user) pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  pool.signInAttempts.succeeded(user.username);
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  return { ChallengeParameters: {}, AuthenticationResult: signInTokens(pool, client, user) };
}
