import { decimalOf } from '../../../shared/royalties/exact-decimal.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { isPayable } from '../matching/decide-match.ts';
import { matchInPages } from '../matching/match-in-pages.ts';
import type { PlannedArtist } from '../planning/artist-table.ts';
import { packBatch, planObject } from '../planning/plan-objects.ts';
import { type Planned, planStatement } from '../planning/plan-statement.ts';
import type { Groups } from '../planning/statement-groups.ts';
import { withStatementGroups } from '../planning/with-statement-groups.ts';
import type { StageInput, StageNeeds } from '../stages/stage-needs.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { type LaterMatch, recountMatches } from './recount-matches.ts';
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
  const { statements, objects, loadAgreements, newFolder, now } = needs;
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'posted') return;
  const rate = decimalOf(statement.read.rate ?? '');
  if (!rate) throw new Error(`${statementId} was posted without a rate`);
  const officeDecisions = await payableDecisions(needs, before);
  if (officeDecisions.size === 0) return;

  await withStatementGroups(needs, statementId, async (groups) => {
    const matched: LaterMatch[] = [];
    const pages = matchInPages({ ...needs, decisionsOf: async () => officeDecisions }, groups.recordings, {
      isWanted: ({ key }) => officeDecisions.has(key),
    });
    for await (const page of pages) {
      await groups.units.add(page, loadAgreements);
      for (const { key, lines, amount, tracks } of page.matched)
        if (tracks.length > 0) matched.push({ key, lines, amount });
    }
    if (matched.length === 0) return;
    await groups.units.number();
    await addTracksBeside(needs, groups);
    await groups.deduct({ deductions: statement.deductions ?? [], payerName: statement.read.payerName });
    const planFolder = newFolder();
    const { batches } = statement.plan;
    const earlier = before.batchFolders?.length ? before.batchFolders : [{ from: 0, folder: before.planFolder ?? '' }];
    const planned = await planStatement(await groups.source(), {
      ...{ rate, artists: groups.artists, openRemainders: groups.openRemainders },
      later: { round: earlier.length, batches },
      store: (n, postings) => objects.storeJson(statementId, planObject(planFolder, 'batches', n), packBatch(postings)),
    });
    const paid: PlannedArtist[] = [];
    await groups.artists.rank();
    for await (const page of groups.artists.pieces()) paid.push(...page.artists);
    const digests = new Set(matched.map(({ key }) => key));
    const { was, artists } = await updatePlanLists(objects, before, { planFolder, matched: digests, artists: paid });
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
async function addTracksBeside(needs: StageNeeds, { recordings, sales, units }: Groups): Promise<void> {
  const tracks = (await units.albums()).flat();
  const codes = new Set<string>(tracks.flatMap(({ isrc, upc }) => [isrc, upc]));
  codes.delete('');
  if (codes.size === 0) return;
  const releases = new Set(tracks.map(({ releaseId }) => releaseId));
  const decisionsOf = async (keys: readonly string[]) =>
    new Map([...(await needs.matches.among(keys))].map(([key, match]) => [key, match.said]));
  const pages = matchInPages({ ...needs, decisionsOf }, recordings, {
    isWanted: ({ isrc, upc }) => codes.has(isrc) || codes.has(upc),
  });
  for await (const { matched } of pages) await sales.add(matched, releases);
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
