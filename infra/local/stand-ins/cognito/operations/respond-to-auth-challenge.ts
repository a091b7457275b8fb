import { timingSafeEqual } from 'node:crypto';
import type { RespondToAuthChallengeRequest } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '../../../aws-json.ts';
import { stepOfCode } from '../one-time-code.ts';
import type { ClientConfig } from '../pool-config.ts';
import { invalidParameter, notAuthorized, required, wrongPassword } from '../refusals.ts';
import { type SrpExchange, srpSignature } from '../srp.ts';
import { signInTokens } from '../tokens.ts';
import type { User } from '../user.ts';
import { clientOf, type UserPool } from '../user-pool.ts';

function provesPassword(exchange: SrpExchange, proof: Parameters<typeof srpSignature>[1], signature: string): boolean {
  const actual = Buffer.from(signature, 'base64');
  try {
    const expected = Buffer.from(srpSignature(exchange, proof), 'base64');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  } catch {
    // An honest client never sends a public value outside the group.
    return false;
  }
}

/** An answer to a challenge, with the client metadata for triggers. */
type Answering = {
  client: ClientConfig;
  answer: (name: string) => string;
  clientMetadata: Record<string, string> | undefined;
};

/** Answers a challenge with tokens, or with the next challenge. */
export function respondToAuthChallenge(pool: UserPool, input: RespondToAuthChallengeRequest) {
  const { ClientId, ChallengeName } = required(input, 'ClientId', 'ChallengeName');
  const client = clientOf(pool, ClientId);
  const answer = (name: string): string => {
    const value = input.ChallengeResponses?.[name];
    if (!value) throw invalidParameter(`Missing required parameter ${name}`);
    return value;
  };
  const signIn = { client, answer, clientMetadata: input.ClientMetadata };
  if (ChallengeName === 'PASSWORD_VERIFIER') return verifyPassword(pool, signIn);
  if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return verifyApp(pool, signIn, required(input, 'Session').Session);
  throw invalidParameter(`The local stand-in does not answer the challenge ${ChallengeName}`);
}

const signedIn = async (pool: UserPool, { client, clientMetadata }: Omit<Answering, 'answer'>, user: User) => ({
  ChallengeParameters: {},
  AuthenticationResult: await signInTokens(pool, client, user, clientMetadata),
});

/** Returns tokens if the password is right, unless a second factor is required. */
function verifyPassword(pool: UserPool, answering: Answering) {
  const { client, answer } = answering;
  const secretBlock = answer('PASSWORD_CLAIM_SECRET_BLOCK');
  const challenge = pool.challenges.take(secretBlock);
  if (challenge.clientId !== client.clientId) throw notAuthorized('Invalid session for the user.');
  const user = challenge.username === undefined ? undefined : pool.users.get(challenge.username);
  if (user) pool.signInAttempts.check(user.username);
  const proof = { poolName: pool.name, userId: challenge.userId, secretBlock, timestamp: answer('TIMESTAMP') };
  const isProven = provesPassword(challenge.exchange, proof, answer('PASSWORD_CLAIM_SIGNATURE'));
  // If the password has changed since the exchange began, the proof is no longer valid.
  if (!user || !isProven || user.password.verifier !== challenge.exchange.verifier) {
    if (user) pool.signInAttempts.failed(user.username);
    throw wrongPassword();
  }
  return continueAfterPassword(pool, answering, user);
}

/** Continues after the right password: returns the challenge for the second factor, or the tokens. */
export function continueAfterPassword(pool: UserPool, answering: Omit<Answering, 'answer'>, user: User) {
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.app?.isOn) {
    const { clientId } = answering.client;
    const Session = pool.secondFactorChallenges.issue({ clientId, username: user.username });
    return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters: {} };
  }
  pool.signInAttempts.succeeded(user.username);
  return signedIn(pool, answering, user);
}

/** Returns tokens if the app's code is right. A wrong code may be retried, with the same lockout as for passwords. */
function verifyApp(pool: UserPool, answering: Answering, session: string) {
  const code = answering.answer('SOFTWARE_TOKEN_MFA_CODE');
  const { clientId, username } = pool.secondFactorChallenges.look(session);
  const user = pool.users.get(username);
  if (clientId !== answering.client.clientId || !user?.app) throw notAuthorized('Invalid session for the user.');
  pool.signInAttempts.check(username);
  const step = stepOfCode(user.app.secret, code, pool.seconds());
  if (step === undefined) {
    pool.signInAttempts.failed(username);
    throw new AwsError('CodeMismatchException', 'Invalid code received for user');
  }
  if (step <= user.app.lastStep)
    throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.');
  pool.secondFactorChallenges.take(session);
  pool.signInAttempts.succeeded(username);
  const signed = pool.users.change(username, (current) => ({
    ...current,
    ...(current.app && { app: { ...current.app, lastStep: step } }),
  }));
  return signedIn(pool, answering, signed);
}
