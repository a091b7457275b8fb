import type { ArtistId, PartyId, TrackId } from '../../../shared/ids.ts';
import type { Write } from '../../platform/table.ts';
import type { artistAllocations } from '../planning/artist-allocations.ts';
import type { PlannedPosting } from '../planning/plan-objects.ts';
import type { ObjectName } from '../storage/statement-gateway.ts';
import { attributedSuspense } from '../suspense/attributed-suspense.ts';
import type { suspenseDueIn } from '../suspense/suspense-due-event.ts';
import { postingOf, reversalOf } from './ledger-postings.ts';
import { type MoneyNeeds, recordMovement } from './record-movement.ts';
import { type PlannedStatement, sourceOf } from './statement-source.ts';

export type MoveNeeds = MoneyNeeds & { suspenseDue: ReturnType<typeof suspenseDueIn> };
/** A batch of a statement, and the name of its object. */
type Of = {
  statement: PlannedStatement;
  batch: ObjectName;
  /** What all transactions of the plan give an artist: their advances take in this order, whichever is posted first. */
  artistAllocations?: ReturnType<typeof artistAllocations> | undefined;
};

/**
 * Posts one planned transaction: an artist sees at the same moment what they have. A part that waits in suspense is
 * noted, and told.
 */
export async function postPlanned(
  needs: MoveNeeds,
  planned: PlannedPosting,
  { statement, batch, artistAllocations }: Of,
): Promise<void> {
  const { suspense, suspenseDue, recoupments, now } = needs;
  const { statementId, read } = statement;
  const at = now();
  const posting = postingOf(planned, { statementId, payer: read.payer, at });
  await recordMovement(needs, async () => {
    if (planned.to !== 'suspense') {
      const writes = await earned(needs, planned, { statement, sign: 1, at });
      if (planned.to === 'unmatched') return { posting, writes };
      const { payee, n, cells } = planned;
      const artistId = payee as ArtistId;
      const inOrder = artistAllocations && (() => artistAllocations(artistId));
      const taken = await recoupments.taken({ artistId, statementId, payee, n, cells, at, inOrder });
      return { posting: { ...posting, follows: taken.follows }, writes: [...writes, ...taken.writes] };
    }
    const { n, cells } = planned;
    const named = { statementId, partyId: planned.payee as PartyId, n };
    const trackId = cells[0]?.trackId as TrackId;
    return { posting, writes: [suspense.suspended({ ...named, trackId, batch }), suspenseDue(named, at)] };
  });
}

/** Takes one planned transaction back: of what waited in suspense from whoever has it by now. */
export async function reversePlanned(
  needs: MoveNeeds,
  planned: PlannedPosting,
  { statement }: Pick<Of, 'statement'>,
): Promise<void> {
  const { suspense, recoupments, now } = needs;
  const { statementId, read } = statement;
  const at = now();
  const of = { statementId, payer: read.payer, at };
  await recordMovement(needs, async () => {
    const posting = reversalOf(planned, of);
    if (planned.to !== 'suspense') {
      const writes = await earned(needs, planned, { statement, sign: -1, at });
      if (planned.to === 'unmatched') return { posting, writes };
      const { payee, n } = planned;
      const back = await recoupments.givenBack({ artistId: payee as ArtistId, statementId, payee, n, at });
      return { posting: { ...posting, follows: back.follows }, writes: [...writes, ...back.writes] };
    }
    const { payee, n, cells, bases } = planned;
    const waits = await suspense.find({ statementId, partyId: payee as PartyId, n });
    if (!waits) throw new Error(`Nobody noted that ${statementId} has something in suspense for ${payee}`);
    const { artistId } = waits;
    if (artistId === undefined) return { posting, writes: [suspense.reversed(waits)] };
    const own = attributedSuspense({ cells, bases }, { ...waits, artistId });
    const earnings = { artistId, statement: sourceOf(statement), ...own, sign: -1, at } as const;
    const back = await recoupments.givenBack({ artistId, statementId, payee, n, at });
    return {
      posting: { ...reversalOf(planned, { ...of, givenTo: artistId }), follows: back.follows },
      writes: [suspense.reversed(waits), ...(await needs.earningsWrites(earnings)), ...back.writes],
    };
  });
}

type Sign = { statement: PlannedStatement; sign: 1 | -1; at: Date };
/** What an artist's part changes in their earnings; nothing where it is nobody's. */
async function earned(
  { earningsWrites }: MoneyNeeds,
  planned: Exclude<PlannedPosting, { to: 'suspense' }>,
  { statement, sign, at }: Sign,
): Promise<Write[]> {
  if (planned.to === 'unmatched') return [];
  const { payee, cells, bases } = planned;
  return earningsWrites({ artistId: payee as ArtistId, statement: sourceOf(statement), cells, bases, sign, at });
}
