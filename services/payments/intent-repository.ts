import { Problem } from '../../shared/contract/problem.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import { post } from '../ledger/post.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table, Write } from '../platform/table.ts';
import { findIntent } from './find-intent.ts';
import type { Intent } from './intent.ts';
import { headWrite, paymentWrites } from './intent-writes.ts';
import { mailsOf } from './mails-of.ts';
import { postingsOf } from './postings-of.ts';
import { eventMatched, eventStored, type StoredEvent } from './provider-event-repository.ts';
import { type ReleaseEffect, releaseWrites } from './release-effect.ts';
import { tallyOfIntent } from './tally-of-intent.ts';

/** A change of what is known of an intent. */
export type Change = {
  /** As it was read; undefined where nothing was known. */
  before: Intent | undefined;
  after: Intent;
  at: Date;
  /** What it does to the release; none where it does nothing. */
  effect?: ReleaseEffect | undefined;
  /** The event that told of it. */
  event?: StoredEvent | undefined;
  /** What happens in the same transaction. */
  also?: readonly Write[];
};

/**
 * What is known of payment intents. A change of it and all that follows (the payment as it is listed, its postings, mails, the totals,
 * the release's plan) are one transaction.
 */
export const intentRepository = (table: Table, ledgerTable: string) => {
  const count = counters(table, keys.paymentTotals);
  const ledger = ledgerRepository(table, ledgerTable);

  /** How many payments there are, and the revenue of them, in all and of their plan, follow the postings; and each change of one is counted. */
  function totalsWrites({ before, after }: Change): Write[] {
    const [was, is] = [tallyOfIntent(before), tallyOfIntent(after)];
    if (!is) return [];
    const moved = Object.entries(is).map(([bucket, count]) => [bucket, count - (was?.[bucket] ?? 0n)]);
    return [count.add(after.paymentId, { ...Object.fromEntries(moved), changes: 1 })];
  }

  return {
    find: findIntent(table),

    /**
     * Writes a change, when everything is still as it was read.
     * @throws Problem `release-changed` when it is not: look again
     */
    async save(change: Change): Promise<void> {
      const { before, after, at, effect, event, also = [] } = change;
      const posted = new Set(before ? postingsOf(before).map(({ key }) => key) : []);
      const [first, ...more] = postingsOf(after).filter(({ key }) => !posted.has(key));
      const mailed = new Set(before ? mailsOf(before).map(({ id }) => id) : []);
      const writes = [
        headWrite(table.name, before, after),
        ...paymentWrites(table.name, after),
        ...more.flatMap((posting) => post(ledgerTable, posting)),
        ...mailsOf(after).flatMap(({ id, mail }) => (mailed.has(id) ? [] : [sendMail(table, mail, { id, at })])),
        ...totalsWrites(change),
        ...(effect ? releaseWrites(table.name, effect, after, at) : []),
        ...(event ? [eventStored(table.name, event)] : []),
        ...(after.sale ? (before?.waiting ?? []).map((eventId) => eventMatched(table.name, after, eventId)) : []),
      ];
      const all = [...writes, ...also];
      const write = first ? ledger.record(first, all) : table.transact(all).then(() => ({ outcome: 'posted' }));
      const end = await whenRefused(write, (refused) => {
        const isOfAlso = refused.index >= writes.length && refused.index < all.length;
        if (isOfAlso) throw refused.error;
        throw new Problem('release-changed');
      }).catch((error: unknown) => {
        // Who posted the same fact meanwhile has bought the plan with it, and this call then saw the plan as bought already.
        if (error instanceof Problem && error.code === 'idempotency-key-reused') throw new Problem('release-changed');
        throw error;
      });
      // It was told meanwhile, or by this very call before its answer was lost.
      if (end.outcome === 'replayed') throw new Problem('release-changed');
    },
  };
};

export type IntentRepository = ReturnType<typeof intentRepository>;
