import type { PublishedEvent } from '../../../shared/events/published-event.ts';
import { readPayout } from '../../payouts/payout.ts';
import { payoutEmail } from '../../payouts/payout-email.ts';
import type { ItemChange } from '../../platform/item-change.ts';
import { keys } from '../../platform/keys.ts';
import { emailFromChange } from '../email-from-change.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/**
 * Reports that a payout was requested, changed its state, or went to the bank in a file. Nobody is notified when the
 * names in a payout are erased.
 */
export const payoutFacts: Watch = {
  row: keys.payout,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.payout.read(key);
    if (!ids || !after || (before?.state === after.state && before?.sentAt === after.sentAt)) return [];
    return [eventFromChange(change, { name: 'payout-changed', body: ids }), ...bankFileEmails(change)];
  },
};

/**
 * Emails the artist once the bank's file with the payout has been made (product 24.6). A file contains many payouts, so
 * these emails are derived from their changes rather than written to the outbox.
 */
function bankFileEmails(change: ItemChange): PublishedEvent[] {
  const { before, after } = change;
  if (!after?.sentAt || before?.sentAt || after.state !== 'processing') return [];
  const payout = readPayout(after);
  return [emailFromChange(change, `payout-${payout.payoutId}-${payout.state}`, payoutEmail(payout))];
}
