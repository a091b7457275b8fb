import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';

/** Explains why a bank file could not be created, or why the bank's reply was not applied. */
export const bankMessage = messageFor<
  | 'GET /api/admin/payout-batches'
  | 'POST /api/admin/payout-batches'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/xml'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/csv'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/answer'
>({
  ...freshSignInMessages,
  'payout-bank-not-set': 'The paying bank account is not set up yet.',
  'own-payout': 'One of these payouts is yours, so a colleague has to make this file.',
  'second-person-needed': 'You approved one of these payouts, so a colleague has to make its bank file.',
  'payouts-changed':
    'A colleague has already decided one of these, or put it in a file. The list now shows what is still waiting.',
  'batch-not-found': 'This file doesn’t exist.',
  'payout-method-forgotten': 'The account details of one of these are gone, because its account was deleted.',
  'bank-answer-unreadable': ({ line, why }) => `Line ${line}: ${why}. Nothing was applied.`,
});
