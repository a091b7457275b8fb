import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import type { OfficeRole } from '../../../../shared/accounts/office-role.ts';
import { Problem } from '../../../../shared/contract/problem.ts';
import { isRecord } from '../../../../shared/is-record.ts';
import { dollars } from '../../../../shared/money.ts';
import { MINIMUM_PAYOUT } from '../../../../shared/payouts/whole-cents.ts';
import { freshSignInMessages } from '../../lib/fresh-sign-in-messages.ts';
import { isProblem, messageFor } from '../../lib/problem-message.ts';
import { TOO_MANY_TRIES } from '../../lib/too-many-tries.ts';
import { findingText } from '../finding-text.ts';

export const meMessage = messageFor<'GET /api/me'>({});

const editMessage = messageFor<'PATCH /api/me'>({ 'field-changed': 'This was changed in another window.' });

/** Explains why a profile field was not saved, with the reason if the artist can act on it (product 3.16). */
export const saveProfileMessage = (error: unknown): string =>
  isProblem(error, 'internal') || isProblem(error, 'invalid-request')
    ? 'Failed to update profile. Please try again.'
    : `Failed to update profile. ${editMessage(error)}`;

export const photoMessage = messageFor<'GET /api/me/photo' | 'POST /api/me/photo' | 'DELETE /api/me/photo'>({
  'file-not-accepted': ({ finding }) => findingText(finding) ?? 'We can’t use this picture. Please choose another one.',
  'upload-quota-reached': 'You’ve reached today’s upload limit. Please continue tomorrow.',
});

export const signOutMessage = messageFor<'POST /api/me/sign-out-everywhere'>({});

export const mailPreferencesMessage = messageFor<'PUT /api/me/mail-preferences'>({});

export const unsubscribeMessage = messageFor<'POST /api/unsubscribe/{artistId}/{preference}/{token}'>({
  'unsubscribe-link-invalid': 'This link is incomplete or no longer valid.',
  'invalid-request': 'This link is incomplete or no longer valid.',
});

export const usersMessage = messageFor<'GET /api/admin/users' | 'GET /api/admin/office-members'>({});

/** The message for a malformed id. */
const NO_SUCH_ACCOUNT = 'This account doesn’t exist.';

export const userMessage = messageFor<
  | 'GET /api/admin/users/{artistId}'
  | 'GET /api/admin/users/{artistId}/releases'
  | 'GET /api/admin/users/{artistId}/as-artist'
>({ 'user-not-found': NO_SUCH_ACCOUNT, 'invalid-request': NO_SUCH_ACCOUNT });

export const roleMessage = messageFor<'PUT /api/admin/users/{artistId}/role'>({
  ...freshSignInMessages,
  'user-not-found': 'This account no longer exists.',
  'role-changed': 'Another admin has just changed this role. The page now shows it.',
  'status-changed': 'Another admin has just changed this account. Please try again.',
  'last-admin': 'There must always be an admin. Make someone else an admin first.',
});

export const roleLabels: Record<OfficeRole, string> = { admin: 'Admin', reviewer: 'Reviewer', finance: 'Finance' };

export const statusMessage = messageFor<'PATCH /api/admin/users/{artistId}/status'>({
  'user-not-found': 'This account no longer exists.',
  'status-changed': 'Another admin has just changed this account. The list now shows its status.',
  'own-status': 'You can’t change the status of your own account. Ask another admin.',
});

export const secondFactorMessage = messageFor<'DELETE /api/admin/users/{artistId}/second-factor'>({
  ...freshSignInMessages,
  'user-not-found': 'This account no longer exists.',
});

export const statusLabels: Record<AccountStatus, string> = {
  new: 'New',
  pending: 'Pending',
  active: 'Active',
  rejected: 'Rejected',
};

/** The releases that keep an account from being deleted, as named in the problem; none for any other error. */
export function blockingReleases(error: unknown): { id: string; title: string }[] {
  const named = error instanceof Problem ? error.details.releases : undefined;
  if (!Array.isArray(named)) return [];
  return named.filter(isRecord).map(({ id, title }) => ({ id: String(id), title: String(title) }));
}

/** Tells the artist what to do with the remaining balance (product 19.1). */
function remainingBalanceMessage(details: Record<string, unknown>): string {
  const micros = (name: string) => BigInt(String(details[name] ?? 0));
  const [available, pending, held] = [micros('availableMicros'), micros('pendingMicros'), micros('heldMicros')];
  if (pending > 0n)
    return `A payout of ${dollars(pending)} is on its way. Please wait until it’s paid, or cancel it first.`;
  if (held > 0n)
    return `${dollars(held)} of your balance is on hold until a question about it is resolved. Please contact us first.`;
  return available < MINIMUM_PAYOUT
    ? `You have ${dollars(available)} in your balance, less than the minimum payout. Request it on your balance page first: you can withdraw any amount when you close your account.`
    : `You have ${dollars(available)} in your balance. Request a payout on your balance page first.`;
}

export const deleteAccountMessage = messageFor<'POST /api/me/deletion'>({
  'still-admin': 'You’re an admin. Ask another admin to remove that role first.',
  'artist-name-wrong': 'That isn’t your artist name.',
  'password-wrong': 'That isn’t your password.',
  'password-locked': TOO_MANY_TRIES,
  'money-left': remainingBalanceMessage,
  'releases-live': 'Take down or withdraw these first:',
  'release-paid': 'You’ve paid for these, and we haven’t delivered them. Ask us for a refund first:',
});
