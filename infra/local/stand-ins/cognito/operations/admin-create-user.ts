import { randomUUID } from 'node:crypto';
import type { AdminCreateUserRequest } from '@aws-sdk/client-cognito-identity-provider';
import { toAttributes } from '../attributes.ts';
import { applicantOf, createUser } from '../new-user.ts';
import { invalidParameter, required } from '../refusals.ts';
import { fireTrigger } from '../triggers.ts';
import { adminDescription } from '../user.ts';
import { requirePool, type UserPool } from '../user-pool.ts';

/** Creates an account without an invitation. Nobody can sign in to it until its password is reset. */
export async function adminCreateUser(pool: UserPool, input: AdminCreateUserRequest) {
  const { UserPoolId, Username } = required(input, 'UserPoolId', 'Username');
  requirePool(pool, UserPoolId);
  if (input.MessageAction !== 'SUPPRESS' || input.TemporaryPassword !== undefined)
    throw invalidParameter('The local stand-in does not implement AdminCreateUser with an invitation');
  const applicant = applicantOf(pool, Username, toAttributes(input.UserAttributes), 'admin');
  await fireTrigger(pool, 'PreSignUp', {
    source: 'PreSignUp_AdminCreateUser',
    username: applicant.username,
    userAttributes: applicant.attributes,
    clientId: undefined,
    clientMetadata: input.ClientMetadata,
    request: { validationData: null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  const user = createUser(pool, applicant, { password: randomUUID(), status: 'FORCE_CHANGE_PASSWORD' });
  return { User: adminDescription(user) };
}
