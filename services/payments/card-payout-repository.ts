import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../shared/contract/problem.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import { post } from '../ledger/post.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Table } from '../platform/table.ts';
import { CardPayout, cardPayoutPostings, mergeCardPayouts } from './card-payout.ts';
import { eventWrite, providerEventRepository, type StoredEvent } from './provider-event-repository.ts';

/**
 * The maximum number of attempts: the paid and failed events of one payout may arrive together, and healing may read
 * them at the same time.
 */
const MAX_ATTEMPTS = 8;

/** The card provider's payouts to our bank. A change, its postings and its event are one transaction (product 28.5). */
export function cardPayoutRepository(table: Table, ledgerTable: string) {
  const ledger = ledgerRepository(table, ledgerTable);
  const events = providerEventRepository(table);

  async function attempt(reported: CardPayout, event: StoredEvent) {
    const key = keys.cardPayout(reported);
    const item = await table.get(key, { consistent: true });
    const before = item && CardPayout.parse(item);
    const after = mergeCardPayouts(before, reported);
    if (isDeepStrictEqual(after, before)) {
      await events.store(event);
      return { before, after };
    }
    const ver = Number(item?.ver ?? 0);
    const head = {
      Put: {
        TableName: table.name,
        Item: { ...key, v: 1, ...after, ver: ver + 1 },
        ConditionExpression: item ? 'ver = :ver' : 'attribute_not_exists(PK)',
        ...(item && { ExpressionAttributeValues: { ':ver': ver } }),
      },
    };
    const posted = new Set(before ? cardPayoutPostings(before).map((posting) => posting.key) : []);
    const [first, ...more] = cardPayoutPostings(after).filter((posting) => !posted.has(posting.key));
    const writes = [head, eventWrite(table.name, event), ...more.flatMap((posting) => post(ledgerTable, posting))];
    const write = first ? ledger.record(first, writes) : table.transact(writes).then(() => ({ outcome: 'posted' }));
    const { outcome } = await whenRefused(write, () => {
      throw new Problem('busy');
    });
    // The payout was reported concurrently, or by this call in an attempt whose reply was lost.
    if (outcome === 'replayed') throw new Problem('busy');
    return { before, after };
  }

  return {
    /**
     * Adds the facts that an event reports about a payout. Events may arrive repeatedly and in any order, with the same
     * result.
     * @returns the facts known before the event, and those known now
     * @throws Problem `busy` if every attempt lost to another writer
     */
    add: (reported: CardPayout, event: StoredEvent): Promise<{ before: CardPayout | undefined; after: CardPayout }> =>
      retryWhenChanged('busy', () => attempt(reported, event), MAX_ATTEMPTS),
  };
}

export type CardPayoutRepository = ReturnType<typeof cardPayoutRepository>;
