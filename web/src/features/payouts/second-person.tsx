import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import { secondPersonText } from '../../data/payouts/second-person-text.ts';
import { useUserId } from '../../lib/use-user-id.ts';

/** The people who still have to act on an approved payout that requires two (product 24.15). */
export function SecondPerson({ payout }: { payout: OfficePayout }) {
  const text = secondPersonText(payout, useUserId());
  return payout.state === 'processing' && text ? <span className="text-small text-soft">{text}</span> : null;
}
