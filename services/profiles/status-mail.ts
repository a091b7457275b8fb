import type { StatusChange } from '../../shared/accounts/status-change.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';

/**
 * The email about a change of status: the account is active, or was rejected for a reason. Other statuses send no
 * email.
 */
export function statusMail(to: ArtistId, change: StatusChange): AddressedMail | undefined {
  if (change.to === 'active') return { to, mail: { template: 'activated' } };
  return change.to === 'rejected' ? { to, mail: { template: 'refused', reason: change.reason } } : undefined;
}
