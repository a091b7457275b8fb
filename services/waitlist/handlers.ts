import { quotas } from '../../shared/quotas.ts';
import type { waitlistContract } from '../../shared/waitlist/contract.ts';
import { isByMachine } from '../../shared/waitlist/lead-of.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit } from '../platform/audit.ts';
import type { TakeCall } from '../platform/call-quota.ts';
import type { Handlers } from '../platform/serve.ts';
import type { LeadRepository } from './lead-repository.ts';
import { listed } from './stored-lead.ts';

type Needs = {
  leads: LeadRepository;
  takeCall: TakeCall;
  auditedBy: (actor: SignedIn) => Audited;
  now: () => Date;
};

export const waitlistHandlers = ({ leads, takeCall, auditedBy, now }: Needs): Handlers<typeof waitlistContract> => ({
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

  async 'DELETE /api/admin/waitlist/{leadId}'({ actor, params: { leadId } }) {
    await leads.remove(leadId, [
      audit(auditedBy(actor), { what: 'lead-removed', object: { kind: 'lead', leadId }, from: 'waiting', to: 'gone' }),
    ]);
    return { removed: true };
  },
});
