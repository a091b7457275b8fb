import type { LeadId } from '../../shared/ids.ts';
import type { LeadRepository } from './lead-repository.ts';
import { sentPart } from './stored-lead.ts';
import type { WebhookGateway } from './webhook-gateway.ts';

type Needs = {
  leads: Pick<LeadRepository, 'find' | 'markForwarded'>;
  /** The webhook that receives leads, if the operator has configured one. */
  webhook: WebhookGateway | undefined;
};

/**
 * Sends the current lead to the webhook; skips a lead that has changed since. Delivers at least once, because sending
 * and recording cannot be a single step; the delivery id lets the receiver detect a repetition.
 * @throws Error if the webhook did not accept the lead
 */
export async function forwardLead({ leads, webhook }: Needs, leadId: LeadId): Promise<void> {
  if (!webhook) return;
  const lead = await leads.find(leadId);
  if (!lead || lead.forwardedRev === lead.rev) return;
  await webhook.send(`${leadId}-${lead.rev}`, sentPart(lead));
  await leads.markForwarded(leadId, lead.rev);
}
