import type { Page } from '../../shared/contract/page.ts';
import { ProviderEventView } from '../../shared/payments/payment-view.ts';
import { whenRefused } from '../platform/condition.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { Intent } from './intent.ts';

const PAGE = 50;

/** A stored event. An event about a session without an intent is stored under the session's id. */
export type StoredEvent = ProviderEventView;

type Named = Pick<StoredEvent, 'objectId' | 'eventId'> & { paymentId?: string | null | undefined };
const keyOf = ({ paymentId, objectId, eventId }: Named) =>
  keys.providerEvent({ paymentId: paymentId ?? objectId, eventId });

/** The item that stores an event once; an unmatched one is listed for the office until it matches. */
const eventItem = (event: StoredEvent) => ({
  Item: {
    ...keyOf(event),
    v: 1,
    ...event,
    ...(event.outcome === 'unmatched' && indexKeys.unmatchedEvents({ at: event.at })),
  },
  ConditionExpression: 'attribute_not_exists(PK) OR outcome = :unmatched',
  ExpressionAttributeValues: { ':unmatched': 'unmatched' },
});

/** The write that stores an event, for the transaction that applies it. */
export const eventWrite = (tableName: string, event: StoredEvent): Write => ({
  Put: { TableName: tableName, ...eventItem(event) },
});

/**
 * The write that marks an event as matched, if it arrived before its payment was known, and removes it from the list.
 */
export const eventMatchWrite = (
  tableName: string,
  { paymentId }: Pick<Intent, 'paymentId'>,
  eventId: string,
): Write => ({
  Update: {
    TableName: tableName,
    Key: keys.providerEvent({ paymentId, eventId }),
    UpdateExpression: 'SET outcome = :applied REMOVE reason, allPK, allSK',
    ExpressionAttributeValues: { ':applied': 'applied' },
    ConditionExpression: 'attribute_exists(PK)',
  },
});

/**
 * Reads an event. Leaves out invalid parts that were stored before events were checked, so that they do not make the
 * rest of the list unreadable.
 */
function readEvent(item: Item): ProviderEventView {
  const read = ProviderEventView.safeParse(item);
  if (read.success) return read.data;
  const [eventId = '', type = '', at = '', receivedAt = ''] = [item.eventId, item.type, item.at, item.receivedAt].map(
    String,
  );
  return { eventId, objectId: eventId, type, at, receivedAt, outcome: 'unmatched', reason: 'unreadable' };
}

/** The provider's events, each once. */
export const providerEventRepository = (table: Table) => ({
  /** The outcome of an event; undefined if it is not stored. An applied event needs no further work. */
  async outcomeOf(event: Named): Promise<StoredEvent['outcome'] | undefined> {
    const item = await table.get(keyOf(event), { consistent: true });
    return item && readEvent(item).outcome;
  },

  /** Stores an event that changes nothing else. It may already be stored. */
  async store(event: StoredEvent): Promise<void> {
    await whenRefused(table.put(eventItem(event)), () => undefined);
  },

  /** The events about a payment, in the order in which they happened. */
  async ofPayment(paymentId: string): Promise<ProviderEventView[]> {
    const { PK, SK } = keys.providerEvent({ paymentId, eventId: '' });
    const events = (await table.partition(PK, { prefix: SK })).map(readEvent);
    return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  },

  /** A page of unmatched events, newest first. */
  async unmatched(cursor: string | undefined): Promise<Page<ProviderEventView>> {
    const pk = indexKeys.unmatchedEvents({ at: '' }).allPK;
    const page = await table.page('all', pk, { limit: PAGE, cursor });
    return { ...page, items: page.items.map(readEvent) };
  },
});

export type ProviderEventRepository = ReturnType<typeof providerEventRepository>;
