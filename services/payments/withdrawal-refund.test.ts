import type { WithdrawnRelease } from '../../shared/releases/release.ts';
import { AN_ARTIST, aCompleteDraft } from '../../shared/test/builders.ts';
import type { Intent } from './intent.ts';
import { paymentFrom } from './payment-from.ts';
import { type NewFacts, noFacts } from './provider-facts.ts';
import { addRefundRequest } from './refund-request.ts';
import { addWithdrawalRefund, wasNeverExported } from './withdrawal-refund.ts';

const at = '2026-11-21T10:00:00.000Z';
const draft = aCompleteDraft();
const release: WithdrawnRelease = {
  ...draft,
  status: 'withdrawn',
  submission: { at, agreementVersion: 'v', by: AN_ARTIST },
  withdrawnAt: at,
};
const paid = (facts: NewFacts = {}): Intent => ({
  paymentId: 'pi_1',
  ver: 1,
  facts: { ...noFacts, paid: { sessionId: 'cs_1', at }, ...facts },
  sale: { sessionId: 'cs_1', artistId: AN_ARTIST, releaseId: draft.id, plan: 'single', cents: 300 },
  decided: { outcome: 'applied', title: 'Night Ferry', artistName: 'Mara', percentage: 100 },
  asked: {},
  waiting: [],
});
const owed = (intent: Intent) => Object.values(addWithdrawalRefund(intent, release).asked).map(({ cents }) => cents);

describe('the refund of a payment for a withdrawn release (product 11.15)', () => {
  it('is requested once, and ends what the payment counts for', () => {
    const once = addWithdrawalRefund(paid(), release);
    expect(paymentFrom(once)).toMatchObject({ state: 'refunding', counts: false });
    expect(addWithdrawalRefund(once, release)).toBe(once);
  });

  it('is the rest of a payment that was refunded in part', () => {
    const part = { re_1: { cents: 100, at, status: 'given' as const } };
    expect(owed(paid({ refunds: part }))).toEqual([200]);
  });

  it('adds nothing to a refund of the office', () => {
    const requested = addRefundRequest(paid(), {
      requestId: 'rfd_1',
      reason: 'Sorry',
      by: { id: 'a', name: 'Fin' },
      at,
    });
    expect(addWithdrawalRefund(requested, release)).toBe(requested);
  });

  it('waits for the bank while the payment is disputed, and follows if the dispute is won', () => {
    expect(owed(paid({ disputes: { du_1: { cents: 300, at } } }))).toEqual([]);
    expect(owed(paid({ disputes: { du_1: { cents: 300, at, wonAt: at } } }))).toEqual([300]);
    expect(owed(paid({ disputes: { du_1: { cents: 300, at, lostAt: at } } }))).toEqual([]);
  });

  it('is for releases that were never exported', () => {
    expect([release, { ...release, exportedAt: at }, draft, undefined].map(wasNeverExported)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
