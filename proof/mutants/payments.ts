import { guards, type Mutant } from './mutant.ts';

/** Guards of payments for a release: checkouts, payments, refunds. */
export const paymentsMutants: readonly Mutant[] = [
  ...guards('services/payments/provider-keys.ts', 'unit', 'services/payments/provider-keys.test', [
    ['a wrong signature reads no secret', 'renewed: () => notOlder(MIN_REREAD_MS)', 'renewed: () => notOlder(0)'],
    [
      'an empty secret signs nothing',
      'webhookSecretPrevious ? [webhookSecretPrevious] : []',
      "[webhookSecretPrevious ?? '']",
    ],
  ]),
  ...guards('services/payments/stripe-client-gateway.ts', 'unit', 'services/payments/stripe-gateway.test', [
    [
      'a provider is asked while there is time',
      "if (left <= 0) throw new Problem('payment-provider-unavailable');",
      '',
    ],
  ]),
  ...guards('services/payments/stripe-events-gateway.ts', 'unit', 'services/payments/stripe-gateway.test', [
    [
      'a refund that failed is none',
      "const isFailed = status === 'failed' || status === 'canceled';",
      'const isFailed = false;',
    ],
  ]),
  ...guards('services/payments/card-payout.ts', 'unit', 'services/payments/card-payout.test', [
    ['a payout that failed is taken back', '...(failed\n      ?', '...(failed && !failed\n      ?'],
    ['a failure alone books both ways', 'const sentAt = paidAt ?? failed?.at;', 'const sentAt = paidAt;'],
    ['a report that comes later keeps what is known', '  ...known,\n', ''],
  ]),
  ...guards('services/payments/card-payout-repository.ts', 'service', 'services/payments/card-payouts.service-test', [
    [
      'a payout is booked once for all that report it',
      'filter((posting) => !posted.has(posting.key))',
      'filter(() => true)',
      'is booked once, even if events arrive twice, concurrently or out of order; not while it is on its way',
    ],
    [
      'a report does not undo a concurrent one',
      "ConditionExpression: item ? 'ver = :ver' : 'attribute_not_exists(PK)'",
      "ConditionExpression: item ? 'ver >= :ver OR attribute_exists(PK)' : 'attribute_not_exists(never)'",
      'keeps a report that arrives during another update',
    ],
  ]),
  ...guards('services/payments/handle-event.ts', 'service', 'services/payments/card-payouts.service-test', [
    [
      'a payout in another currency is not booked',
      "event.currency !== 'usd'",
      'false',
      'in another currency is shown to the office as unmatched, and not booked',
    ],
  ]),
  ...guards('services/ledger/check-card-payouts.ts', 'service', 'services/payments/card-payouts.service-test', [
    [
      'a payout is held against the ledger',
      "sumOf('cash') !== micros ||",
      "sumOf('cash') === 1n &&",
      'is checked daily against the ledger',
    ],
  ]),
  ...guards('services/payments/provider-facts.ts', 'unit', 'services/payments/orders.test', [
    ['what is known of a dispute stays when an older telling comes', '({ ...b, ...a }))', '(b))'],
    [
      'a refund that failed stays failed',
      "a.status === 'failed' || b.status === 'failed' ? 'failed' : 'given'",
      'b.status',
    ],
    ['paid and ended cannot be', '(paid && ended ? [', '(false ? ['],
  ]),
  ...guards('services/payments/payment-from.ts', 'unit', 'services/payments/orders.test', [
    ['what the bank has counts for no plan', 'counts: !isBack && !isDisputed && !isLost', 'counts: !isBack && !isLost'],
    [
      'what went back counts for no plan',
      'counts: !isBack && !isDisputed && !isLost',
      'counts: !isDisputed && !isLost',
    ],
  ]),
  ...guards('services/payments/handle-event.ts', 'unit', 'services/payments/settlement.test', [
    [
      'what is another account’s is applied to nothing',
      'if (event.foreign) return events.store(unmatched(event, event.foreign));',
      '',
    ],
  ]),
  ...guards('services/payments/intent-writes.ts', 'service', 'services/payments/history.service-test', [
    [
      'a change asks for the version that was read',
      "'ver = :ver'",
      "'(ver = :ver OR attribute_exists(PK))'",
      'requested by five admins concurrently: the amount is refunded once',
    ],
  ]),
  ...guards('services/payments/provider-event-repository.ts', 'service', 'services/payments/history.service-test', [
    [
      'an event that fits by now leaves the list',
      ' REMOVE reason, allPK, allSK',
      '',
      'a refund that arrives before its payment waits, and then counts',
    ],
  ]),
  ...guards('services/payments/refund-request.ts', 'service', 'services/payments/history.service-test', [
    [
      'no more goes back than is left',
      'leftCents > 0 && (cents ?? leftCents) <= leftCents',
      'leftCents > 0',
      'in part: the plan stays, and no more than the rest can be refunded',
    ],
    [
      'what the bank has is not given back',
      'payment.returned || isBanks || !isLeft',
      'payment.returned || !isLeft',
      'except an unknown payment, or one held by the bank',
    ],
  ]),
  ...guards('services/payments/heal-payments.ts', 'service', 'services/payments/history.service-test', [
    [
      'what fits nothing is tried again',
      "if (outcome === 'applied') return;",
      'if (outcome) return;',
      'a lost webhook left',
    ],
  ]),
  ...guards('services/payments/handlers.ts', 'service', 'services/test/crash.service-test', [
    ['a checkout has its answer in its write', 'rev: release.rev, open }, [answered]),', 'rev: release.rev, open }),'],
  ]),
  ...guards('services/payments/handlers.ts', 'unit', 'services/payments/open-checkout.test', [
    [
      'a session that is asked for again stays open',
      "error instanceof Problem && error.code.startsWith('release-')",
      'error instanceof Problem',
    ],
  ]),
  ...guards('services/payments/stripe-gateway.ts', 'service', 'services/test/crash.service-test', [
    ['the provider makes a session once', '{ ...options, idempotencyKey }),', 'options),'],
  ]),
  ...guards('services/releases/writes/plan-writes.ts', 'service', 'services/releases/plans/end-plans.service-test', [
    ['a plan ends once', "        'attribute_not_exists(#plan.isOver)',\n", ''],
    [
      'a plan ends when it is over',
      '#plan.expiresAt <= :moment',
      '(#plan.expiresAt <= :moment OR attribute_exists(PK))',
    ],
    [
      'a plan ends at the end that was read',
      '#plan.expiresAt = :expiresAt',
      '(#plan.expiresAt = :expiresAt OR attribute_exists(PK))',
    ],
    ['the plan that was read ends', '#plan.#planName = :ended', '(#plan.#planName = :ended OR attribute_exists(PK))'],
  ]),
  ...guards('services/releases/writes/plan-writes.ts', 'service', 'services/payments/refund.service-test', [
    [
      'a payment asks for the plan that was read',
      'parts: [holdsPlan(plan), open]',
      'parts: [open]',
      'since it was read without one',
    ],
    [
      'a refund asks for the plan that covers it',
      'parts: [holdsPlan(plan), open]',
      'parts: [open]',
      'if the release no longer has the plan that covers it',
    ],
    [
      'a refund asks for a release that is gone',
      "condition: 'attribute_not_exists(PK)'",
      "condition: 'attribute_not_exists(PK) OR attribute_exists(PK)'",
      'if the release is not gone',
    ],
  ]),
  ...guards('services/releases/writes/plan-writes.ts', 'service', 'services/payments/open-checkout.service-test', [
    [
      'a payment asks for the checkout that was open',
      "'checkout.sessionId = :session'",
      "'(checkout.sessionId = :session OR attribute_exists(PK))'",
      'if its checkout ended since the release was read, and another one is open',
    ],
    [
      'a payment asks for no checkout where there was none',
      'OR checkout.sessionId <> :session)',
      'OR checkout.sessionId <> :session OR attribute_exists(PK))',
      'if its checkout was opened since the release was read',
    ],
  ]),
  ...guards('services/releases/writes/checkout-writes.ts', 'service', 'services/payments/open-checkout.service-test', [
    [
      'a checkout asks for the revision that was priced',
      "'rev = :rev AND",
      "'(rev = :rev OR attribute_exists(PK)) AND",
      'since it was priced',
    ],
    [
      'a release has one open checkout',
      'AND attribute_not_exists(checkout.sessionId)',
      'AND attribute_exists(PK)',
      'if the release has another open checkout',
    ],
    [
      'the end of one checkout ends no other',
      "'checkout.sessionId = :session'",
      "'(checkout.sessionId = :session OR attribute_exists(PK))'",
      's, in any order, and for that one only',
    ],
  ]),
  ...guards('shared/payments/contract.ts', 'service', 'services/payments/checkout.service-test', [
    ['a session is named as one', String.raw`.regex(/^cs_\w{1,250}$/)`, '', 'as a session'],
  ]),
];
