import type { AdvanceState } from '../../../../shared/advances/advance.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { messageFor } from '../../lib/problem-message.ts';

/** What became of an advance, in a word (product 26.1). */
export const advanceStateText: Record<AdvanceState, string> = {
  open: 'Out',
  repaid: 'Back',
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

/** Why nothing was granted. */
export const grantMessage = messageFor<'POST /api/admin/artists/{artistId}/advances'>({
  ...freshSignInMessages,
  ...own,
  'user-not-found': 'This account is closed.',
  'release-not-found': 'None of these releases is this artist’s any more.',
  'too-many-advances': 'Ten advances to this artist are out already. End one first.',
});

/** Why it was not ended. */
export const endMessage = messageFor<'POST /api/admin/artists/{artistId}/advances/{advanceId}/end'>({
  ...freshSignInMessages,
  ...own,
  'advance-not-found': 'There is no such advance.',
  'advance-ended': 'Nothing of this advance is out any more.',
  'advance-changed': 'A statement took something for it meanwhile. Please look at it again.',
  'advance-spent': 'The balance of the artist does not hold so much. Wait for what they earn, or forgive it.',
});
