import type { Write } from '../../platform/table.ts';
import type { artistAllocations } from '../planning/artist-allocations.ts';
import type { PlannedPosting } from '../planning/plan-objects.ts';
import type { ObjectName } from '../storage/statement-gateway.ts';
import { attributedSuspense } from '../suspense/attributed-suspense.ts';
import type { suspenseDueIn } from '../suspense/suspense-due-event.ts';
import { toPosting, toReversal } from './ledger-postings.ts';
import { type MoneyNeeds, recordMovement } from './record-movement.ts';
import { type PlannedStatement, sourceFrom } from './statement-source.ts';

export type TransactionNeeds = MoneyNeeds & { suspenseDue: ReturnType<typeof suspenseDueIn> };
/** A statement, with the name of the object that contains one of its batches. */
type TransactionContext = {
  statement: PlannedStatement;
  batch: ObjectName;
  /**
   * The amounts allocated to an artist by transaction, in plan order. Advances recoup in this order, not in the order
   * of posting.
   */
  artistAllocations?: ReturnType<typeof artistAllocations> | undefined;
};

/**
 * Posts one planned transaction, together with the artist's earnings. If the part is in suspense, it is stored for its
 * party, and an event is published.
 */
export async function postTransaction(
  needs: TransactionNeeds,
  planned: PlannedPosting,
  { statement, batch, artistAllocations }: TransactionContext,
): Promise<void> {
  const { suspense, suspenseDue, recoupments, now } = needs;
  const { statementId, read } = statement;
  const at = now();
  const posting = toPosting(planned, { statementId, payer: read.payer, at });
  await recordMovement(needs, async () => {
    if (planned.to !== 'suspense') {
      const writes = await earningsChange(needs, planned, { statement, sign: 1, at });
      if (planned.to === 'unmatched') return { posting, writes };
      const { payee: artistId, n, cells } = planned;
      const inOrder = artistAllocations && (() => artistAllocations(artistId));
      const recouped = await recoupments.recoup({ artistId, statementId, payee: artistId, n, cells, at, inOrder });
      return { posting: { ...posting, follows: recouped.follows }, writes: [...writes, ...recouped.writes] };
    }
    const {
      n,
      cells: [cell],
    } = planned;
    if (!cell) throw new Error(`The suspended part of ${planned.payee} has no cells`);
    const named = { statementId, partyId: planned.payee, n };
    const { trackId } = cell;
    return { posting, writes: [suspense.suspend({ ...named, trackId, batch }), suspenseDue(named, at)] };
  });
}

/**
 * Reverses one planned transaction. A suspended part is taken back from the artist who has received it in the meantime,
 * if any.
 */
export async function reverseTransaction(
  needs: TransactionNeeds,
  planned: PlannedPosting,
  { statement }: Pick<TransactionContext, 'statement'>,
): Promise<void> {
  const { suspense, recoupments, now } = needs;
  const { statementId, read } = statement;
  const at = now();
  const context = { statementId, payer: read.payer, at };
  await recordMovement(needs, async () => {
    const posting = toReversal(planned, context);
    if (planned.to !== 'suspense') {
      const writes = await earningsChange(needs, planned, { statement, sign: -1, at });
      if (planned.to === 'unmatched') return { posting, writes };
      const { payee, n } = planned;
      const reversed = await recoupments.reverse({ artistId: payee, statementId, payee, n, at });
      return { posting: { ...posting, follows: reversed.follows }, writes: [...writes, ...reversed.writes] };
    }
    const { payee, n, cells, bases } = planned;
    const part = await suspense.find({ statementId, partyId: payee, n });
    if (!part) throw new Error(`${statementId} has nothing in suspense for ${payee}`);
    const { artistId } = part;
    if (artistId === undefined) return { posting, writes: [suspense.reverse(part)] };
    const own = attributedSuspense({ cells, bases }, { ...part, artistId });
    const earnings = { artistId, statement: sourceFrom(statement), ...own, sign: -1, at } as const;
    const reversed = await recoupments.reverse({ artistId, statementId, payee, n, at });
    return {
      posting: { ...toReversal(planned, { ...context, paidTo: artistId }), follows: reversed.follows },
      writes: [suspense.reverse(part), ...(await needs.earningsWrites(earnings)), ...reversed.writes],
    };
  });
}

type EarningsContext = { statement: PlannedStatement; sign: 1 | -1; at: Date };
/** Makes the writes that update the artist's earnings; none for unmatched recordings. */
async function earningsChange(
  { earningsWrites }: MoneyNeeds,
  planned: Exclude<PlannedPosting, { to: 'suspense' }>,
  { statement, sign, at }: EarningsContext,
): Promise<Write[]> {
  if (planned.to === 'unmatched') return [];
  const { payee, cells, bases } = planned;
  return earningsWrites({ artistId: payee, statement: sourceFrom(statement), cells, bases, sign, at });
}
