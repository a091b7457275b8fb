import type { AddressedMail } from '../../shared/mail/mail.ts';
import { officePayout, type Payout, withheldOfPayout } from './payout.ts';

/** The email to its artist about a payout in its present state (product 24.6). */
export function mailOfPayout(payout: Payout): AddressedMail {
  const { payoutId, state, method, amountMicros, requestedAt, reference, reason } = officePayout(payout);
  const withheld = withheldOfPayout(payout);
  const about = { payoutId, state, method, amountMicros, requestedAt };
  return {
    to: payout.artistId,
    mail: {
      template: 'payout',
      ...about,
      ...(withheld > 0n && { withheldMicros: String(withheld) }),
      ...(reference && { reference }),
      ...(reason && { reason }),
    },
  };
}
