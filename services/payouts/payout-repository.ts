import { Problem } from '../../shared/contract/problem.ts';
import type { PayoutBatchId } from '../../shared/ids.ts';
import { isOpen, isReturnedToBalance } from '../../shared/payouts/payout-state.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { type Refused, whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table, Write } from '../platform/table.ts';
import { dayLimit } from './day-limit.ts';
import { type Payout, payoutWithheld, readPayout } from './payout.ts';
import { payoutEmail } from './payout-email.ts';
import { payoutHoldRepository } from './payout-hold-repository.ts';
import { payoutPosting } from './payout-posting.ts';
import type { PayoutRules } from './payout-rules.ts';
import { LIST_CHANGED, payoutTally, tallyChange } from './payout-tally.ts';
import { taxedEarningsWrites } from './taxed-earnings-writes.ts';

type Name = Pick<Payout, 'artistId' | 'payoutId'>;

/** The new state of a payout, with its reference or reason. */
export type Change = Pick<Payout, 'state' | 'reference' | 'reason' | 'processedBy' | 'approvedBy'> & {
  processedAt: string;
  /** Distinguishes this decision from another one with the same result. */
  decision: string;
};

/** The indexes of the writes whose failures are interpreted, in a request and in a later step. */
const PAYOUT = 0;
const OPEN = 1;
const TAXED = 4;
const LIMIT = 1;

/**
 * Payouts. Each step is one transaction: the payout (conditional on its state), the artist's open payout, the posting,
 * the totals, the email, and the caller's writes (`also`: the audit entry, the reply to the request).
 */
export function payoutRepository(table: Table, tables: MoneyTables) {
  const ledger = ledgerRepository(table, tables);
  const totals = counters(table, keys.payoutTotals);
  const mailed = (payout: Payout, at: Date): Write =>
    sendMail(table, payoutEmail(payout), { id: `payout-${payout.payoutId}-${payout.state}`, at });

  return {
    async find(name: Name): Promise<Payout | undefined> {
      const item = await table.get(keys.payout(name), { consistent: true });
      return item && readPayout(item);
    },

    /** Audits that somebody in the office is about to see the destination of a payout. */
    async methodSeen({ artistId, payoutId, state }: Payout, audited: Audited): Promise<void> {
      const object = { kind: 'payout' as const, artistId, payoutId };
      await table.transact([audit(audited, { what: 'payout-method-seen', object, from: state, to: state })]);
    },

    ...payoutHoldRepository(table),

    /** Audits that somebody in the office is about to download the bank's file. */
    async batchSeen(batchId: PayoutBatchId, audited: Audited): Promise<void> {
      const object = { kind: 'payout-batch' as const, batchId };
      await table.transact([audit(audited, { what: 'payout-batch-seen', object, from: '', to: '' })]);
    },

    /**
     * Stores a request.
     * @param usPaidBefore the US earnings that were already paid out, as read when the tax was computed
     * @throws Problem `payout-open` if another payout is pending; `balance-changed` if the balance no longer suffices
     */
    async request(payout: Payout, also: readonly Write[] = [], usPaidBefore = 0n): Promise<void> {
      const { artistId, payoutId, requestedAt } = payout;
      const at = new Date(requestedAt);
      const taxed = taxedEarningsWrites(table.name, payout, { before: usPaidBefore });
      const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
      const writes: Write[] = [
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.payout(payout),
              ...indexKeys.allPayouts({ requestedAt }),
              ...indexKeys.openPayouts({ requestedAt }),
              v: 1,
              ...payout,
            },
            ...isNew,
          },
        },
        {
          Put: { TableName: table.name, Item: { ...keys.openPayout({ artistId }), v: 1, payoutId }, ...isNew },
        },
        totals.add(payoutId, { ...payoutTally(payout), ...LIST_CHANGED }),
        mailed(payout, at),
        ...taxed,
        ...also,
      ];
      const posting = payoutPosting(
        { ...payout, withheld: payoutWithheld(payout) },
        { to: 'requested', at, decision: payoutId },
      );
      await whenRefused(ledger.record(posting, writes), ({ index, error }) => {
        if (index === OPEN) throw new Problem('payout-open');
        if (taxed.length > 0 && index === TAXED) throw new Problem('balance-changed');
        if (index > writes.length) throw new Problem('balance-changed');
        throw error;
      });
    },

    /**
     * Changes a payout from the state in which it was read.
     * @param rules limits the amount that leaves our bank on the day of the approval
     * @throws Problem `payout-decided` with its state, if somebody else has decided it; `payout-limit`
     */
    async become(
      before: Payout,
      { decision, ...change }: Change,
      also: readonly Write[] = [],
      rules?: PayoutRules,
    ): Promise<Payout> {
      const after = { ...before, ...change };
      const at = new Date(change.processedAt);
      const ends = isOpen(before.state) && !isOpen(after.state);
      const isApproved = before.state === 'requested' && (after.state === 'processing' || after.state === 'completed');
      const limited = rules && isApproved ? [dayLimit(table.name, before.micros, at, rules)] : [];
      const writes: Write[] = [
        payoutWrite(table.name, before, change, { ends, isApproved }),
        ...limited,
        ...(ends ? [{ Delete: { TableName: table.name, Key: keys.openPayout(before) } }] : []),
        totals.add(before.payoutId, { ...tallyChange(before, after.state), ...LIST_CHANGED }),
        // The money of an approved payout has not left yet, so its artist is emailed only when the bank's file is made
        // (`relay/facts/payout.ts`).
        ...(after.state === 'processing' ? [] : [mailed(after, at)]),
        ...(isReturnedToBalance(after.state) ? taxedEarningsWrites(table.name, before, 'back') : []),
        ...also,
      ];
      const posting = payoutPosting(
        { ...before, withheld: payoutWithheld(before) },
        { from: before.state, to: after.state, at, decision },
      );
      const { result } = await whenRefused(ledger.record(posting, writes), (refused) => {
        if (refused.index === LIMIT && limited.length > 0) throw new Problem('payout-limit');
        return alreadyDecided(refused);
      });
      // Another person has made the same decision.
      if (result.decision !== decision) throw new Problem('payout-decided', { state: after.state });
      return after;
    },
  };
}

function payoutWrite(
  TableName: string,
  before: Payout,
  change: Omit<Change, 'decision'>,
  { ends, isApproved }: { ends: boolean; isApproved: boolean },
) {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  return {
    Update: {
      TableName,
      Key: keys.payout(before),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}${ends ? ' REMOVE statePK, stateSK' : ''}`,
      // A held payout cannot be approved, even if the name was added to a list after the request.
      ConditionExpression: `#state = :from${isApproved ? ' AND (attribute_not_exists(#hold) OR attribute_exists(#hold.cleared))' : ''}`,
      ExpressionAttributeNames: {
        ...Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        ...(isApproved && { '#hold': 'hold' }),
      },
      ExpressionAttributeValues: {
        ':from': before.state,
        ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  };
}

function alreadyDecided({ index, existing, error }: Refused): never {
  if (index === PAYOUT && existing?.state === 'requested') throw new Problem('payout-held');
  if (index === PAYOUT) throw new Problem('payout-decided', { state: existing?.state });
  throw error;
}

export type PayoutRepository = ReturnType<typeof payoutRepository>;
