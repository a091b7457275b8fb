import type { LeadId } from '../../shared/ids.ts';
import type { LeadRepository } from './lead-repository.ts';
import { sentPart } from './stored-lead.ts';
import type { WebhookGateway } from './webhook-gateway.ts';

type Needs = {
  leads: Pick<LeadRepository, 'find' | 'markForwarded'>;
  /** None where the operator named none. */
  webhook: WebhookGateway | undefined;
};

/**
 * Sends a lead to the webhook, as it is now: what was overtaken on the way is not sent. At least once, because nobody can record and send in
 * one step; the delivery's id tells the receiver.
 * @throws Error when the webhook did not take it
 */
export async function forwardLead({ leads, webhook }: Needs, leadId: LeadId): Promise<void> {
  if (!webhook) return;
  const lead = await leads.find(leadId);
  if (!lead || lead.forwardedRev === lead.rev) return;
  await webhook.send(`${leadId}-${lead.rev}`, sentPart(lead));
  await leads.markForwarded(leadId, lead.rev);
}
