import type { MethodField } from '../../../../shared/payouts/wrong-field.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { TOO_MANY_TRIES } from '../../lib/too-many-tries.ts';

/** What is said of a part of a method that cannot be right. */
export const wrongFieldText: Record<MethodField, string> = {
  holder: 'Contains an invisible character. Please type it again.',
  iban: 'This IBAN cannot be right. Please compare each letter and number.',
  bic: 'This BIC cannot be right. It has 8 or 11 letters and numbers.',
  routing: 'This routing number cannot be right. It has nine digits: please compare each.',
  account: 'An account number has 4 to 17 digits.',
  email: 'Invalid email address',
  address: 'This address cannot be right for this chain. Please paste it again, with its capital and small letters.',
};

const ANOTHER_WINDOW = 'Your payout methods were changed in another window. Please try again.';

export const methodsMessage = messageFor<'GET /api/me/payout-methods'>({});

const savedMessages = {
  'payout-method-wrong': ({ field }: Record<string, unknown>) =>
    wrongFieldText[field as MethodField] ?? 'Something in this form isn’t right. Please check it and try again.',
  'password-wrong': 'This is not your password.',
  'password-locked': TOO_MANY_TRIES,
};

/** Why a method was not saved. */
export const addMethodMessage = messageFor<'POST /api/me/payout-methods'>({
  ...savedMessages,
  'too-many-payout-methods': 'You have five methods already. Please remove one first.',
  'payout-methods-changed': ANOTHER_WINDOW,
});

/** Why a method is as it was. */
export const changeMethodMessage = messageFor<'PUT /api/me/payout-methods/{methodId}'>({
  ...savedMessages,
  'payout-method-not-found': 'This method is removed already.',
  'payout-method-known': 'Another method of yours goes there already.',
  'payout-methods-changed': ANOTHER_WINDOW,
});

/** Why a method was not removed. */
export const removeMethodMessage = messageFor<'DELETE /api/me/payout-methods/{methodId}'>({
  'payout-method-not-found': 'This method is removed already.',
  'payout-methods-changed': ANOTHER_WINDOW,
});

/** Why the office does not see where a payout goes. */
export const revealMessage = messageFor<'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method'>({
  ...freshSignInMessages,
  'payout-not-found': 'There is no such payout.',
  'payout-method-forgotten': 'Where this payout goes is not stored any more.',
});
