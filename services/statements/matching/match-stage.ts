import { decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { amountToPost } from '../../../shared/statements/amount-to-post.ts';
import { canBearDeductions, totalDeducted } from '../../../shared/statements/deduction.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { keptFields } from '../office/read-again.ts';
import { packAllocations, packBatch, planObject } from '../planning/plan-objects.ts';
import { planStatement } from '../planning/plan-statement.ts';
import { withStatementGroups } from '../planning/with-statement-groups.ts';
import { statementProgress } from '../stages/progress.ts';
import { ImportStopped, type StageInput, type StageNeeds } from '../stages/stage-needs.ts';
import { importFaultFrom, stoppedStatement } from '../stages/stopped-statement.ts';
import { matchCounter } from './match-counter.ts';
import { matchInPages } from './match-in-pages.ts';

/**
 * Matches the recordings of a statement and plans its posting; the statement is then ready for approval. If somebody
 * decides about a recording concurrently, the stage starts over.
 * @throws errors that are not faults in the statement, for a retry
 */
export async function matchStage(needs: StageNeeds, { statementId }: StageInput): Promise<void> {
  const { statements, objects, matches, loadAgreements, newFolder, now } = needs;
  const before = await statements.get(statementId);
  const { statement } = before;
  if (statement.state !== 'reading' || !statement.read) return;
  const { read, given, deductions = [] } = statement;
  const progress = statementProgress(needs, before);

  const decisionsOf = async (keys: readonly string[]) =>
    new Map([...(await matches.among(keys))].map(([key, match]) => [key, match.said]));

  const work = async () => {
    const rateText = read.currency === 'USD' ? '1' : given.rate;
    const rate = decimalOf(rateText ?? '');
    if (!rateText || !rate) throw new ImportStopped({ code: 'rate-needed', currency: read.currency });
    const amount = amountToPost(read);
    if (!canBearDeductions(amount, deductions))
      throw new ImportStopped({
        ...{ code: 'deductions-too-large', amount, currency: read.currency },
        deducted: decimalText(totalDeducted(deductions)),
      });
    await progress.at('matching', { lines: read.lines });
    await withStatementGroups(needs, statementId, async (groups) => {
      const counter = matchCounter();
      for await (const page of matchInPages({ ...needs, decisionsOf }, groups.recordings)) {
        counter.add(page.matched);
        await groups.unmatched.add(page.matched);
        await groups.units.add(page, loadAgreements);
      }
      await groups.units.number();
      await groups.sales.addUnits();
      await groups.deduct({ deductions, payerName: read.payerName });

      await progress.at('planning', { lines: read.lines });
      const planFolder = newFolder();
      const planned = await planStatement(await groups.source(), {
        ...{ rate, artists: groups.artists, openRemainders: groups.openRemainders },
        store: (n, postings) =>
          objects.storeJson(statementId, planObject(planFolder, 'batches', n), packBatch(postings)),
      });
      const store = (list: 'unmatched' | 'artists' | 'gives', n: number, rows: readonly unknown[]) =>
        objects.storeJson(statementId, planObject(planFolder, list, n), rows);
      let n = 0;
      for await (const rows of groups.unmatched.pieces()) await store('unmatched', n++, rows);
      n = 0;
      const artists = await groups.artists.rank();
      for await (const page of groups.artists.pieces()) {
        await store('artists', n, page.artists);
        await store('gives', n++, packAllocations(page.allocations));
      }
      const at = now().toISOString();
      const plan = {
        version: progress.current().statement.ver,
        madeAt: at,
        micros: String(planned.micros),
        artistMicros: String(planned.artistMicros),
        platformMicros: String(planned.platformMicros),
        suspenseMicros: String(planned.suspenseMicros),
        artists,
        batches: planned.batches,
      };
      await progress.end(
        (reading): Extract<Statement, { state: 'ready' }> => ({
          ...keptFields(reading),
          state: 'ready',
          read: { ...read, rate: rateText },
          matches: counter.counts(),
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
