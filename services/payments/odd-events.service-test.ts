import type { ProviderEventView } from '../../shared/payments/payment-view.ts';
import { keys } from '../platform/keys.ts';
import { aPaidSession, eventAbout, postEvent } from '../test/payments.ts';
import { admin, type Person, table } from '../test/people.ts';
import { providerEventRepository } from './provider-event-repository.ts';

const LONG = 'x'.repeat(3000);
const paid = () => aPaidSession(300);
const changed = (text: string, change: object) => JSON.stringify({ ...JSON.parse(text), ...change });

/** Reads all unmatched events, page by page. */
async function unmatched() {
  const [found, office]: [ProviderEventView[], Person] = [[], await admin()];
  let cursor: string | undefined;
  do {
    const page = await office.api('GET /api/admin/provider-events', { query: cursor ? { cursor } : {} });
    found.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return found;
}

describe('a signed event that cannot be read (product 10.19)', () => {
  it.each<[string, () => string]>([
    ['its object has an id that is no text', () => eventAbout({ ...paid(), id: { id: 'cs_1' } })],
    ['its object has no id', () => eventAbout({ ...paid(), id: undefined })],
    ['its object has an id of 3,000 bytes', () => eventAbout({ ...paid(), id: LONG })],
    ['it has no object', () => changed(eventAbout(paid()), { data: {} })],
    ['it has nothing', () => changed(eventAbout(paid()), { data: null })],
    ['its amount is a text', () => eventAbout({ ...paid(), amount_total: '300' })],
    ['its payment has an id that is no text', () => eventAbout({ ...paid(), payment_intent: { id: 5 } })],
    ['its time is none', () => changed(eventAbout(paid()), { created: 'yesterday' })],
    ['its own id has 3,000 bytes', () => changed(eventAbout(paid()), { id: LONG })],
    [
      'its payout has no amount',
      () => eventAbout({ id: 'po_odd', currency: 'usd', created: 1, arrival_date: 1 }, 'payout.paid'),
    ],
    ['its refund has no time', () => eventAbout({ id: 're_1', amount: 1, currency: 'usd' }, 'refund.created')],
    [
      'the fee of its dispute is a text',
      () =>
        eventAbout(
          {
            ...{ id: 'dp_1', amount: 1, currency: 'usd', created: 1, status: 'lost', payment_intent: 'pi_odd' },
            balance_transactions: [{ id: 'txn_1', fee: '15', created: 1 }],
          },
          'charge.dispute.closed',
        ),
    ],
  ])('is accepted, stored once, and listed: %s', async (_, make) => {
    const [text, before] = [make(), await unmatched()];
    for (let n = 0; n < 2; n++) expect(await postEvent(text)).toEqual({ status: 200, received: true });
    const known = new Set(before.map(({ eventId }) => eventId));
    const added = (await unmatched()).filter(({ eventId }) => !known.has(eventId));
    expect(added.filter(({ reason }) => reason === 'unreadable')).toHaveLength(1);
    const { waiting } = await (await admin()).api('GET /api/admin/overview');
    expect(waiting.toMatch.count).toBeGreaterThan(0);
  });

  it('does not hide others if it was stored before its parts were checked', async () => {
    const at = new Date().toISOString();
    const eventId = `evt_odd${Date.now()}`;
    const event = { eventId, type: 'checkout.session.completed', at, receivedAt: at, objectId: eventId } as const;
    await providerEventRepository(table).store({ ...event, outcome: 'unmatched', reason: 'no checkout' });
    await table.update({
      Key: keys.providerEvent({ paymentId: eventId, eventId }),
      UpdateExpression: 'SET objectId = :odd',
      ExpressionAttributeValues: { ':odd': { id: 'cs_1' } },
    });
    expect((await unmatched()).find((one) => one.eventId === eventId)).toMatchObject({
      objectId: eventId,
      reason: 'unreadable',
    });
  });
});
