/** Tests disputes, and how they end. To run this against Stripe's test mode, see `stripe.test.ts`. */
import type Stripe from 'stripe';
import { anAccount, eventually, type Paid, pay, refusal } from './stripe-under-test.ts';

let stripe: Stripe;
beforeAll(async () => {
  ({ stripe } = await anAccount());
});

const disputeOf = (paid: Paid) =>
  eventually(async () => {
    const { data } = await stripe.events.list({ type: 'charge.dispute.created', limit: 100 });
    const about = data.map((event) => event.data.object as Stripe.Dispute);
    return about.find(({ payment_intent }) => payment_intent === paid.id);
  });

test.each([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
])('a disputed payment cannot be refunded; with %s the dispute is %s', async (uncategorized_text, outcome) => {
  const paid = await pay(stripe, 'disputed');
  const opened = await disputeOf(paid);
  expect(opened).toMatchObject({
    amount: 300,
    charge: paid.latest_charge,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  expect(await stripe.charges.retrieve(paid.latest_charge)).toMatchObject({ disputed: true });
  expect(await refusal(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
    code: 'charge_disputed',
  });
  const answer = () => stripe.disputes.update(opened.id, { evidence: { uncategorized_text } });
  await answer();
  await eventually(async () => {
    const { status } = await stripe.disputes.retrieve(opened.id);
    return status === outcome || undefined;
  });
  expect(await refusal(answer())).toMatchObject({ statusCode: 400 });
  const { balance_transactions } = await stripe.disputes.retrieve(opened.id);
  const back = outcome === 'won' ? [{ amount: 300, reporting_category: 'dispute_reversal' }] : [];
  expect(balance_transactions).toMatchObject([{ amount: -300 }, ...back]);
  if (outcome === 'won')
    expect(await stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 300 });
});
