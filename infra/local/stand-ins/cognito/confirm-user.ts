import { notAuthorized } from './refusals.ts';
import { fireTrigger, triggerAttributes } from './triggers.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** Throws NotAuthorizedException unless the user waits for its confirmation. */
export function checkUnconfirmed(user: User): void {
  if (user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
}

/** The user stays confirmed when this trigger fails: Cognito asks it only afterwards. */
export async function announceConfirmation(
  pool: UserPool,
  user: User,
  from: {
    source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';
    clientId: string | undefined;
    clientMetadata?: Record<string, string> | undefined;
  },
): Promise<void> {
  await fireTrigger(pool, 'PostConfirmation', {
    ...from,
    username: user.username,
    userAttributes: triggerAttributes(user),
  });
}
