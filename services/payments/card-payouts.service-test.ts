import { randomUUID } from 'node:crypto';
import { checkBooks } from '../ledger/check-books.ts';
import { postingHash } from '../ledger/posting.ts';
import { keys, ledgerKeys } from '../platform/keys.ts';
import { openTable } from '../platform/table.ts';
import { laptop } from '../test/laptop.ts';
import { ownBooks } from '../test/own-books.ts';
import { askStripe, eventAbout, paidOutsideProduct, postEvent, stripeSecret } from '../test/payments.ts';
import { newColleague, type Person } from '../test/people.ts';
import { until } from '../test/releases.ts';
import { testLog } from '../test/test-log.ts';
import type { CardPayout } from './card-payout.ts';
import { cardPayoutListRepository } from './card-payout-list-repository.ts';
import { cardPayoutRepository } from './card-payout-repository.ts';
import { createEventHandler } from './handle-event.ts';
import { healPayments } from './heal-payments.ts';
import { providerEventRepository, type StoredEvent } from './provider-event-repository.ts';
import type { SettlementNeeds, settlement } from './settlement.ts';
import { stripeGateway } from './stripe-gateway.ts';

const ledger = openTable(laptop.outputs.LedgerTableName);
let finance: Person;
beforeAll(async () => {
  finance = await newColleague('finance');
});

type AtStripe = { id: string; amount: number; balance_transaction: string };
/** Pays out this many cents from the provider's balance to the bank. */
async function paidOut(amount: number, method: 'standard' | 'instant' = 'standard'): Promise<AtStripe> {
  await paidOutsideProduct(900);
  return askStripe('POST', '/v1/payouts', { amount: String(amount), currency: 'usd', method });
}
const press = async (id: string, action: string) => {
  const body = new URLSearchParams({ action });
  const url = `${laptop.addresses.stripe}/dashboard/payouts/${id}`;
  expect((await fetch(url, { method: 'POST', redirect: 'manual', body })).status).toBe(303);
};
const listed = async (id: string) =>
  (await finance.api('GET /api/admin/books/card-payouts', { query: {} })).items.find(
    ({ cardPayoutId }) => cardPayoutId === id,
  );
const entriesOf = async (key: string) => {
  const params = { hash: postingHash({ key }) };
  const { entries, cause } = await finance.api('GET /api/admin/books/transactions/{hash}', { params });
  return { cause, moved: Object.fromEntries(entries.map(({ account, amountMicros }) => [account, amountMicros])) };
};
const isPosted = async (key: string) =>
  (await ledger.get(ledgerKeys.transaction({ hash: postingHash({ key }) }), { consistent: true })) !== undefined;

