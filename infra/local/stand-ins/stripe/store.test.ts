/** Skipped with STRIPE_TEST_KEY (see `stripe.test.ts`), because the real Stripe's files are not accessible. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyAsAfterCrash, temporaryFolder } from '../../../test/test-cleanup.ts';
import { openStore } from './store.ts';
import { localAccount, locally, oneRelease, pay } from './stripe-under-test.ts';

locally('the account on disk', () => {
  test('everything acknowledged survives a kill -9, and used idempotency keys stay used', async () => {
    const account = await localAccount();
    const { id, latest_charge } = await pay(account.stripe);
    const part = { payment_intent: id, amount: 100 };
    const refund = await account.stripe.refunds.create(part, { idempotencyKey: 'refund-1' });
    const open = await account.stripe.checkout.sessions.create(oneRelease());
    const events = await account.stripe.events.list({ limit: 100 });

    const again = await localAccount({ directory: copyAsAfterCrash(account.directory) });
    const { stripe } = again;
    expect(await stripe.charges.retrieve(latest_charge)).toMatchObject({ amount_refunded: 100 });
    expect((await stripe.events.list({ limit: 100 })).data).toEqual(events.data);
    expect((await stripe.refunds.create(part, { idempotencyKey: 'refund-1' })).id).toBe(refund.id);
    const { url } = await stripe.checkout.sessions.retrieve(open.id);
    expect(url).toBe(`${again.url}/c/pay/${open.id}`);
    expect((await fetch(url ?? '')).status).toBe(200);
  });

  test('a call that fails half-way changes nothing, in memory or on disk', async () => {
    const file = join(temporaryFolder(), 'stripe.jsonl');
    const store = openStore(file);
    const reply = { id: 'key-1', endpoint: '/', fingerprint: '', status: 200, body: {}, requestId: 'req_1', at: 0 };
    store.commit(() => store.put('first_reply', reply));
    const written = await readFile(file, 'utf8');
    const failing = () => {
      store.put('first_reply', { ...reply, status: 400 });
      store.put('first_reply', { ...reply, id: 'key-2' });
      store.drop('first_reply', reply.id);
      throw new Error('half-way');
    };
    expect(() => store.commit(failing)).toThrow('half-way');
    expect(store.all('first_reply')).toEqual([reply]);
    expect(await readFile(file, 'utf8')).toBe(written);
    store.close();
  });
});
