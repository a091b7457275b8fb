import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { Email, SignUpAttributes, signUpAttributesOf } from '../../shared/accounts/sign-up.ts';

/**
 * Checks a sign-up with the form's own schemas, because the browser calls the user pool directly. The form shows the
 * message of the first schema that fails (product 3.1).
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  // Skipped for an account that an operator creates.
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const attributes = event.request.userAttributes;
  const checks = [Email.safeParse(attributes.email), SignUpAttributes.safeParse(signUpAttributesOf(attributes))];
  for (const check of checks) {
    if (!check.success) throw new Error(check.error.issues[0]?.message ?? 'The sign-up is not complete');
  }
  return event;
};
