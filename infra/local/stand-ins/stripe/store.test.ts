/** Left out with STRIPE_TEST_KEY (see `stripe.test.ts`): the real Stripe keeps its files to itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { openStore } from './store.ts';
import {
  clientOf,
  LOCAL_KEY,
  localAccount,
  locally,
  oneRelease,
  pay,
  temporaryFolder,
} from './testing/test-account.ts';

const journalOf = (directory: string) => join(directory, 'stripe.jsonl');

locally('the account on disk', () => {
  test('everything is there after a stop and a start, and used idempotency keys are still used', async () => {
    const account = await localAccount();
    const intent = await pay(account.stripe);
    const idempotencyKey = 'refund-1';
    const refund = await account.stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, { idempotencyKey });
    const open = await account.stripe.checkout.sessions.create(oneRelease());
    const events = await account.stripe.events.list({ limit: 100 });
    await account.stop();

    const again = await localAccount({ directory: account.directory });
    const { stripe } = again;
    const charge = await stripe.charges.retrieve(String(intent.latest_charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ amount_refunded: 100, refunds: { data: [{ id: refund.id }] } });
    expect((await stripe.events.list({ limit: 100 })).data).toEqual(events.data);
    const replayed = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 }, { idempotencyKey });
    expect(replayed.id).toBe(refund.id);
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
    const kept = new Set<string>();
    for await (const session of account.stripe.checkout.sessions.list({ limit: 100 })) kept.add(session.id);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    await account.stop();
  });

  test('a line that was cut short was never acknowledged; the rest is read', async () => {
    const account = await localAccount();
    const { id } = await account.stripe.checkout.sessions.create(oneRelease());
    await account.stop();
    await appendFile(journalOf(account.directory), '{"put":[["charge",{"id":"ch_1","amou');
    const again = await localAccount({ directory: account.directory });
    expect(await again.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    await again.stop();
  });

  test.each([
    ['is not the journal', 'hello'],
    ['has a broken line in the middle', '{"put":[["charge",{"id":"ch\n{"put":[],"drop":[]}\n'],
    ['names a table that is not known', '{"put":[["gramophone",{"id":"1"}]],"drop":[]}\n'],
  ])('a file that %s makes the start fail with one sentence that names it, and is left alone', async (_, content) => {
    const directory = await temporaryFolder();
    await writeFile(journalOf(directory), content);
    await expect(localAccount({ directory })).rejects.toThrow(
      `The Stripe stand-in cannot read line 1 of ${journalOf(directory)}: restore the file, or delete it to start with no payments.`,
    );
    expect(await readFile(journalOf(directory), 'utf8')).toBe(content);
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

  test('a closed store refuses changes', async () => {
    const store = openStore(journalOf(await temporaryFolder()));
    store.close();
    expect(() => store.commit(() => store.put('delivery', { id: 'evt_1', attempts: 0 }))).toThrow('closed');
  });
});
