import { guards, type Mutant } from './mutant.ts';

/** The money that pays for a release: checkouts, payments, refunds. */
export const paymentsMutants: readonly Mutant[] = [
  ...guards('services/payments/provider-keys.ts', 'unit', 'services/payments/provider-keys.test', [
    ['a wrong signature reads no secret', 'renewed: () => notOlder(AGAIN_MS)', 'renewed: () => notOlder(0)'],
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
  ...guards('services/payments/stripe-gateway.ts', 'unit', 'services/payments/stripe-gateway.test', [
    ['a refund that failed is none', "if (refund?.status === 'failed' || refund?.status === 'canceled')", 'if (false)'],
  ]),
  ...guards('services/payments/handlers.ts', 'service', 'services/test/crash.service-test', [
    ['a checkout has its answer in its write', 'session.expiresAt }, [answered]),', 'session.expiresAt }),'],
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
  ...guards('services/releases/writes/plan-writes.ts', 'service', 'services/releases/end-plans.service-test', [
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
      'is not the release’s any more',
    ],
    [
      'a refund asks for a release that is gone',
      "condition: 'attribute_not_exists(PK)'",
      "condition: 'attribute_not_exists(PK) OR attribute_exists(PK)'",
      'when the release is not gone',
    ],
  ]),
  ...guards('services/releases/writes/plan-writes.ts', 'service', 'services/payments/open-checkout.service-test', [
    [
      'a payment asks for the checkout that was open',
      "'checkout.sessionId = :session'",
      "'(checkout.sessionId = :session OR attribute_exists(PK))'",
      'when its checkout ended',
    ],
    [
      'a payment asks for no checkout where there was none',
      'OR checkout.sessionId <> :session)',
      'OR checkout.sessionId <> :session OR attribute_exists(PK))',
      'when its checkout was opened',
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
      'when it has another open one',
    ],
    [
      'the end of one checkout ends no other',
      "'checkout.sessionId = :session'",
      "'(checkout.sessionId = :session OR attribute_exists(PK))'",
      'in any order, and only of that one',
    ],
  ]),
  ...guards('shared/payments/contract.ts', 'service', 'services/payments/checkout.service-test', [
    ['a session is named as one', String.raw`.regex(/^cs_\w{1,250}$/)`, '', 'as a session'],
  ]),
];
