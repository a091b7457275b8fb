import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { Email, SignUpAttributes, signUpAttributesOf } from '../../shared/accounts/sign-up.ts';

/**
 * The browser signs up at the user pool directly, so the pool asks this trigger. It checks with the form's own schemas; the message
 * of the first failing one travels back to the form (product 3.1).
 */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  // An operator who makes an account by hand answers for it.
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const attributes = event.request.userAttributes;
  const checks = [Email.safeParse(attributes.email), SignUpAttributes.safeParse(signUpAttributesOf(attributes))];
  for (const check of checks) {
    if (!check.success) throw new Error(check.error.issues[0]?.message ?? 'The sign-up is not complete');
  }
  return event;
};
