import type { PartyId } from '../../../shared/ids.ts';
import type { SplitRepository } from '../../splits/split-repository.ts';
import { suspenseOwner } from '../../splits/suspense-owner.ts';
import { unpackBatch } from '../planning/plan-objects.ts';
import { givingOf } from '../posting/ledger-postings.ts';
import { type MoneyNeeds, recordMovement } from '../posting/record-movement.ts';
import { sourceOf } from '../posting/statement-source.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import { attributedSuspense } from './attributed-suspense.ts';
import type { Suspended } from './suspense-repository.ts';

export type GiveNeeds = MoneyNeeds & {
  statements: Pick<StatementRepository, 'get'>;
  objects: Pick<StatementGateway, 'readJson'>;
  splits: Pick<SplitRepository, 'find'>;
};

/**
 * Pays suspended earnings of a party: to the party, once they have accepted, or to the release owner, if they declined
 * (product 29.3).
 * Each part once, however often it is told.
 * @returns how many parts were given by this call
 */
export async function giveSuspense(needs: GiveNeeds, partyId: PartyId): Promise<number> {
  let given = 0;
  for (const waits of await needs.suspense.waitingFor(partyId)) given += (await give(needs, waits)) ? 1 : 0;
  return given;
}

/** One part: out of suspense, into the wallet, and into what the artist sees, in one transaction. */
async function give(needs: GiveNeeds, named: Suspended): Promise<boolean> {
  const { statements, splits, suspense, recoupments, earningsWrites, now } = needs;
  const { partyId, statementId } = named;
  const agreement = await splits.find(named.trackId);
  const to = agreement && suspenseOwner(agreement, partyId);
  if (to === undefined) return false;
  const { artistId } = to;
  const { statement } = await statements.get(statementId);
  if (!('plan' in statement) || statement.state === 'ready') throw new Error(`${statementId} was not posted`);
  const { micros, cells, bases } = await plannedOf(needs, named);
  const own = attributedSuspense({ cells, bases }, { partyId, ...to });
  return recordMovement(needs, async () => {
    const waits = await suspense.find(named);
    // It was given by another call, or taken back with its statement.
    if (waits?.state !== 'waiting') return undefined;
    const at = now();
    const { n } = named;
    const earned = await earningsWrites({ artistId, statement: sourceOf(statement), ...own, sign: 1, at });
    const { follows, writes } = await recoupments.taken({ artistId, statementId, payee: partyId, n, cells, at });
    return {
      posting: { ...givingOf({ ...named, micros }, artistId, at), follows },
      writes: [suspense.given(waits, to), ...earned, ...writes],
    };
  });
}

/** What was posted, from the batch. */
async function plannedOf({ objects }: GiveNeeds, { partyId, statementId, n, batch }: Suspended) {
  const planned = unpackBatch(await objects.readJson(statementId, batch)).find(
    ({ payee, n: own }) => payee === partyId && own === n,
  );
  if (planned?.to !== 'suspense') throw new Error(`${batch} of ${statementId} has nothing for ${partyId}`);
  return planned;
}
