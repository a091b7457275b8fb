import type { MethodField } from '../../../../shared/payouts/wrong-field.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { textFor } from '../../lib/text-for.ts';
import { TOO_MANY_TRIES } from '../../lib/too-many-tries.ts';

/** The message for an invalid field of a payout method. */
export const invalidFieldText: Record<MethodField, string> = {
  holder: 'Contains an invisible character. Please type it again.',
  iban: 'This IBAN isn’t valid. Please check each letter and number.',
  bic: 'This BIC isn’t valid. A BIC has 8 or 11 letters and numbers.',
  routing: 'This routing number isn’t valid. Please check each of its nine digits.',
  account: 'An account number has 4 to 17 digits.',
  email: 'Invalid email address',
  address: 'This address isn’t valid for this chain. Please paste it again, with the same capital and small letters.',
};

const ANOTHER_WINDOW = 'Your payout methods were changed in another window. Please try again.';

export const methodsMessage = messageFor<'GET /api/me/payout-methods'>({});

const savedMessages = {
  'payout-method-wrong': ({ field }: Record<string, unknown>) =>
    textFor(invalidFieldText, field) ?? 'Something in this form isn’t right. Please check it and try again.',
  'password-wrong': 'That isn’t your password.',
  'password-locked': TOO_MANY_TRIES,
};

/** Explains why a method was not saved. */
export const addMethodMessage = messageFor<'POST /api/me/payout-methods'>({
  ...savedMessages,
  'too-many-payout-methods': 'You already have five methods. Please remove one first.',
  'payout-methods-changed': ANOTHER_WINDOW,
});

/** Explains why a method was not changed. */
export const changeMethodMessage = messageFor<'PUT /api/me/payout-methods/{methodId}'>({
  ...savedMessages,
  'payout-method-not-found': 'This method has already been removed.',
  'payout-method-known': 'You already have a method for this account.',
  'payout-methods-changed': ANOTHER_WINDOW,
});

/** Explains why a method was not removed. */
export const removeMethodMessage = messageFor<'DELETE /api/me/payout-methods/{methodId}'>({
  'payout-method-not-found': 'This method has already been removed.',
  'payout-methods-changed': ANOTHER_WINDOW,
});

/** Explains why the office cannot see a payout's destination. */
export const revealMessage = messageFor<'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method'>({
  ...freshSignInMessages,
  'payout-not-found': 'This payout doesn’t exist.',
  'payout-method-forgotten': 'The account details of this payout are no longer stored.',
});
