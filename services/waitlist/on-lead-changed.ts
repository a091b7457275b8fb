import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { LeadChangedConfig } from './config.ts';
import { forwardLead } from './forward-lead.ts';
import { leadRepository } from './lead-repository.ts';
import { retrySeconds } from './retry-seconds.ts';
import { webhookGateway } from './webhook-gateway.ts';

const { config, table, log } = openService('forwarder', LeadChangedConfig);
const needs = {
  leads: leadRepository(table),
  webhook: config.WAITLIST_WEBHOOK ? webhookGateway(config.WAITLIST_WEBHOOK) : undefined,
};

/** Forwards leads to the webhook. */
export const handler = listen('lead-changed', { config, log, retrySeconds }, ({ body }) =>
  forwardLead(needs, body.leadId),
);
