import type { AddressedMail } from '../../shared/mail/mail.ts';
import { quotas } from '../../shared/quotas.ts';
import type { waitlistContract } from '../../shared/waitlist/contract.ts';
import { isSentByBot } from '../../shared/waitlist/lead-from-form.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit } from '../platform/audit.ts';
import type { TakeCall } from '../platform/call-quota.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Write } from '../platform/table.ts';
import type { LeadRepository } from './lead-repository.ts';
import { listed } from './stored-lead.ts';

type Needs = {
  leads: LeadRepository;
  takeCall: TakeCall;
  auditedBy: (actor: SignedIn) => Audited;
  send: (mail: AddressedMail, about: { id: string; at: Date }) => Write;
  now: () => Date;
};

export const waitlistHandlers = ({
  leads,
  takeCall,
  auditedBy,
  send,
  now,
}: Needs): Handlers<typeof waitlistContract> => ({
  async 'POST /api/waitlist'({ actor, body }) {
    await takeCall('lead', actor.address, quotas.leadsPerHour);
    const { homepage, openMs, ...lead } = body;
    // A bot gets the same reply as a person: if it noticed the rejection, it would try another way.
    if (!isSentByBot({ homepage, openMs })) await leads.join(lead, now());
    return { joined: true };
  },

  async 'GET /api/admin/waitlist'({ query }) {
    const [page, total] = await Promise.all([leads.list(query.cursor), leads.count()]);
    return { ...page, items: page.items.map(listed), total };
  },

  async 'POST /api/admin/waitlist/{leadId}/invitation'({ actor, params: { leadId } }) {
    const at = now();
    const invited = { what: 'lead-invited', object: { kind: 'lead', leadId }, from: 'waiting', to: 'invited' } as const;
    return listed(
      await leads.invite(leadId, at, [
        send({ to: leadId, mail: { template: 'invited' } }, { id: `invited-${leadId}-${at.getTime()}`, at }),
        audit(auditedBy(actor), invited),
      ]),
    );
  },

  async 'DELETE /api/admin/waitlist/{leadId}'({ actor, params: { leadId } }) {
    await leads.remove(leadId, [
      audit(auditedBy(actor), { what: 'lead-removed', object: { kind: 'lead', leadId }, from: 'waiting', to: 'gone' }),
    ]);
    return { removed: true };
  },
});
