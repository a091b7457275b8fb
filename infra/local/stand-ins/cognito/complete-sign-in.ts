import { AwsError } from '../../aws-json.ts';
import type { ClientConfig } from './pool-config.ts';
import { notAuthorized, userIsDisabled } from './refusals.ts';
import type { TokenSource } from './token-claims.ts';
import { signInTokens } from './tokens.ts';
import { fireTrigger, triggerAttributes } from './triggers.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

type ClientMetadata = Record<string, string> | undefined;

/** The reply with tokens. Throws when the PostAuthentication trigger objects. */
export async function completeSignIn(
  pool: UserPool,
  client: ClientConfig,
  user: User,
  source: TokenSource,
  clientMetadata: ClientMetadata,
) {
  await fireTrigger(pool, 'PostAuthentication', {
    source: 'PostAuthentication_Authentication',
    username: user.username,
    userAttributes: triggerAttributes(user),
    clientId: client.clientId,
    clientMetadata,
    request: { newDeviceUsed: false },
  });
  return { ChallengeParameters: {}, AuthenticationResult: await signInTokens(pool, client, user, source) };
}

/**
 * What follows a right password: tokens, or the demand for a new password.
 * Throws for users that are disabled, unconfirmed, or too late with their temporary password.
 */
export async function afterPassword(pool: UserPool, client: ClientConfig, user: User, clientMetadata: ClientMetadata) {
  pool.signInAttempts.succeeded(user.username);
  if (!user.enabled) throw userIsDisabled();
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'CONFIRMED') return completeSignIn(pool, client, user, 'Authentication', clientMetadata);
  if ((user.temporaryPasswordExpires ?? Number.POSITIVE_INFINITY) < pool.seconds()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  const missing = pool.config.schema.filter((rule) => rule.Required && !user.attributes[rule.Name]);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: pool.challenges.seal({
      kind: 'NEW_PASSWORD_REQUIRED',
      clientId: client.clientId,
      username: user.username,
    }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: JSON.stringify(missing.map((rule) => `userAttributes.${rule.Name}`)),
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}
