import { Problem } from '../../shared/contract/problem.ts';
import type { decisionsContract } from '../../shared/statements/decisions-contract.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Write } from '../platform/table.ts';
import { approveStatement } from './approve-statement.ts';
import { type ActNeeds, officeAct } from './office-act.ts';
import { baseOf } from './read-again.ts';
import type { WorkDue } from './work-due.ts';

export type DecisionNeeds = ActNeeds & {
  /** Frees the claim of the file of a statement that is discarded. */
  freed: (statement: Statement) => Write[];
  workDue: WorkDue;
};

export function decisionHandlers(needs: DecisionNeeds): Handlers<typeof decisionsContract> {
  const { statements, freed, workDue } = needs;
  const { act, decided } = officeAct(needs);

  return {
    async 'POST /api/admin/statements/{statementId}/approve'({ actor, params, body, storeWithEffect }) {
      const { before, after, writes } = await decided(
        actor,
        params.statementId,
        { what: 'statement-approved', to: `plan ${body.planVersion}` },
        (statement, audited) =>
          approveStatement(statement, {
            by: personOf(audited),
            at: audited.at.toISOString(),
            planVersion: body.planVersion,
            acceptsRepeat: body.acceptsRepeat ?? false,
          }),
        (_, statement, { at }) => (statement.state === 'approved' ? workDue(statement, 'post', at) : []),
      );
      const next = { ...after.statement, ver: before.statement.ver + 1 };
      return storeWithEffect(next, (answered) => statements.save(before, after, [...writes, answered]));
    },

    async 'POST /api/admin/statements/{statementId}/reverse'({ actor, params, body, storeWithEffect }) {
      const { before, after, writes } = await decided(
        actor,
        params.statementId,
        { what: 'statement-reversed', to: 'reversing', why: body.reason },
        (statement, audited) => {
          const { state } = statement;
          if (state !== 'posted') throw new Problem('statement-elsewhere', { state });
          const { postedAt: _, ...posted } = statement;
          const at = audited.at.toISOString();
          const reversal = { by: personOf(audited), at, reason: body.reason };
          return { ...posted, state: 'reversing', reversal, reversed: { batches: 0, micros: '0' }, changedAt: at };
        },
        (_, statement, { at }) => workDue(statement, 'reverse', at),
      );
      const next = { ...after.statement, ver: before.statement.ver + 1 };
      return storeWithEffect(next, (answered) => statements.save(before, after, [...writes, answered]));
    },

    'POST /api/admin/statements/{statementId}/discard': ({ actor, params }) =>
      act(
        actor,
        params.statementId,
        { what: 'statement-discarded', to: 'discarded' },
        (statement, audited) => {
          const { state } = statement;
          if (state !== 'awaiting-file' && state !== 'stopped' && state !== 'ready')
            throw new Problem('statement-elsewhere', { state });
          const at = audited.at.toISOString();
          const read = state === 'awaiting-file' ? undefined : statement.read;
          const discarded = { by: personOf(audited), at };
          return { ...baseOf(statement), state: 'discarded', ...(read && { read }), discarded, changedAt: at };
        },
        (before) => freed(before.statement),
      ),
  };
}
