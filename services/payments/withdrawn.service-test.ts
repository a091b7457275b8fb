import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import type { Table } from '../platform/table.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { withdrawableRelease } from '../releases/submission/withdraw-release.ts';
import { takenDownWrite } from '../releases/writes/store-writes.ts';
import { balancesOf, booked } from '../test/booked.ts';
import { killableLife, momentsOf } from '../test/dying.ts';
import { intents, paymentChange } from '../test/intents.ts';
import { laptop } from '../test/laptop.ts';
import { ownTable } from '../test/own-table.ts';
import {
  eventAbout,
  opened,
  paidOutsideProduct,
  postEvent,
  refundedOf,
  type Session,
  stripeSecret,
} from '../test/payments.ts';
import { admin, mailsTo, newArtist, type Person, table } from '../test/people.ts';
import { current, freshKey, releases, stored, until } from '../test/releases.ts';
import { testLog } from '../test/test-log.ts';
import { cardPayoutRepository } from './card-payout-repository.ts';
import { checkoutRepository } from './checkout-repository.ts';
import { intentRepository } from './intent-repository.ts';
import { paymentFrom } from './payment-from.ts';
import { paymentListRepository } from './payment-list-repository.ts';
import { providerEventRepository } from './provider-event-repository.ts';
import { refundWithdrawnRelease } from './refund-withdrawn-release.ts';
import { settlement } from './settlement.ts';
import { stripeGateway } from './stripe-gateway.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const REASON = 'The release was withdrawn before it went to stores.';
const submitted = () => stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
const withdraw = ({ id }: Release) =>
  artist.api('POST /api/releases/{releaseId}/withdraw', { params: { releaseId: id }, ...freshKey() });
const ownedOf = ({ artistId, id: releaseId }: Release) => ({ artistId, releaseId });

/** Buys the Single plan for a submitted release. */
async function paid(): Promise<{ release: Release; session: Session }> {
  const session = await paidOutsideProduct(300);
  const before = await opened(await submitted(), { sessionId: session.id });
  await postEvent(eventAbout(session));
  return { release: await current(before), session };
}
const paymentOf = async ({ payment_intent }: Session) => {
  const intent = await intents.find(payment_intent ?? '');
  return intent && paymentFrom(intent);
};
const refundedPayment = (session: Session) =>
  until(
    () => paymentOf(session),
    (payment) => payment?.state === 'refunded',
    'the refund',
  );
const postingsOf = async (release: Release) =>
  (await booked(release)).ledger.map(({ key }) => key.replace(/:.*/, '')).sort();

describe('the payment of a withdrawn release (product 11.15)', () => {
  it('is refunded in full, automatically, once, with the reason in the email and the history', async () => {
    const { release, session } = await paid();
    expect(release.plan?.name).toBe('single');
    await withdraw(release);
    expect(await refundedPayment(session)).toMatchObject({ refundedCents: 300, reason: REASON, counts: false });
    expect(await refundedOf(session.id)).toBe(300);
    expect(await balancesOf(release)).toEqual({});
    expect(await postingsOf(release)).toEqual(['plan', 'refund', 'refund-owed']);
    const { plan, events } = await current(release);
    expect(plan).toBeNull();
    expect(events.at(-1)).toMatchObject({ kind: 'plan-fell', why: 'withdrawn', by: 'platform', plan: null });
    const isRefund = ({ subject }: { subject: string }) => subject === 'Your Segno refund: $3.00';
    const mails = await until(
      () => mailsTo(artist.email),
      (all) => all.some(isRefund),
      'the email',
    );
    expect(await mails.find(isRefund)?.html()).toContain(REASON);
  });

  it('is returned if it arrives after the withdrawal', async () => {
    const session = await paidOutsideProduct(300);
    const release = await opened(await submitted(), { sessionId: session.id });
    await checkoutRepository(table).close(ownedOf(release), session.id);
    await withdraw(release);
    await postEvent(eventAbout(session));
    expect(await refundedPayment(session)).toMatchObject({ returned: 'release-withdrawn' });
    expect(await refundedOf(session.id)).toBe(300);
    expect(await balancesOf(release)).toEqual({});
    expect((await current(release)).plan).toBeNull();
    const verify = artist.api('POST /api/payments/verify', { body: { sessionId: session.id } });
    await expect(verify).rejects.toMatchObject({
      code: 'payment-refunded',
      details: { reason: 'release-withdrawn' },
    });
  });

  it('is guarded in the write: a payment that read the release before its withdrawal reads it again', async () => {
    const session = await paidOutsideProduct(300);
    const release = await submitted();
    await withdraw(release);
    const late = intents.save(paymentChange({ owned: ownedOf(release), session, outcome: 'applied' }, release));
    await expect(late).rejects.toMatchObject({ code: 'release-changed' });
    expect(await booked(release)).toEqual({ payments: [], ledger: [] });
  });

  it('stays if the release was taken down, because it was exported', async () => {
    const { release, session } = await paid();
    const office = await admin();
    await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: ownedOf(release),
      body: {},
    });
    const read = await releases.get(ownedOf(release), { consistent: true });
    if (read.status !== 'exported') throw new Error('It was not exported');
    await table.transact([takenDownWrite(table.name, read, new Date().toISOString())]);
    await settlementOn(table).refund(ownedOf(release));
    expect(await paymentOf(session)).toMatchObject({ state: 'paid', counts: true });
    expect((await current(release)).plan?.name).toBe('single');
  });
});

