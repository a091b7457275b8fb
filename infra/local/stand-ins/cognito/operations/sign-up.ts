import type { SignUpRequest } from '@aws-sdk/client-cognito-identity-provider';
import { toAttributes } from '../attributes.ts';
import { applicantOf, createUser } from '../new-user.ts';
import { checkPassword } from '../password.ts';
import { invalidParameter, required } from '../refusals.ts';
import { fireTrigger } from '../triggers.ts';
import { clientOf, type UserPool } from '../user-pool.ts';
import { sendCode } from '../verification-code.ts';

export async function signUp(pool: UserPool, input: SignUpRequest) {
  const { ClientId, Username, Password, ClientMetadata } = required(input, 'ClientId', 'Username', 'Password');
  const applicant = applicantOf(pool, Username, toAttributes(input.UserAttributes), clientOf(pool, ClientId));
  checkPassword(pool, Password);
  const answer = await fireTrigger(pool, 'PreSignUp', {
    source: 'PreSignUp_SignUp',
    username: applicant.username,
    userAttributes: applicant.attributes,
    clientId: ClientId,
    clientMetadata: ClientMetadata,
    request: { validationData: input.ValidationData ? toAttributes(input.ValidationData) : null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  if (answer.autoConfirmUser || answer.autoVerifyEmail)
    throw invalidParameter('The local stand-in does not implement a confirmation by the PreSignUp trigger');
  const { username, attributes } = createUser(pool, applicant, { password: Password, status: 'UNCONFIRMED' });
  return {
    UserConfirmed: false,
    UserSub: username,
    CodeDeliveryDetails: await sendCode(pool, username, {
      purpose: 'signUp',
      destination: attributes.email ?? '',
      source: 'CustomMessage_SignUp',
      clientId: ClientId,
      clientMetadata: ClientMetadata,
    }),
  };
}
