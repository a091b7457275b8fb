import { guards, type Mutant } from './mutant.ts';

/** Guards of the waitlist's entries, and against bots. */
export const waitlistMutants: readonly Mutant[] = [
  ...guards('services/waitlist/lead-repository.ts', 'service', 'services/waitlist/waitlist.service-test', [
    ['an address has one lead', "'attribute_not_exists(PK)'", "'attribute_not_exists(nothing)'", 'equal leads at once'],
    [
      'a lead that says nothing new changes nothing',
      "'attribute_exists(PK) AND #fingerprint <> :fingerprint'",
      "'attribute_exists(PK) AND (#fingerprint <> :fingerprint OR attribute_exists(PK))'",
      'says nothing new',
    ],
  ]),
  ...guards('services/waitlist/handlers.ts', 'service', 'services/waitlist/waitlist.service-test', [
    ['a machine’s lead is not stored', 'if (!isSentByBot({ homepage, openMs })) await', 'await', 'one that'],
    [
      'a lead counts for its network',
      "await takeCall('lead', actor.address, quotas.leadsPerHour);",
      '',
      'counts for its network',
    ],
  ]),
  ...guards('services/platform/call-quota.ts', 'service', 'services/waitlist/waitlist.service-test', [
    ['calls of a network end', 'OR calls < :most', 'OR calls < :most OR attribute_exists(calls)', 'so many leads'],
    ['no address can be found again', "createHmac('sha256', secret)", "createHash('sha256')", 'no network address'],
  ]),
  ...guards('services/waitlist/forward-lead.ts', 'service', 'services/waitlist/webhook.service-test', [
    ['what the webhook has is not sent again', ' || lead.forwardedRev === lead.rev', '', 'down for an hour'],
  ]),
  ...guards('services/waitlist/webhook-gateway.ts', 'service', 'services/waitlist/webhook.service-test', [
    ['a refusal is no yes', 'if (!response.ok)', 'if (false)', 'is no yes'],
    ['a lead goes where the operator said', "redirect: 'error'", "redirect: 'follow'", 'is no yes'],
  ]),
  ...guards('services/waitlist/on-lead-changed.ts', 'service', 'services/waitlist/webhook.service-test', [
    ['a webhook has hours', '{ config, log, retrySeconds }', '{ config, log }', 'down for an hour'],
  ]),
  ...guards('services/relay/facts/lead.ts', 'unit', 'services/relay/facts-from-change.test', [
    ['that a lead was forwarded is told to nobody', ' || before?.rev === after.rev', '', 'is forwarded'],
    ['who joined is thanked once', 'if (before) return [changed];', '', 'changes its answers'],
  ]),
];
