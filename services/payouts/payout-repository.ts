import { Problem } from '../../shared/contract/problem.ts';
import type { PayoutBatchId } from '../../shared/ids.ts';
import { isBack, isOpen } from '../../shared/payouts/payout-state.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { type Refused, whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table, Write } from '../platform/table.ts';
import { dayLimit } from './day-limit.ts';
import { mailOfPayout } from './mail-of-payout.ts';
import { payoutPosting } from './money-of-state.ts';
import { type Payout, readPayout, withheldOfPayout } from './payout.ts';
import { payoutHoldRepository } from './payout-hold-repository.ts';
import type { PayoutRules } from './payout-rules.ts';
import { payoutTaxed } from './payout-taxed.ts';
import { LIST_CHANGED, tallyOfMove, tallyOfPayout } from './tally-of-payout.ts';

type Name = Pick<Payout, 'artistId' | 'payoutId'>;

/** What a payout becomes, with what is said of it. */
export type Become = Pick<Payout, 'state' | 'reference' | 'reason' | 'processedBy' | 'approvedBy'> & {
  processedAt: string;
  /** What tells this decision from another one to the same end. */
  decision: string;
};

/** Indexes of the writes whose conditions are explained: of a request, and of a later step. */
const PAYOUT = 0;
const OPEN = 1;
const TAXED = 4;
const LIMIT = 1;

/**
 * Payouts. Each step is one transaction: the payout on a condition on its state, that its artist has one open or not, its posting, the
 * totals, the mail, and what comes with it (`also`: the audit, the answer to the request).
 */
export function payoutRepository(table: Table, tables: MoneyTables) {
  const ledger = ledgerRepository(table, tables);
  const totals = counters(table, keys.payoutTotals);
  const mailed = (payout: Payout, at: Date): Write =>
    sendMail(table, mailOfPayout(payout), { id: `payout-${payout.payoutId}-${payout.state}`, at });

  return {
    async find(name: Name): Promise<Payout | undefined> {
      const item = await table.get(keys.payout(name), { consistent: true });
      return item && readPayout(item);
    },

    /** Somebody of the office is about to see where it goes. */
    async methodSeen({ artistId, payoutId, state }: Payout, audited: Audited): Promise<void> {
      const object = { kind: 'payout' as const, artistId, payoutId };
      await table.transact([audit(audited, { what: 'payout-method-seen', object, from: state, to: state })]);
    },

    ...payoutHoldRepository(table),

    /** Somebody of the office is about to get the bank's file. */
    async batchSeen(batchId: PayoutBatchId, audited: Audited): Promise<void> {
      const object = { kind: 'payout-batch' as const, batchId };
      await table.transact([audit(audited, { what: 'payout-batch-seen', object, from: '', to: '' })]);
    },

    /**
     * Asks for a payout.
     * @param usPaidBefore what payouts have taken already of what was earned in the United States, as it was read for what is withheld
     * @throws Problem `payout-open` when another one is; `balance-changed` when there is not so much any more
     */
    async request(payout: Payout, also: readonly Write[] = [], usPaidBefore = 0n): Promise<void> {
      const { artistId, payoutId, requestedAt } = payout;
      const at = new Date(requestedAt);
      const taxed = payoutTaxed(table.name, payout, { before: usPaidBefore });
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
        totals.add(payoutId, { ...tallyOfPayout(payout), ...LIST_CHANGED }),
        mailed(payout, at),
        ...taxed,
        ...also,
      ];
      const posting = payoutPosting(
        { ...payout, withheld: withheldOfPayout(payout) },
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
     * A payout comes from the state in which it was read into another one.
     * @param rules of the day that it is approved on: of what leaves our bank
     * @throws Problem `payout-decided` with the state that it has, when that is another by now; `payout-limit`
     */
    async become(
      before: Payout,
      { decision, ...change }: Become,
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
        totals.add(before.payoutId, { ...tallyOfMove(before, after.state), ...LIST_CHANGED }),
        // Approved, it has not left: its artist hears when the bank's file is made (`relay/facts/payout.ts`).
        ...(after.state === 'processing' ? [] : [mailed(after, at)]),
        ...(isBack(after.state) ? payoutTaxed(table.name, before, 'back') : []),
        ...also,
      ];
      const posting = payoutPosting(
        { ...before, withheld: withheldOfPayout(before) },
        { from: before.state, to: after.state, at, decision },
      );
      const { result } = await whenRefused(ledger.record(posting, writes), (refused) => {
        if (refused.index === LIMIT && limited.length > 0) throw new Problem('payout-limit');
        return decidedMeanwhile(refused);
      });
      // It came to the same end by somebody else's decision.
      if (result.decision !== decision) throw new Problem('payout-decided', { state: after.state });
      return after;
    },
  };
}

function payoutWrite(
  TableName: string,
  before: Payout,
  change: Omit<Become, 'decision'>,
  { ends, isApproved }: { ends: boolean; isApproved: boolean },
) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return {
    Update: {
      TableName,
      Key: keys.payout(before),
      UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}${ends ? ' REMOVE statePK, stateSK' : ''}`,
      // Nobody pays somebody whose name is on a list, however late it came there.
      ConditionExpression: `#state = :from${isApproved ? ' AND (attribute_not_exists(#hold) OR attribute_exists(#hold.cleared))' : ''}`,
      ExpressionAttributeNames: {
        ...Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
        ...(isApproved && { '#hold': 'hold' }),
      },
      ExpressionAttributeValues: {
        ':from': before.state,
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  };
}

function decidedMeanwhile({ index, existing, error }: Refused): never {
  if (index === PAYOUT && existing?.state === 'requested') throw new Problem('payout-held');
  if (index === PAYOUT) throw new Problem('payout-decided', { state: existing?.state });
  throw error;
}

export type PayoutRepository = ReturnType<typeof payoutRepository>;
