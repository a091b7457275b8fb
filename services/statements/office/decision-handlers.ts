import { Problem } from '../../../shared/contract/problem.ts';
import type { StatementId } from '../../../shared/ids.ts';
import type { decisionsContract } from '../../../shared/statements/decisions-contract.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { personOf } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { Handlers } from '../../platform/serve.ts';
import type { Write } from '../../platform/table.ts';
import { type PostedLines, type PostedOfPayer, postedStatement } from '../reading/posted-lines.ts';
import type { WorkDue } from '../stages/work-due.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { approveStatement } from './approve-statement.ts';
import { type ActNeeds, auditedDecisions } from './office-act.ts';
import { keptFields } from './read-again.ts';

export type DecisionNeeds = ActNeeds & {
  /** Releases the file claim of a discarded statement. */
  releaseFile: (statement: Statement) => Write[];
  posted: PostedLines;
  workDue: WorkDue;
  /** @throws Problem `sign-in-again`, `second-factor-needed` */
  assertFreshSignIn: (actor: SignedIn) => void;
};

/**
 * The maximum number of attempts at a decision if another of the payer's statements is approved or reversed
 * concurrently.
 */
const MAX_ATTEMPTS = 12;

export function decisionHandlers(needs: DecisionNeeds): Handlers<typeof decisionsContract> {
  const { statements, posted, releaseFile, workDue, assertFreshSignIn } = needs;
  const { act, prepare } = auditedDecisions(needs);

  /** Makes a decision that depends on the payer's posted lines, and retries if they change concurrently. */
  const withPosted = <T>(statementId: StatementId, decide: (payer: PostedOfPayer) => Promise<T>): Promise<T> =>
    retryWhenChanged(
      'busy',
      async () => {
        const { statement } = await statements.get(statementId);
        const read = 'read' in statement ? statement.read : undefined;
        return decide(read ? await posted.of(read.payer) : { payer: '', changes: 0, statements: [] });
      },
      MAX_ATTEMPTS,
    );

  /**
   * Saves a decision.
   * @param lines writes that change the payer's posted lines, with the conditional write first
   */
  const saveWithLines = (before: StoredStatement, after: StoredStatement, lines: Write[], also: Write[]) =>
    whenRefused(statements.save(before, after, [...lines, ...also]), ({ index, error }) => {
      if (lines.length > 0 && index === 1) throw new Problem('busy', { reason: 'the payer’s posted lines changed' });
      throw error;
    });

  /**
   * @throws Problem `statement-relied-on` with the names of statements that left out lines because this one had posted
   * them
   */
  const assertNotReliedOn = async (payer: PostedOfPayer, statementId: StatementId): Promise<void> => {
    const relying = payer.statements.filter(({ reliesOn }) => reliesOn.includes(statementId));
    if (relying.length === 0) return;
    const found = await Promise.all(relying.map((one) => statements.get(one.statementId)));
    throw new Problem('statement-relied-on', { fileNames: found.map(({ statement }) => statement.fileName) });
  };

  return {
    async 'POST /api/admin/statements/{statementId}/approve'({ actor, params, body, storeWithEffect }) {
      assertFreshSignIn(actor);
      return withPosted(params.statementId, async (payer) => {
        const { before, after, writes } = await prepare(
          actor,
          params.statementId,
          { what: 'statement-approved', to: `plan ${body.planVersion}` },
          (statement, audited) =>
            approveStatement(statement, {
              by: personOf(audited),
              at: audited.at.toISOString(),
              planVersion: body.planVersion,
              posted: payer,
            }),
          (_, statement, { at }) => (statement.state === 'approved' ? workDue(statement, 'post', at) : []),
        );
        const { statement } = after;
        const joins = statement.state === 'approved' ? posted.join(payer, postedStatement(statement)) : [];
        const next = { ...statement, ver: before.statement.ver + 1 };
        return storeWithEffect(next, (answered) => saveWithLines(before, after, joins, [...writes, answered]));
      });
    },

    async 'POST /api/admin/statements/{statementId}/reverse'({ actor, params, body, storeWithEffect }) {
      assertFreshSignIn(actor);
      return withPosted(params.statementId, async (payer) => {
        await assertNotReliedOn(payer, params.statementId);
        const { before, after, writes } = await prepare(
          actor,
          params.statementId,
          { what: 'statement-reversed', to: 'reversing', why: body.reason },
          (statement, audited) => {
            const { state } = statement;
            if (state !== 'posted') throw new Problem('statement-elsewhere', { state });
            const { postedAt: _, ...rest } = statement;
            const at = audited.at.toISOString();
            const reversal = { by: personOf(audited), at, reason: body.reason };
            return { ...rest, state: 'reversing', reversal, reversed: { batches: 0, micros: '0' }, changedAt: at };
          },
          (_, statement, { at }) => workDue(statement, 'reverse', at),
        );
        const next = { ...after.statement, ver: before.statement.ver + 1 };
        const leaves = posted.leave(payer, params.statementId);
        return storeWithEffect(next, (answered) => saveWithLines(before, after, leaves, [...writes, answered]));
      });
    },

    'POST /api/admin/statements/{statementId}/discard': ({ actor, params }) =>
      act(
        actor,
        params.statementId,
        { what: 'statement-discarded', to: 'discarded' },
        (statement, audited) => {
          const { state } = statement;
          if (state !== 'awaiting-file' && state !== 'reading' && state !== 'stopped' && state !== 'ready')
            throw new Problem('statement-elsewhere', { state });
          const at = audited.at.toISOString();
          const read = state === 'awaiting-file' ? undefined : statement.read;
          const discarded = { by: personOf(audited), at };
          return { ...keptFields(statement), state: 'discarded', ...(read && { read }), discarded, changedAt: at };
        },
        (before) => releaseFile(before.statement),
      ),
  };
}
