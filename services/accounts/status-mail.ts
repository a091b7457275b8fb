import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';

/** The mail about a status that the office gave: that the account is active, or why it is not. */
export function statusMail(to: ArtistId, status: AccountStatus, reason: string | undefined): AddressedMail | undefined {
  if (status === 'active') return { to, mail: { template: 'activated' } };
  if (status === 'rejected' && reason) return { to, mail: { template: 'refused', reason } };
  return undefined;
}
