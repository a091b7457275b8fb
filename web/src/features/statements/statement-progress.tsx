import type { Statement } from '../../../../shared/statements/statement.ts';
import { grouped } from '../../lib/format.ts';
import { Progress } from '../../ui/progress.tsx';
import { Money } from './plan/money-line.tsx';
import { ABANDONED_AFTER_MS, ResumeStatement } from './reading/reading-progress.tsx';

type MovingStatement = Extract<Statement, { state: 'approved' | 'posting' | 'reversing' }>;

/** The progress of posting or reversal. */
export function StatementProgress({ statement }: { statement: MovingStatement }) {
  const { plan, changedAt } = statement;
  const moved =
    statement.state === 'reversing' ? statement.reversed : statement.state === 'posting' ? statement.posted : undefined;
  const batches = moved?.batches ?? 0;
  const isLeft = Date.now() - new Date(changedAt).getTime() > ABANDONED_AFTER_MS;
  return (
    <div className="grid max-w-2xl gap-3" aria-live="polite">
      <Progress
        label={statement.state === 'reversing' ? 'Being reversed' : 'Being posted'}
        percent={plan.batches === 0 ? 100 : (100 * batches) / plan.batches}
        text={`${grouped(batches)} of ${grouped(plan.batches)} parts`}
      />
      <p className="text-small text-soft">
        <Money micros={moved?.micros ?? '0'} isAligned={false} /> of <Money micros={plan.micros} isAligned={false} />.
        You can leave this page. It continues.
      </p>
      {isLeft && <ResumeStatement statement={statement} />}
    </div>
  );
}
