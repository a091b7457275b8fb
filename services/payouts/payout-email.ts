import type { AddressedMail } from '../../shared/mail/mail.ts';
import { officePayout, type Payout, payoutWithheld } from './payout.ts';

/** Builds the email that tells the artist about a payout's current state (product 24.6). */
export function payoutEmail(payout: Payout): AddressedMail {
  const { payoutId, state, method, amountMicros, requestedAt, reference, reason } = officePayout(payout);
  const withheld = payoutWithheld(payout);
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
