import { keys } from '../../platform/keys.ts';
import { emailFromChange } from '../email-from-change.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/**
 * Reports that a lead joined the waitlist or changed its answers. A new lead is thanked only once, because the email
 * has the lead's id. Forwarding a lead causes no event.
 */
export const leadFacts: Watch = {
  row: keys.lead,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.lead.read(key);
    if (!ids || !after || before?.rev === after.rev) return [];
    const changed = eventFromChange(change, { name: 'lead-changed', body: ids });
    if (before) return [changed];
    const mail = { to: ids.leadId, mail: { template: 'waitlist' } } as const;
    return [changed, emailFromChange(change, `waitlist_${ids.leadId}`, mail)];
  },
};
