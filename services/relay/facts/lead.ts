import { readEvent } from '../../../shared/events/published-event.ts';
import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/**
 * Somebody joined the waitlist, or says something else there. Who joins is thanked once: the mail's id is the lead's. That a lead was
 * forwarded is told to nobody.
 */
export const leadFacts: Watch = {
  of: keys.lead,
  factsOf(change) {
    const { key, before, after, at } = change;
    const ids = keys.lead.read(key);
    if (!ids || !after || before?.rev === after.rev) return [];
    const told = eventOfChange(change, { name: 'lead-changed', body: ids });
    if (before) return [told];
    const body = { to: ids.leadId, mail: { template: 'waitlist' } };
    return [
      told,
      readEvent(['mail-requested'], {
        id: `waitlist_${ids.leadId}`,
        name: 'mail-requested',
        at: at.toISOString(),
        body,
      }),
    ];
  },
};
