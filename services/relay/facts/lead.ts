import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import { mailOfChange } from '../mail-of-change.ts';
import type { Watch } from '../watch.ts';

/**
 * Somebody joined the waitlist, or says something else there. Who joins is thanked once: the mail's id is the lead's. That a lead was
 * forwarded is told to nobody.
 */
export const leadFacts: Watch = {
  of: keys.lead,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.lead.read(key);
    if (!ids || !after || before?.rev === after.rev) return [];
    const told = eventOfChange(change, { name: 'lead-changed', body: ids });
    if (before) return [told];
    const mail = { to: ids.leadId, mail: { template: 'waitlist' } } as const;
    return [told, mailOfChange(change, `waitlist_${ids.leadId}`, mail)];
  },
};
