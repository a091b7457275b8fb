import * as z from 'zod';
import { AwsError } from '../../aws-json.ts';
import { fireTrigger, triggerAttributes } from './triggers.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** The scope with which an access token can change its own account in the pool. */
export const SELF_SERVICE = 'aws.cognito.signin.user.admin';

/** The reason for issuing a token, as the trigger receives it. */
export type TokenCause = {
  source: 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens';
  clientId: string;
  clientMetadata?: Record<string, string> | undefined;
};

/** A scope that a trigger may add: one word, and not one of Cognito's own. */
const Added = z.string().regex(/^(?!aws\.cognito)[\x21\x23-\x5B\x5D-\x7E]+$/);

/** The part of a `V2_0` answer that the stand-in supports. */
const Answer = z.object({
  claimsAndScopeOverrideDetails: z
    .strictObject({
      accessTokenGeneration: z
        .strictObject({ scopesToAdd: z.array(Added).optional(), scopesToSuppress: z.array(z.string()).optional() })
        .optional(),
    })
    .nullish(),
});

/**
 * The scopes of an access token after the PreTokenGeneration trigger.
 * @throws UserLambdaValidationException if the trigger fails, InvalidLambdaResponseException for an invalid answer
 */
export async function scopesOf(pool: UserPool, user: User, cause: TokenCause): Promise<string[]> {
  const scopes = [SELF_SERVICE];
  const answer = await fireTrigger(pool, 'PreTokenGenerationConfig', {
    ...cause,
    username: user.username,
    userAttributes: triggerAttributes(user),
    request: { groupConfiguration: { groupsToOverride: user.groups, iamRolesToOverride: [] }, scopes },
    response: { claimsAndScopeOverrideDetails: null },
  });
  const { data, error } = Answer.safeParse(answer);
  if (error) throw new AwsError('InvalidLambdaResponseException', `Unrecognizable lambda output: ${error.message}`);
  const { scopesToAdd = [], scopesToSuppress = [] } = data.claimsAndScopeOverrideDetails?.accessTokenGeneration ?? {};
  return [...scopes.filter((scope) => !scopesToSuppress.includes(scope)), ...scopesToAdd];
}
