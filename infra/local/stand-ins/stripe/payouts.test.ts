/** Tests payouts of the balance to the bank. To run this against Stripe's test mode, see `stripe.test.ts`. */
import type Stripe from 'stripe';
import { anAccount, localAccount, locally, pay, refusal, webhookReceiver } from './stripe-under-test.ts';

test('an amount above the balance is not paid out', async () => {
  const { stripe } = await anAccount();
  const refused = await refusal(stripe.payouts.create({ amount: 99_999_999, currency: 'usd' }));
  expect(refused).toMatchObject({ code: 'balance_insufficient', statusCode: 400 });
});

locally('payouts', () => {
  async function shop() {
    const receiver = await webhookReceiver();
    const account = await localAccount({ webhook: receiver.webhook });
    const press = (path: string, action = '') =>
      fetch(`${account.url}/dashboard/payouts${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ action }),
      });
    const moved = async (id: unknown) => account.stripe.balanceTransactions.retrieve(String(id));
    return { ...receiver, ...account, press, moved };
  }
  const payoutIn = (event: Stripe.Event) => event.data.object as Stripe.Payout;

  test('a payout leaves the balance at once, and is reported as paid when it arrives', async () => {
    const { stripe, press, moved, delivery } = await shop();
    await pay(stripe);
    const payout = await stripe.payouts.create({ amount: 200, currency: 'usd' });
    expect(payout).toMatchObject({ object: 'payout', status: 'in_transit', automatic: false, method: 'standard' });
    expect(await moved(payout.balance_transaction)).toMatchObject({ type: 'payout', amount: -200, fee: 0, net: -200 });
    expect(payoutIn(await delivery('payout.created'))).toMatchObject({ id: payout.id });
    await press(`/${payout.id}`, 'arrive');
    expect(payoutIn(await delivery('payout.paid'))).toMatchObject({ id: payout.id, amount: 200, status: 'paid' });
    expect(await stripe.payouts.retrieve(payout.id)).toMatchObject({ status: 'paid' });
    expect((await stripe.payouts.list({ status: 'paid' })).data).toHaveLength(1);
  });

  test('a payout arrives by itself', async () => {
    let later = 0;
    const { stripe } = await localAccount({ now: () => new Date(Date.now() + later) });
    await pay(stripe);
    const { id } = await stripe.payouts.create({ amount: 200, currency: 'usd' });
    later = 60_000;
    expect(await stripe.payouts.retrieve(id)).toMatchObject({ status: 'paid' });
  });

  test('a payout that was reported as paid may fail, and returns to the balance', async () => {
    const { stripe, press, moved, delivery } = await shop();
    await pay(stripe);
    await press('');
    const created = payoutIn(await delivery('payout.created'));
    // The whole balance: $3.00 less 2.9% and 30 cents.
    expect(created).toMatchObject({ amount: 261, automatic: true });
    await press(`/${created.id}`, 'arrive');
    await press(`/${created.id}`, 'fail-payout');
    const failed = payoutIn(await delivery('payout.failed'));
    expect(failed).toMatchObject({ id: created.id, status: 'failed', failure_code: 'account_closed' });
    expect(await moved(failed.failure_balance_transaction)).toMatchObject({ type: 'payout_failure', amount: 261 });
    expect(await stripe.payouts.create({ amount: 261, currency: 'usd' })).toMatchObject({ status: 'in_transit' });
  });

  test('an instant payout costs 1.5%, at least 50 cents, which the balance must cover too', async () => {
    const { stripe, moved } = await shop();
    await pay(stripe);
    const instant = (amount: number) => stripe.payouts.create({ amount, currency: 'usd', method: 'instant' });
    expect(await refusal(instant(212))).toMatchObject({ code: 'balance_insufficient' });
    const { balance_transaction } = await instant(211);
    expect(await moved(balance_transaction)).toMatchObject({ amount: -211, fee: 50, net: -261 });
  });

  test('the dashboard shows payouts, and refuses impossible actions', async () => {
    const { stripe, url, press } = await shop();
    expect((await press('')).status).toBe(400);
    await pay(stripe);
    expect((await press('')).status).toBe(303);
    expect(await (await fetch(`${url}/dashboard`)).text()).toMatch(/\$2\.61<\/b> <span class="state">On its way/);
    expect((await press('/po_none', 'arrive')).status).toBe(404);
    const [{ id } = { id: '' }] = (await stripe.payouts.list()).data;
    expect((await press(`/${id}`, 'constructor')).status).toBe(400);
  });
});