describe('a payout of the card provider (product 28.5)', () => {
  it('is booked with its fee when paid, and booked back if the bank rejects it later', async () => {
    const { id, balance_transaction } = await paidOut(200, 'instant');
    const cause = { kind: 'card-payout', cardPayoutId: id };
    await press(id, 'arrive');
    await until(
      () => listed(id),
      (found) => found?.state === 'paid',
      'the payout in the books',
    );
    expect(await listed(id)).toMatchObject({ amountMicros: '2000000', feeMicros: '500000' });
    expect(await entriesOf(`card-payout:${id}`)).toEqual({
      cause,
      moved: { cash: '2000000', 'card-clearing': '-2000000' },
    });
    expect(await entriesOf(`card-payout-fee:${balance_transaction}`)).toEqual({
      cause,
      moved: { 'card-fees': '500000', 'card-clearing': '-500000' },
    });

    await press(id, 'fail-payout');
    const failed = await until(
      () => listed(id),
      (found) => found?.state === 'failed',
      'the failure in the books',
    );
    expect(failed).toMatchObject({
      failureCode: 'account_closed',
      hash: postingHash({ key: `card-payout-failed:${id}` }),
    });
    expect(await entriesOf(`card-payout-failed:${id}`)).toEqual({
      cause,
      moved: { cash: '-2000000', 'card-clearing': '2000000' },
    });
  });

  it('is booked once, even if events arrive twice, concurrently or out of order; not while it is on its way', async () => {
    const payout = await paidOut(150);
    expect(await isPosted(`card-payout:${payout.id}`)).toBe(false);
    const paid = { ...payout, status: 'paid' };
    const failed = { ...payout, status: 'failed', failure_code: 'no_account' };
    const reports = [eventAbout(failed, 'payout.failed'), eventAbout(paid, 'payout.paid')];
    const answers = await Promise.all([...reports, ...reports, ...reports].map((text) => postEvent(text)));
    for (const text of reports) answers.push(await postEvent(text));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await entriesOf(`card-payout:${payout.id}`)).moved).toMatchObject({ cash: '1500000' });
    expect((await entriesOf(`card-payout-failed:${payout.id}`)).moved).toMatchObject({ cash: '-1500000' });
    expect(await listed(payout.id)).toMatchObject({ state: 'failed', failureCode: 'no_account' });
  });

  it('in another currency is shown to the office as unmatched, and not booked', async () => {
    const payout = { ...(await paidOut(150)), id: `po_${randomUUID().replaceAll('-', '')}`, currency: 'eur' };
    expect((await postEvent(eventAbout(payout, 'payout.paid'))).status).toBe(200);
    const office = await newColleague('finance');
    const { items } = await office.api('GET /api/admin/provider-events', { query: {} });
    expect(items.find(({ objectId }) => objectId === payout.id)).toMatchObject({ reason: 'currency' });
    expect(await isPosted(`card-payout:${payout.id}`)).toBe(false);
  });

  it('with a lost webhook is booked by healing, once (product 10.24)', async () => {
    const { table, tables } = await ownBooks();
    const { id } = await paidOut(175);
    await press(id, 'arrive');
    const now = () => new Date();
    const keySet = async () => ({ ...stripeSecret(), webhookSecretPrevious: undefined }) as never;
    const [apiUrl, siteUrl] = [laptop.addresses.stripe, laptop.addresses.site];
    const gateway = stripeGateway({ keys: { current: keySet, renewed: keySet }, apiUrl, siteUrl, log: testLog(), now });
    const stripe = gateway.until(new Date(Date.now() + 60_000));
    const needs = {
      events: providerEventRepository(table),
      cardPayouts: cardPayoutRepository(table, tables.ledger),
      stripe,
      log: testLog(),
      now,
    } as unknown as SettlementNeeds;
    const handle = createEventHandler(needs, {} as ReturnType<typeof settlement>);
    const heal = () =>
      healPayments({
        ...needs,
        // The provider also reports payments of other tests, which belong to other books.
        toldSince: async function* (since) {
          for await (const event of stripe.events(since)) if (event.objectId === id) yield event;
        },
        handle,
        refunding: async () => [],
        giveBack: async () => undefined,
        now: now(),
      });
    for (let n = 0; n < 2; n++) await heal();
    expect((await cardPayoutListRepository(table).page(undefined)).items).toMatchObject([
      { cardPayoutId: id, cents: 175 },
    ]);
  });
});

const payout: CardPayout = {
  ...{ cardPayoutId: 'po_1', cents: 261, createdAt: new Date().toISOString(), arrivesOn: '2026-11-23', fees: {} },
  paidAt: new Date().toISOString(),
};
const eventOf = (eventId: string): StoredEvent => {
  const at = new Date().toISOString();
  return { eventId, type: 'payout.paid', at, receivedAt: at, objectId: 'po_1', outcome: 'applied' };
};

test('keeps a report that arrives during another update (design 3.12)', async () => {
  const { table, tables } = await ownBooks();
  const payouts = cardPayoutRepository(table, tables.ledger);
  await payouts.add(payout, eventOf('evt_1'));
  const failed = { at: new Date().toISOString(), code: 'no_account' };
  let isFirst = true;
  const between: typeof table = {
    ...table,
    async get(...asked) {
      const item = await table.get(...asked);
      if (isFirst) {
        isFirst = false;
        await payouts.add({ ...payout, failed }, eventOf('evt_2'));
      }
      return item;
    },
  };
  const fees = { txn_1: { cents: 50, at: payout.createdAt } };
  const { after } = await cardPayoutRepository(between, tables.ledger).add({ ...payout, fees }, eventOf('evt_3'));
  expect(after).toMatchObject({ failed, fees });
  expect((await cardPayoutListRepository(table).page(undefined)).items).toMatchObject([{ failed, fees }]);
});

test('is checked daily against the ledger (product 28.5)', async () => {
  const { table, tables, books } = await ownBooks();
  await cardPayoutRepository(table, tables.ledger).add(payout, eventOf('evt_1'));
  const found = async () => (await checkBooks({ books, table })).differences;
  expect(await found()).toEqual([]);
  const set = (UpdateExpression: string, values: Record<string, unknown>) =>
    table.update({ Key: keys.cardPayout(payout), UpdateExpression, ExpressionAttributeValues: values });
  const differs = [{ invariant: 'ledger-card-payout-differs', where: 'po_1' }];
  await set('SET cents = :other', { ':other': 262 });
  expect(await found()).toEqual(differs);
  await set('SET cents = :was, failed = :failed', { ':was': 261, ':failed': { at: payout.createdAt } });
  expect(await found()).toEqual(differs);
});
