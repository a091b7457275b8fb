import { decimalOf } from '../../../shared/royalties/exact-decimal.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { isPayable } from '../matching/decide-match.ts';
import { matchInPages } from '../matching/match-in-pages.ts';
import type { Recording } from '../matching/match-recordings.ts';
import { spreadBy } from '../planning/allocate-unit-to-tracks.ts';
import { isAlbum, type PayableUnit, payableUnits, tracksOfAlbums } from '../planning/payable-units.ts';
import { packBatch, planObject } from '../planning/plan-objects.ts';
import { type Planned, planStatement } from '../planning/plan-statement.ts';
import { withStatementGroups } from '../planning/with-statement-groups.ts';
import type { StageInput, StageNeeds } from '../stages/stage-needs.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { recountMatches } from './recount-matches.ts';
import { unpaidRecordings } from './unpaid-recordings.ts';
import { updatePlanLists } from './update-plan-lists.ts';

type Posted = Extract<Statement, { state: 'posted' }>;

/**
 * Plans batches for recordings that were matched after their statement was posted (product 23.13). The batches move
 * money out of suspense, according to the statement's own lines and rate, and sum to zero, so that the statement's
 * total stays the same. The statement is `posting` until they are posted. Does nothing if there are no such recordings.
 * @throws Problem `statement-elsewhere` after a concurrent change, for a retry
 */
export async function laterMatchesStage(needs: StageNeeds, { statementId }: StageInput): Promise<void> {
  const { statements, objects, loadTerms, newFolder, now } = needs;
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'posted') return;
  const rate = decimalOf(statement.read.rate ?? '');
  if (!rate) throw new Error(`${statementId} was posted without a rate`);
  const officeDecisions = await payableDecisions(needs, before);
  if (officeDecisions.size === 0) return;

  await withStatementGroups(needs, statementId, async (groups) => {
    const all = await groups.recordings();
    const recordings = all.filter(({ key }) => officeDecisions.has(key));
    const found = await matchInPages(needs, recordings, officeDecisions);
    const matched = found.matched.filter(({ tracks }) => tracks.length > 0);
    if (matched.length === 0) return;
    const { units, numbered } = payableUnits(matched);
    await groups.deduct({ deductions: statement.deductions ?? [], payerName: statement.read.payerName });
    await groups.match(numbered);
    const spread = spreadBy(await groups.sales(await tracksBeside(needs, { units, recordings: all })));
    const releases = [...new Set(units.map(({ releaseId }) => releaseId))];
    const terms = await loadTerms(
      releases.flatMap((id) => found.terms.get(id) ?? []),
      units.flatMap(({ tracks }) => tracks.map(({ trackId }) => trackId)),
    );
    const planFolder = newFolder();
    const { batches } = statement.plan;
    const earlier = before.batchFolders?.length ? before.batchFolders : [{ from: 0, folder: before.planFolder ?? '' }];
    const planned = await planStatement(groups, {
      ...{ units, spread, rate, terms, later: { round: earlier.length, batches } },
      store: (n, postings) => objects.storeJson(statementId, planObject(planFolder, 'batches', n), packBatch(postings)),
    });
    const digests = new Set(matched.map(({ key }) => key));
    const { was, artists } = await updatePlanLists(objects, before, {
      ...{ planFolder, matched: digests, artists: planned.artists },
    });
    const matches = recountMatches(statement.matches, matched, was);
    await statements.save(before, {
      statement: postingAgain(statement, { matches, planned, artists, at: now().toISOString() }),
      planFolder,
      batchFolders: [...earlier, { from: batches, folder: planFolder }],
    });
  });
}

/**
 * Finds the recordings of single tracks from a release that, according to a later match, was also sold as a whole
 * (product 23.18).
 */
async function tracksBeside(
  needs: StageNeeds,
  { units, recordings }: { units: readonly PayableUnit[]; recordings: readonly Recording[] },
) {
  const codes = new Set(units.filter(isAlbum).flatMap(({ tracks }) => tracks.flatMap(({ isrc, upc }) => [isrc, upc])));
  codes.delete('');
  const own = recordings.filter(({ isrc, upc }) => codes.has(isrc) || codes.has(upc));
  if (own.length === 0) return [];
  const saved = await needs.matches.among(own.map(({ key }) => key));
  const officeDecisions = new Map([...saved].map(([key, match]) => [key, match.said]));
  return tracksOfAlbums((await matchInPages(needs, own, officeDecisions)).matched, units);
}

/** Returns the decisions that match unpaid recordings with a track or a release. */
async function payableDecisions(
  { objects, matches }: StageNeeds,
  before: StoredStatement,
): Promise<Map<string, Decision>> {
  const officeDecisions = new Map<string, Decision>();
  for await (const recordings of unpaidRecordings(objects, before)) {
    const digests = recordings.map(({ key }) => key);
    const found = await matches.among(digests, { consistent: true });
    for (const [key, match] of found) if (isPayable(match)) officeDecisions.set(key, match.said);
  }
  return officeDecisions;
}

type LaterPlan = { matches: Posted['matches']; planned: Planned; artists: number; at: string };

/**
 * Returns the statement with the new plan, which needs no approval, because only the allocation changes, not the total.
 */
function postingAgain(statement: Posted, { matches, planned, artists, at }: LaterPlan): Statement {
  const { plan, ver } = statement;
  const plus = (before: string, micros: bigint) => String(BigInt(before) + micros);
  return {
    ...statement,
    state: 'posting',
    matches,
    plan: {
      ...plan,
      version: ver,
      artistMicros: plus(plan.artistMicros, planned.artistMicros),
      platformMicros: plus(plan.platformMicros, planned.platformMicros),
      suspenseMicros: plus(plan.suspenseMicros, planned.suspenseMicros),
      artists,
      batches: plan.batches + planned.batches,
    },
    changedAt: at,
  };
}
