import { quotas } from '../../shared/quotas.ts';
import type { waitlistContract } from '../../shared/waitlist/contract.ts';
import { isByMachine } from '../../shared/waitlist/lead-of.ts';
import type { TakeCall } from '../platform/call-quota.ts';
import type { Handlers } from '../platform/serve.ts';
import type { LeadRepository } from './lead-repository.ts';
import { listed } from './stored-lead.ts';

type Needs = { leads: LeadRepository; takeCall: TakeCall; now: () => Date };

export const waitlistHandlers = ({ leads, takeCall, now }: Needs): Handlers<typeof waitlistContract> => ({
  async 'POST /api/waitlist'({ actor, body }) {
    await takeCall('lead', actor.address, quotas.leadsPerHour);
    const { homepage, openMs, ...lead } = body;
    // A machine that learned of its refusal would try another way.
    if (!isByMachine({ homepage, openMs })) await leads.join(lead, now());
    return { joined: true };
  },

  async 'GET /api/admin/waitlist'({ query }) {
    const [page, total] = await Promise.all([leads.list(query.cursor), leads.count()]);
    return { ...page, items: page.items.map(listed), total };
  },
});
