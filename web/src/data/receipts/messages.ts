import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';

const found = { 'payer-not-found': 'This payer has no posted statements.' };

export const receivablesMessage = messageFor<'GET /api/admin/receivables' | 'GET /api/admin/receivables/{payer}'>(
  found,
);

/** Explains why a receipt was not recorded. */
export const recordMessage = messageFor<'POST /api/admin/receipts'>({
  ...freshSignInMessages,
  ...found,
  'receipt-rate-needed': ({ currency }) =>
    currency === 'USD'
      ? 'A receipt in US dollars doesn’t need a rate.'
      : `The books are in US dollars. Enter how many US dollars one ${currency} is worth.`,
  'receipt-too-small': 'This is less than a millionth of a dollar.',
  'receipt-day-ahead': 'This day is in the future.',
  'receipt-recorded': 'A receipt with this reference, day and amount is already recorded for this payer.',
  'statement-not-found': 'This statement no longer exists.',
  'statement-elsewhere': 'This statement is not posted any more.',
  'receipt-of-another-payer': 'This statement is owed by another payer.',
});

/** Explains why a receipt was not reversed. */
export const reverseReceiptMessage = messageFor<'POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse'>({
  ...freshSignInMessages,
  'receipt-not-found': 'This receipt doesn’t exist.',
  'receipt-reversed': 'This receipt is already reversed.',
});
