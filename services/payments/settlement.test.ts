import { Problem } from '../../shared/contract/problem.ts';
import type { HeldPlanName } from '../../shared/plans/plan.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import type { LogFields } from '../platform/logger.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { testLog } from '../test/test-log.ts';
import type { CardPayoutRepository } from './card-payout-repository.ts';
import type { CheckoutRepository } from './checkout-repository.ts';
import { createEventHandler } from './handle-event.ts';
import type { Intent } from './intent.ts';
import type { Change } from './intent-repository.ts';
import type { Checkout, ProviderSession } from './payment.ts';
import { paymentFrom } from './payment-from.ts';
import type { PaymentListRepository } from './payment-list-repository.ts';
import type { ProviderEvent } from './provider-event.ts';
import type { ProviderEventRepository, StoredEvent } from './provider-event-repository.ts';
import { settlement } from './settlement.ts';
import type { Provider } from './stripe-gateway.ts';

const release = aCompleteDraft();
const owned = { artistId: release.artistId, releaseId: release.id };
const open = { sessionId: 'cs_1', expiresAt: '2026-11-22T09:00:00.000Z' };
const checkout: Checkout = {
  ...owned,
  sessionId: 'cs_1',
  plan: 'single',
  cents: 300,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const session: ProviderSession = {
  id: 'cs_1',
  isPaid: true,
  isExpired: false,
  cents: 300,
  currency: 'usd',
  paymentIntentId: 'pi_1',
  releaseId: release.id,
};
const at = '2026-11-21T10:00:00.000Z';

/** An event about a session, as the webhook reads it. */
const about = (session: ProviderSession, ended?: 'expired'): ProviderEvent => ({
  eventId: 'evt_1',
  type: 'checkout.session.completed',
  at,
  objectId: session.id,
  paymentId: session.paymentIntentId,
  cents: session.cents,
  currency: session.currency,
  foreign: null,
  of: { kind: 'session', session, ...(ended && { ended }) },
});

type World = {
  /** The provider's report of the session. */
  reported?: ProviderSession | undefined;
  /** The release's plan; 'gone' if there is no release. */
  held?: HeldPlanName | 'gone';
  /** Whether the session's checkout is unknown. */
  isLost?: boolean;
  /** Interrupts a step once: before or after it is done. */
  breaks?: { step: string; when: 'before' | 'after'; by?: Error };
};

/** A settlement in a simulated world that records every write, refund and alarm. */
function settlementIn(world: World) {
  const done: string[] = [];
  const alarms: [string, LogFields][] = [];
  const stored: StoredEvent[] = [];
  let known: Intent | undefined;
  let { breaks } = world;
  const step = async (name: string, work: () => void = () => undefined) => {
    const broken = breaks?.step === name ? breaks : undefined;
    if (broken) breaks = undefined;
    if (broken?.when === 'before') throw broken.by ?? new Error('killed');
    done.push(name);
    work();
    if (broken?.when === 'after') throw broken.by ?? new Error('killed');
  };
  const plan = world.held &&
    world.held !== 'gone' && { name: world.held, percentage: 100, paidAt: '2026-11-20T09:00:00.000Z' };
  const needs = {
    releases: {
      // A stale copy might lack a plan that another payment has just bought.
      find: async (_: unknown, { consistent }: { consistent: boolean }) =>
        world.held === 'gone' ? undefined : { ...release, plan: (consistent && plan) || null },
    } as unknown as ReleaseRepository,
    profiles: { find: async () => undefined },
    checkouts: {
      find: async () => {
        if (breaks?.step === 'find checkout') await step('find checkout');
        return world.isLost ? undefined : checkout;
      },
      close: () => step('close'),
    } as unknown as CheckoutRepository,
    intents: {
      find: async () => known,
      save: ({ before, after, event }: Change) => {
        expect(before?.ver).toBe(known?.ver);
        const isNew = JSON.stringify(paymentFrom(after)) !== JSON.stringify(before && paymentFrom(before));
        if (!isNew) throw new Error('a change that changes nothing was saved');
        return step(`record ${paymentFrom(after)?.state}`, () => {
          known = after;
          if (event) stored.push(event);
        });
      },
    },
    lists: { ofRelease: async () => [] } as unknown as PaymentListRepository,
    cardPayouts: {} as unknown as CardPayoutRepository,
    events: { store: async (event: StoredEvent) => void stored.push(event) } as unknown as ProviderEventRepository,
    stripe: {
      expire: async () => world.reported,
      refund: async () => {
        await step('refund');
        return { refunds: { re_1: { cents: 300, at, status: 'given' as const } } };
      },
    } as unknown as Provider,
    log: testLog({ alarm: (name, _, fields) => void alarms.push([name, fields]) }),
    now: () => new Date(at),
  };
  const settled = settlement(needs);
  return {
    ...settled,
    handle: createEventHandler(needs, settled),
    done,
    alarms,
    stored,
    names: () => alarms.map(([name]) => name),
    recorded: () => known && paymentFrom(known),
  };
}

describe('closing a checkout', () => {
  it.each([
    ['expired', { ...session, isPaid: false, isExpired: true }, ['close']],
    ['unknown to the provider', undefined, ['close']],
  ] as const)('that is %s drops it', async (_, reported, steps) => {
    const { close, done } = settlementIn({ reported });
    expect(await close(owned, open)).toBe('expired');
    expect(done).toEqual(steps);
  });

  it('that was paid applies the payment', async () => {
    const { close, done, names } = settlementIn({ reported: session });
    expect(await close(owned, open)).toBe('paid');
    expect([done, names()]).toEqual([['record paid'], []]);
  });

  it('whose delayed payment is on its way decides nothing', async () => {
    const { close, done, names } = settlementIn({ reported: { ...session, isPaid: false } });
    await expect(close(owned, open)).rejects.toMatchObject({ code: 'payment-pending' });
    expect([done, names()]).toEqual([[], []]);
  });

  it('that was paid, but whose item is lost, raises an alarm', async () => {
    const { close, alarms } = settlementIn({ reported: session, isLost: true });
    await expect(close(owned, open)).rejects.toMatchObject({ code: 'payment-wrong' });
    expect(alarms).toEqual([
      [
        'payment-not-applied',
        { sessionId: 'cs_1', releaseId: release.id, code: 'payment-wrong', reason: 'no checkout' },
      ],
    ]);
  });
});

describe.each(['already-covered', 'release-gone'] as const)('a payment to be refunded: %s', (reason) => {
  const held = reason === 'release-gone' ? 'gone' : 'album';

  it('is recorded, refunded, raises an alarm, and is recorded as refunded', async () => {
    const { apply, done, alarms, recorded } = settlementIn({ held });
    expect(await apply(session)).toBe(reason);
    expect(done).toEqual(['record refunding', 'refund', 'record refunded']);
    expect(alarms).toEqual([['payment-returned', { sessionId: 'cs_1', ...owned, reason }]]);
    expect(recorded()).toMatchObject({ state: 'refunded', returned: reason, refundedAt: at });
  });

  it('is refunded once, however often the provider reports it', async () => {
    const { apply, done, names } = settlementIn({ held });
    for (let n = 0; n < 3; n++) expect(await apply(session)).toBe(reason);
    expect(done).toEqual(['record refunding', 'refund', 'record refunded']);
    expect(names()).toEqual(['payment-returned']);
  });

  const points = ['record refunding', 'refund', 'record refunded'].flatMap((step) =>
    (['before', 'after'] as const).map((when) => [when, step] as const),
  );
  it.each(points)(
    'that is interrupted %s "%s" raises an alarm, and is finished by the next report',
    async (when, step) => {
      const { apply, handle, done, names, recorded } = settlementIn({ held, breaks: { step, when } });
      await expect(apply(session)).rejects.toThrow('killed');
      expect(names()).toContain('payment-not-applied');
      await handle(about(session));
      expect(await apply(session)).toBe(reason);
      expect(recorded()).toMatchObject({ state: 'refunded', returned: reason });
      expect(done.filter((each) => each.startsWith('record'))).toEqual(['record refunding', 'record refunded']);
      expect(names()).toContain('payment-returned');
    },
  );
});

describe('a report of the provider', () => {
  it('that a retry may fix fails, so that the provider retries it, with an alarm each time', async () => {
    const { handle, names, done } = settlementIn({
      held: 'single',
      breaks: { step: 'refund', when: 'before', by: new Problem('payment-provider-unavailable') },
    });
    await expect(handle(about(session))).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
    expect(names()).toEqual(['payment-not-applied']);
    await handle(about(session));
    expect(done).toEqual(['record refunding', 'refund', 'record refunded']);
  });

  it('fails with an alarm if there is no table', async () => {
    const { handle, names } = settlementIn({ breaks: { step: 'find checkout', when: 'before' } });
    await expect(handle(about(session))).rejects.toThrow('killed');
    expect(names()).toEqual(['payment-not-applied']);
  });

  it.each([
    ['a wrong amount', { cents: 299 }, 'amount'],
    ['another currency', { currency: 'eur' }, 'currency'],
    ['no payment behind it', { paymentIntentId: null }, 'no payment'],
    ['another session', { id: 'cs_2' }, 'session'],
  ])(
    'of %s is accepted, because a repetition would not help, with an alarm that contains only ids',
    async (_, different, reason) => {
      const { handle, done, alarms, stored } = settlementIn({});
      await handle(about({ ...session, ...different }));
      expect(done).toEqual([]);
      expect(stored).toMatchObject([{ eventId: 'evt_1', outcome: 'unmatched', reason }]);
      const { id: sessionId } = { ...session, ...different };
      expect(alarms).toEqual([
        ['payment-not-applied', { sessionId, releaseId: release.id, code: 'payment-wrong', reason }],
      ]);
    },
  );

  it('about a refund that can never be made is accepted, with an alarm each time', async () => {
    const by = new Problem('payment-wrong', { reason: 'charge_disputed' });
    const { handle, alarms, recorded } = settlementIn({
      held: 'single',
      breaks: { step: 'refund', when: 'before', by },
    });
    await handle(about(session));
    expect(alarms).toMatchObject([['payment-not-applied', { reason: 'charge_disputed' }]]);
    expect(recorded()).toMatchObject({ state: 'refunding' });
  });

  it('about a paid session of ours whose item is lost is accepted, with an alarm', async () => {
    const { handle, alarms } = settlementIn({ isLost: true });
    await handle(about(session));
    expect(alarms).toMatchObject([['payment-not-applied', { sessionId: 'cs_1', reason: 'no checkout' }]]);
  });

  it('about an unknown session that can no longer be paid is only stored', async () => {
    const { handle, alarms, done, stored } = settlementIn({ isLost: true });
    await handle(about({ ...session, isPaid: false, releaseId: null }, 'expired'));
    expect([alarms, done]).toEqual([[], []]);
    expect(stored).toMatchObject([{ outcome: 'applied' }]);
  });

  it.each(['account', 'mode'] as const)(
    'for a different %s is stored with an alarm, and not applied',
    async (foreign) => {
      const { handle, names, done, stored } = settlementIn({});
      await handle({ ...about(session), foreign });
      expect([names(), done]).toEqual([['provider-event-unmatched'], []]);
      expect(stored).toMatchObject([{ eventId: 'evt_1', outcome: 'unmatched', reason: foreign }]);
    },
  );

  it('about a session that can no longer be paid ends its checkout', async () => {
    const { handle, done } = settlementIn({});
    await handle(about({ ...session, isPaid: false, paymentIntentId: null }, 'expired'));
    expect(done).toEqual(['close']);
  });
});

it('a payment that buys its plan is recorded once, whoever reports it', async () => {
  const { apply, done, names } = settlementIn({});
  for (let n = 0; n < 3; n++) expect(await apply(session)).toBe('applied');
  expect([done, names()]).toEqual([['record paid'], []]);
});

it('asking about a payment that has not arrived yet raises no alarm', async () => {
  const { apply, names } = settlementIn({});
  await expect(apply({ ...session, isPaid: false })).rejects.toMatchObject({ code: 'payment-not-completed' });
  expect(names()).toEqual([]);
});
