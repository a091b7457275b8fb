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
import { intentTally } from './intent-tally.ts';
import { headWrite, paymentWrites } from './intent-writes.ts';
import { paymentEmails } from './payment-emails.ts';
import { postingsFrom } from './postings-from.ts';
import { eventMatchWrite, eventWrite, type StoredEvent } from './provider-event-repository.ts';
import { type ReleaseEffect, releaseWrites } from './release-effect.ts';

/** A change to an intent. */
export type Change = {
  /** The intent as it was read; undefined if nothing was known. */
  before: Intent | undefined;
  after: Intent;
  at: Date;
  /** The effect on the release, if any. */
  effect?: ReleaseEffect | undefined;
  /** The event that reported the change. */
  event?: StoredEvent | undefined;
  /** Further writes for the same transaction. */
  also?: readonly Write[];
};

/**
 * Payment intents. A change to an intent and everything that follows from it (the listed payment, postings, emails,
 * totals, the release's plan) are one transaction.
 */
export const intentRepository = (table: Table, ledgerTable: string) => {
  const count = counters(table, keys.paymentTotals);
  const ledger = ledgerRepository(table, ledgerTable);

  /**
   * Updates the totals together with the postings: the number of payments, their revenue in total and by plan, and the
   * number of changes.
   */
  function totalsWrites({ before, after }: Change): Write[] {
    const [was, is] = [intentTally(before), intentTally(after)];
    if (!is) return [];
    const moved = Object.entries(is).map(([bucket, count]) => [bucket, count - (was?.[bucket] ?? 0n)]);
    return [count.add(after.paymentId, { ...Object.fromEntries(moved), changes: 1 })];
  }

  return {
    find: findIntent(table),

    /**
     * Writes a change, unless the data has changed since it was read.
     * @throws Problem `release-changed` if it has changed; read it again
     */
    async save(change: Change): Promise<void> {
      const { before, after, at, effect, event, also = [] } = change;
      const posted = new Set(before ? postingsFrom(before).map(({ key }) => key) : []);
      const [first, ...more] = postingsFrom(after).filter(({ key }) => !posted.has(key));
      const mailed = new Set(before ? paymentEmails(before).map(({ id }) => id) : []);
      const writes = [
        headWrite(table.name, before, after),
        ...paymentWrites(table.name, after),
        ...more.flatMap((posting) => post(ledgerTable, posting)),
        ...paymentEmails(after).flatMap(({ id, mail }) => (mailed.has(id) ? [] : [sendMail(table, mail, { id, at })])),
        ...totalsWrites(change),
        ...(effect ? releaseWrites(table.name, effect, after, at) : []),
        ...(event ? [eventWrite(table.name, event)] : []),
        ...(after.sale ? (before?.waiting ?? []).map((eventId) => eventMatchWrite(table.name, after, eventId)) : []),
      ];
      const all = [...writes, ...also];
      const write = first ? ledger.record(first, all) : table.transact(all).then(() => ({ outcome: 'posted' }));
      const end = await whenRefused(write, (refused) => {
        const isOfAlso = refused.index >= writes.length && refused.index < all.length;
        if (isOfAlso) throw refused.error;
        throw new Problem('release-changed');
      }).catch((error: unknown) => {
        // A concurrent call posted the same fact and bought the plan with it, so this call found the plan already
        // bought.
        if (error instanceof Problem && error.code === 'idempotency-key-reused') throw new Problem('release-changed');
        throw error;
      });
      // The fact was reported concurrently, or by this very call in an attempt whose reply was lost.
      if (end.outcome === 'replayed') throw new Problem('release-changed');
    },
  };
};

export type IntentRepository = ReturnType<typeof intentRepository>;
