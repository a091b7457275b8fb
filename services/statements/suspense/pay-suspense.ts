import type { PartyId } from '../../../shared/ids.ts';
import type { SplitRepository } from '../../splits/split-repository.ts';
import { suspenseOwner } from '../../splits/suspense-owner.ts';
import { unpackBatch } from '../planning/plan-objects.ts';
import { suspensePayment } from '../posting/ledger-postings.ts';
import { type MoneyNeeds, recordMovement } from '../posting/record-movement.ts';
import { sourceFrom } from '../posting/statement-source.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import { attributedSuspense } from './attributed-suspense.ts';
import type { SuspendedPart } from './suspense-repository.ts';

export type PaySuspenseNeeds = MoneyNeeds & {
  statements: Pick<StatementRepository, 'get'>;
  objects: Pick<StatementGateway, 'readJson'>;
  splits: Pick<SplitRepository, 'find'>;
};

/**
 * Pays a party's suspended earnings: to the party if they have accepted, or to the release owner if they declined
 * (product 29.3). Repeated calls pay each part only once.
 * @returns the number of parts that this call has paid
 */
export async function paySuspense(needs: PaySuspenseNeeds, partyId: PartyId): Promise<number> {
  let paid = 0;
  for (const part of await needs.suspense.waitingFor(partyId)) paid += (await payPart(needs, part)) ? 1 : 0;
  return paid;
}

/** Moves one part from suspense to the artist's wallet and earnings, in one transaction. */
async function payPart(needs: PaySuspenseNeeds, named: SuspendedPart): Promise<boolean> {
  const { statements, splits, suspense, recoupments, earningsWrites, now } = needs;
  const { partyId, statementId } = named;
  const agreement = await splits.find(named.trackId);
  const to = agreement && suspenseOwner(agreement, partyId);
  if (to === undefined) return false;
  const { artistId } = to;
  const { statement } = await statements.get(statementId);
  if (!('plan' in statement) || statement.state === 'ready') throw new Error(`${statementId} was not posted`);
  const { micros, cells, bases } = await findPlanned(needs, named);
  const own = attributedSuspense({ cells, bases }, { partyId, ...to });
  return recordMovement(needs, async () => {
    const part = await suspense.find(named);
    // Another call has already paid the part, or its statement was reversed.
    if (part?.state !== 'waiting') return undefined;
    const at = now();
    const { n } = named;
    const earned = await earningsWrites({ artistId, statement: sourceFrom(statement), ...own, sign: 1, at });
    const { follows, writes } = await recoupments.recoup({ artistId, statementId, payee: partyId, n, cells, at });
    return {
      posting: { ...suspensePayment({ ...named, micros }, artistId, at), follows },
      writes: [suspense.pay(part, to), ...earned, ...writes],
    };
  });
}

/** Finds the part as it was posted, in its batch. */
async function findPlanned({ objects }: PaySuspenseNeeds, { partyId, statementId, n, batch }: SuspendedPart) {
  const planned = unpackBatch(await objects.readJson(statementId, batch)).find(
    (one) => one.payee === partyId && one.n === n,
  );
  if (planned?.to !== 'suspense') throw new Error(`${batch} of ${statementId} has nothing for ${partyId}`);
  return planned;
}
