import { Problem } from '../../shared/contract/problem.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import type { StoreWithEffect } from '../platform/idempotent-handler.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { testLog } from '../test/test-log.ts';
import type { CardPayoutRepository } from './card-payout-repository.ts';
import type { CheckoutRepository } from './checkout-repository.ts';
import { paymentHandlers } from './handlers.ts';
import type { IntentRepository } from './intent-repository.ts';
import type { PaymentListRepository } from './payment-list-repository.ts';
import type { ProviderEventRepository } from './provider-event-repository.ts';
import type { StripeGateway } from './stripe-gateway.ts';

const release = aCompleteDraft();
const now = () => new Date('2026-11-21T10:00:00.000Z');

/**
 * Creates a session for a release, and fails to open its checkout. Returns the sessions that were expired at the
 * provider.
 */
async function expiredAfter(failure: Error): Promise<string[]> {
  const expired: string[] = [];
  const provider = {
    createSession: async () => ({ id: 'cs_1', url: 'https://pay.test/cs_1', expiresAt: now().toISOString() }),
    expire: async (sessionId: string) => void expired.push(sessionId),
  };
  const handlers = paymentHandlers({
    releases: { get: async () => release } as unknown as ReleaseRepository,
    profiles: { find: async () => undefined } as unknown as ProfileRepository,
    checkouts: { open: () => Promise.reject(failure) } as unknown as CheckoutRepository,
    intents: {} as unknown as IntentRepository,
    lists: {} as unknown as PaymentListRepository,
    events: {} as unknown as ProviderEventRepository,
    cardPayouts: {} as unknown as CardPayoutRepository,
    stripe: { until: () => provider } as unknown as StripeGateway,
    newId,
    auditedBy: () => {
      throw new Error('no admin calls here');
    },
    checkSubmission: async () => undefined,
    assertFreshSignIn: () => {
      throw new Error('no admin calls here');
    },
    log: testLog(),
    now,
  });
  const storeWithEffect = (async (_answer, effect) => effect({})) as StoreWithEffect;
  const actor = {
    kind: 'signed-in' as const,
    artistId: release.artistId,
    artistName: 'Mara',
    status: 'active' as const,
  };
  const call = {
    actor: { ...actor, tokenIssuedAt: 0, signedInAt: 0, signInId: '', canChangeAccount: false, address: '' },
    params: { releaseId: release.id },
    query: undefined,
    body: { plan: 'single' as const },
    storeWithEffect,
  };
  await expect(handlers['POST /api/releases/{releaseId}/checkout'](call)).rejects.toBe(failure);
  return expired;
}

test('expires a session whose release is gone', async () => {
  expect(await expiredAfter(new Problem('release-not-found'))).toEqual(['cs_1']);
});

test.each([new Problem('busy'), new Error('the network is gone')])(
  'leaves a session open if opening its checkout failed because of %s: the same request gets it again',
  async (failure) => {
    expect(await expiredAfter(failure)).toEqual([]);
  },
);
