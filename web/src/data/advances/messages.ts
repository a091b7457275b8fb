import type { AdvanceState } from '../../../../shared/advances/advance.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';

/** The states of an advance, in words (product 26.1). */
export const advanceStateText: Record<AdvanceState, string> = {
  open: 'Outstanding',
  repaid: 'Repaid',
  'taken-back': 'Taken back',
  forgiven: 'Forgiven',
};

export const advancesMessage = messageFor<
  | 'GET /api/me/advances'
  | 'GET /api/admin/advances'
  | 'GET /api/admin/advances/artists'
  | 'GET /api/admin/artists/{artistId}/advances'
>({});

const own = { 'own-advance': 'This would be your own advance. A colleague decides it.' };

/** Explains why an advance was not granted. */
export const grantMessage = messageFor<'POST /api/admin/artists/{artistId}/advances'>({
  ...freshSignInMessages,
  ...own,
  'user-not-found': 'This account is closed.',
  'release-not-found': 'None of these releases belongs to this artist any more.',
  'too-many-advances': 'This artist already has ten open advances. End one first.',
});

/** Explains why an advance was not ended. */
export const endMessage = messageFor<'POST /api/admin/artists/{artistId}/advances/{advanceId}/end'>({
  ...freshSignInMessages,
  ...own,
  'advance-not-found': 'This advance doesn’t exist.',
  'advance-ended': 'Nothing is outstanding on this advance any more.',
  'advance-changed': 'This advance has changed since you opened it. Please check it again.',
  'advance-spent': 'The artist’s balance is too small. Wait for new earnings, or forgive the advance.',
});
