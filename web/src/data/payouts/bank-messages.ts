import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';

/** Why there is no file, or why its answer was not followed. */
export const bankMessage = messageFor<
  | 'GET /api/admin/payout-batches'
  | 'POST /api/admin/payout-batches'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/xml'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/csv'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/answer'
>({
  ...freshSignInMessages,
  'payout-bank-not-set': 'The operator has not said whose bank account pays yet.',
  'own-payout': 'Your own payout is among them. A colleague makes this file.',
  'second-person-needed': 'You approved one of them, and it takes two people. A colleague makes its file.',
  'payouts-changed': 'Somebody decided one of them, or put it into a file, meanwhile. The list now shows what waits.',
  'batch-not-found': 'There is no such file.',
  'payout-method-forgotten': 'Where one of them goes is not stored any more: its account was deleted.',
  'bank-answer-unreadable': ({ line, why }) => `Line ${line}: ${why}. Nothing of it was done.`,
});
