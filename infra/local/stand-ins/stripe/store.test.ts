/** Left out with STRIPE_TEST_KEY (see `stripe.test.ts`): the real Stripe keeps its files to itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { openStore } from './store.ts';
import { clientOf, LOCAL_KEY, localAccount, locally, oneRelease, pay, temporaryFolder } from './stripe-under-test.ts';

const journalOf = (directory: string) => join(directory, 'stripe.jsonl');

locally('the account on disk', () => {
  test('everything is there after a stop and a start, and used idempotency keys are still used', async () => {
    const account = await localAccount();
    const intent = await pay(account.stripe);
    const part = { payment_intent: intent.id, amount: 100 };
    const refund = await account.stripe.refunds.create(part, { idempotencyKey: 'refund-1' });
    const open = await account.stripe.checkout.sessions.create(oneRelease());
    const events = await account.stripe.events.list({ limit: 100 });
    await account.stop();

    const again = await localAccount({ directory: account.directory });
    const { stripe } = again;
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ amount_refunded: 100 });
    expect((await stripe.events.list({ limit: 100 })).data).toEqual(events.data);
    expect((await stripe.refunds.create(part, { idempotencyKey: 'refund-1' })).id).toBe(refund.id);
    const reopened = await stripe.checkout.sessions.retrieve(open.id);
    expect(reopened.url).toBe(`${again.url}/c/pay/${open.id}`);
    expect((await fetch(reopened.url ?? '')).status).toBe(200);
    await again.stop();
  });

  test('nothing that was acknowledged is lost by kill -9', async () => {
    const directory = await temporaryFolder();
    const start = pathToFileURL(join(process.cwd(), 'infra/local/stand-ins/stripe/start-stripe.ts')).href;
    const program = `import { startStripe } from ${JSON.stringify(start)};
      console.log((await startStripe(${JSON.stringify({ port: 0, directory, apiKey: LOCAL_KEY })})).url);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
    const stripe = clientOf(url);
    const acknowledged: string[] = [];
    const ask = async (): Promise<void> => {
      const { id } = await stripe.checkout.sessions.create(oneRelease());
      acknowledged.push(id);
      if (acknowledged.length === 40) child.kill('SIGKILL');
      return ask();
    };
    await Promise.allSettled(Array.from({ length: 8 }, ask));

    const account = await localAccount({ directory });
    for (const id of acknowledged)
      expect(await account.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    await account.stop();
  });

  test('a call that fails half-way changes nothing, in memory or on disk', async () => {
    const file = journalOf(await temporaryFolder());
    const store = openStore(file);
    store.commit(() => store.put('delivery', { id: 'evt_1', attempts: 0 }));
    const written = await readFile(file, 'utf8');
    expect(() =>
      store.commit(() => {
        store.put('delivery', { id: 'evt_1', attempts: 1 });
        store.put('delivery', { id: 'evt_2', attempts: 0 });
        store.drop('delivery', 'evt_1');
        throw new Error('half-way');
      }),
    ).toThrow('half-way');
    expect(store.all('delivery')).toEqual([{ id: 'evt_1', attempts: 0 }]);
    expect(await readFile(file, 'utf8')).toBe(written);
    store.close();
  });
});
