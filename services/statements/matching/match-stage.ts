import { decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { amountToPost } from '../../../shared/statements/amount-to-post.ts';
import { bearsDeductions, totalDeducted } from '../../../shared/statements/deduction.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { baseOf } from '../office/read-again.ts';
import { spreadBy } from '../planning/allocate-unit-to-tracks.ts';
import { payableUnits, tracksOfAlbums } from '../planning/payable-units.ts';
import { PIECE, packAllocations, packBatch, planObject } from '../planning/plan-objects.ts';
import { planStatement } from '../planning/plan-statement.ts';
import { withStatementGroups } from '../planning/with-statement-groups.ts';
import { statementProgress } from '../stages/progress.ts';
import { ImportStopped, type StageInput, type StageNeeds } from '../stages/stage-needs.ts';
import { importFaultFrom, stoppedStatement } from '../stages/stopped-statement.ts';
import { matchInPages } from './match-in-pages.ts';
import { countKinds, listUnmatched } from './match-recordings.ts';

/**
 * Matches the recordings of a statement and plans its posting; the statement is then ready for approval. If somebody
 * decides about a recording concurrently, the stage starts over.
 * @throws errors that are not faults in the statement, for a retry
 */
export async function matchStage(needs: StageNeeds, { statementId }: StageInput): Promise<void> {
  const { statements, objects, matches, loadTerms, newFolder, now } = needs;
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'reading' || !statement.read) return;
  const { read, given, deductions = [] } = statement;
  const progress = statementProgress(needs, before);

  const work = async () => {
    const rateText = read.currency === 'USD' ? '1' : given.rate;
    const rate = decimalOf(rateText ?? '');
    if (!rateText || !rate) throw new ImportStopped({ code: 'rate-needed', currency: read.currency });
    const amount = amountToPost(read);
    if (!bearsDeductions(amount, deductions))
      throw new ImportStopped({
        ...{ code: 'deductions-too-large', amount, currency: read.currency },
        deducted: decimalText(totalDeducted(deductions)),
      });
    await progress.at('matching', { lines: read.lines });
    await withStatementGroups(needs, statementId, async (groups) => {
      const recordings = await groups.recordings();
      const saved = await matches.among(recordings.map(({ key }) => key));
      const officeDecisions = new Map([...saved].map(([key, match]) => [key, match.said]));
      const { matched, terms: termsOf } = await matchInPages(needs, recordings, officeDecisions);
      const { units, numbered } = payableUnits(matched);
      await groups.deduct({ deductions, payerName: read.payerName });
      await groups.match(numbered);
      const spread = spreadBy(await groups.sales(tracksOfAlbums(matched, units)));

      await progress.at('planning', { lines: read.lines });
      const planFolder = newFolder();
      const releases = [...new Set(units.map(({ releaseId }) => releaseId))];
      const terms = await loadTerms(
        releases.flatMap((id) => termsOf.get(id) ?? []),
        units.flatMap(({ tracks }) => tracks.map(({ trackId }) => trackId)),
      );
      const { artists, allocations, ...planned } = await planStatement(groups, {
        units,
        spread,
        rate,
        terms,
        store: (n, postings) =>
          objects.storeJson(statementId, planObject(planFolder, 'batches', n), packBatch(postings)),
      });
      const store = async (list: 'unmatched' | 'artists' | 'gives', rows: readonly unknown[]) => {
        for (let n = 0; n * PIECE < rows.length; n++)
          await objects.storeJson(statementId, planObject(planFolder, list, n), rows.slice(n * PIECE, (n + 1) * PIECE));
      };
      await store('unmatched', listUnmatched(matched));
      await store('artists', artists);
      await store('gives', packAllocations(allocations));
      const at = now().toISOString();
      const plan = {
        version: progress.current().statement.ver,
        madeAt: at,
        micros: String(planned.micros),
        artistMicros: String(planned.artistMicros),
        platformMicros: String(planned.platformMicros),
        suspenseMicros: String(planned.suspenseMicros),
        artists: artists.length,
        batches: planned.batches,
      };
      await progress.end(
        (reading): Extract<Statement, { state: 'ready' }> => ({
          ...baseOf(reading),
          state: 'ready',
          read: { ...read, rate: rateText },
          matches: countKinds(matched),
          plan,
          approvals: [],
          approvalsNeeded: 1,
          changedAt: at,
        }),
        { planFolder },
      );
    });
  };
  await work().catch(async (error) => {
    const fault = importFaultFrom(error);
    if (!fault) throw error;
    await progress.end((reading) => stoppedStatement(reading, fault, now().toISOString()));
  });
}
