import { timingSafeEqual } from 'node:crypto';
import type { RespondToAuthChallengeRequest } from '@aws-sdk/client-cognito-identity-provider';
import { checkAttributes, mergeAttributes } from '../attributes.ts';
import { afterPassword, completeSignIn } from '../complete-sign-in.ts';
import { checkPassword, withOwnPassword } from '../password.ts';
import type { ClientConfig } from '../pool-config.ts';
import { invalidParameter, notAuthorized, required, wrongPassword } from '../refusals.ts';
import type { SrpExchange } from '../srp.ts';
import { srpSignature } from '../srp.ts';
import type { UserPool } from '../user-pool.ts';
import { clientOf } from '../user-pool.ts';

type Answers = Record<string, string>;
type ClientMetadata = Record<string, string> | undefined;

const answer = (answers: Answers, name: string): string => {
  const value = answers[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

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

function verifyPassword(pool: UserPool, client: ClientConfig, answers: Answers, clientMetadata: ClientMetadata) {
  const secretBlock = answer(answers, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const challenge = pool.challenges.open(secretBlock, 'PASSWORD_VERIFIER');
  if (challenge.clientId !== client.clientId) throw notAuthorized('Invalid session for the user.');
  pool.challenges.spend(secretBlock);
  const user = challenge.username === undefined ? undefined : pool.users.get(challenge.username);
  if (user) pool.signInAttempts.check(user.username);
  const timestamp = answer(answers, 'TIMESTAMP');
  const proof = { poolName: pool.name, userId: challenge.userId, secretBlock, timestamp };
  const proven = provesPassword(challenge.exchange, proof, answer(answers, 'PASSWORD_CLAIM_SIGNATURE'));
  // A password changed since the exchange began is no longer proven.
  if (!user || !proven || user.password.verifier !== challenge.exchange.verifier) {
    if (user) pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  return afterPassword(pool, client, user, clientMetadata);
}

async function setNewPassword(
  pool: UserPool,
  client: ClientConfig,
  answers: Answers,
  session: string,
  clientMetadata: ClientMetadata,
) {
  const { username, clientId } = pool.challenges.open(session, 'NEW_PASSWORD_REQUIRED');
  if (clientId !== client.clientId) throw notAuthorized('Invalid session for the user.');
  const password = answer(answers, 'NEW_PASSWORD');
  checkPassword(pool, password);
  const attributes = Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => name.startsWith('userAttributes.'))
      .map(([name, value]) => [name.slice('userAttributes.'.length), value]),
  );
  checkAttributes(pool, attributes, client);
  const user = await pool.users.change(username, (current) => {
    if (current.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
    return withOwnPassword(pool, { ...current, attributes: mergeAttributes(current.attributes, attributes) }, password);
  });
  // Only now: a password that the policy refuses may be tried again.
  pool.challenges.spend(session);
  return completeSignIn(pool, client, user, 'NewPasswordChallenge', clientMetadata);
}

export function respondToAuthChallenge(pool: UserPool, input: RespondToAuthChallengeRequest) {
  const { ClientId, ChallengeName, ClientMetadata } = required(input, 'ClientId', 'ChallengeName');
  const client = clientOf(pool, ClientId);
  const answers = input.ChallengeResponses ?? {};
  switch (ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, client, answers, ClientMetadata);
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(pool, client, answers, required(input, 'Session').Session, ClientMetadata);
    default:
      throw invalidParameter(`The local stand-in does not answer the challenge ${ChallengeName}`);
  }
}
