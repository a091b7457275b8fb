import type { Challenge, Challenges, SecondFactorChallenge } from './challenges.ts';
import type { ClientConfig, UserPoolConfig } from './pool-config.ts';
import { resourceNotFound, userNotFound } from './refusals.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { SigningKey } from './signing-key.ts';
import type { User } from './user.ts';
import type { UserStore } from './user-store.ts';

export type Mail = { to: string; subject: string; html: string };
export type Trigger = (lambdaArn: string, event: object) => Promise<unknown>;
export type Deliver = (mail: Mail) => Promise<void> | void;

/** The state that all operations share. */
export type UserPool = {
  config: UserPoolConfig;
  /** The pool's id after the underscore, which SRP includes in its hashes. */
  name: string;
  issuer: string;
  key: SigningKey;
  users: UserStore;
  challenges: Challenges<Challenge>;
  secondFactorChallenges: Challenges<SecondFactorChallenge>;
  signInAttempts: SignInAttempts;
  trigger: Trigger;
  deliver: Deliver;
  /** The current time, in seconds since 1970. */
  seconds: () => number;
};

/** @throws ResourceNotFoundException */
export function clientOf(pool: UserPool, clientId: string): ClientConfig {
  const client = pool.config.clients.find((candidate) => candidate.clientId === clientId);
  if (!client) throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  return client;
}

/** Finds a user by user name, or by email address, ignoring case. */
export const findUser = (pool: UserPool, name: string): User | undefined =>
  pool.users.get(name) ?? pool.users.byEmail(name);

/** @throws UserNotFoundException, or ResourceNotFoundException for the id of a different pool */
export function userForAdmin(pool: UserPool, input: { UserPoolId: string; Username: string }): User {
  requirePool(pool, input.UserPoolId);
  const user = findUser(pool, input.Username);
  if (!user) throw userNotFound();
  return user;
}

/** @throws ResourceNotFoundException for the id of a different pool */
export function requirePool(pool: UserPool, userPoolId: string): void {
  if (userPoolId !== pool.config.poolId) throw resourceNotFound(`User pool ${userPoolId} does not exist.`);
}