const { secretKey, webhookSecret } = stripeSecret();
const keySet = async () => ({ secretKey, webhookSecrets: [webhookSecret] });
const [log, now] = [testLog(), () => new Date()];
const [apiUrl, siteUrl] = [laptop.addresses.stripe, laptop.addresses.site];
const stripe = stripeGateway({ keys: { current: keySet, renewed: keySet }, apiUrl, siteUrl, log, now });

/** The listener's function on a table, which can be killed at each call to the table or to the provider. */
function settlementOn(on: Table, life = killableLife()) {
  const mortal = life.within(on);
  const needs = {
    releases: releaseRepository(mortal),
    profiles: profileRepository(mortal),
    checkouts: checkoutRepository(mortal),
    intents: intentRepository(mortal, laptop.outputs.LedgerTableName),
    lists: paymentListRepository(mortal),
    events: providerEventRepository(mortal),
    cardPayouts: cardPayoutRepository(mortal, laptop.outputs.LedgerTableName),
    stripe: life.within(stripe.until(new Date(Date.now() + 60_000))),
    log,
    now,
  };
  return {
    refund: (owned: Parameters<typeof refundWithdrawnRelease>[1]) =>
      refundWithdrawnRelease({ ...needs, ...settlement(needs) }, owned),
  };
}

describe('whatever stops the refund of a withdrawn release', () => {
  /** A paid and then withdrawn release in a table of its own, whose changes reach no function. */
  async function withdrawnIn(own: Table) {
    const session = await paidOutsideProduct(300);
    const draft = aCompleteDraft({ artistId: artist.artistId });
    const submission = { at: new Date().toISOString(), agreementVersion: 'v', by: artist.artistId };
    const ownReleases = releaseRepository(own);
    await ownReleases.create({ ...draft, status: 'submitted', submission } as unknown as typeof draft);
    const release = await ownReleases.get(ownedOf(draft), { consistent: true });
    const ownIntents = intentRepository(own, laptop.outputs.LedgerTableName);
    await ownIntents.save(paymentChange({ owned: ownedOf(release), session, outcome: 'applied' }, release));
    await ownReleases.saveWithdrawn(withdrawableRelease(release), new Date());
    return { session, release, find: () => ownIntents.find(session.payment_intent ?? '') };
  }

  it('it is refunded exactly once', async () => {
    const own = await ownTable();
    const whole = killableLife();
    await settlementOn(own, whole).refund(ownedOf((await withdrawnIn(own)).release));
    for (const moment of momentsOf(whole.calls())) {
      const { session, release, find } = await withdrawnIn(own);
      const life = killableLife(moment);
      await settlementOn(own, life)
        .refund(ownedOf(release))
        .catch((error: unknown) => {
          if (!life.isOver()) throw error;
        });
      // The queue delivers the event again, and once more than needed.
      for (let n = 0; n < 2; n++) await settlementOn(own).refund(ownedOf(release));
      const intent = await find();
      expect([moment, Object.keys(intent?.asked ?? {}).length]).toEqual([moment, 1]);
      expect([moment, await refundedOf(session.id)]).toEqual([moment, 300]);
      expect([moment, intent && paymentFrom(intent)?.state]).toEqual([moment, 'refunded']);
      const ledger = await postingsOf(release);
      expect([moment, ledger]).toEqual([moment, ['plan', 'refund', 'refund-owed']]);
    }
  });
});
