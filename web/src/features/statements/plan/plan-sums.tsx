import type { ReactNode } from 'react';
import { plural } from '../../../lib/format.ts';
import type { Planned } from '../statement-text.ts';
import { Money } from './money-line.tsx';

/** The distribution of the statement's money. The last three sums add up to the first. */
export function PlanSums({
  statement: { plan, deductions = [] },
}: {
  statement: Pick<Planned, 'plan' | 'deductions'>;
}) {
  return (
    <dl className="grid max-w-md">
      <Line
        label={deductions.length > 0 ? 'The statement, after deductions' : 'The statement'}
        micros={plan.micros}
        strong
      />
      <Line label={`To ${plural(plan.artists, 'artist')}`} micros={plan.artistMicros} />
      <Line label="Platform cut" micros={plan.platformMicros} />
      <Line label="Kept until its payee is known" micros={plan.suspenseMicros} />
    </dl>
  );
}

const Line = ({ label, micros, strong }: { label: ReactNode; micros: string; strong?: boolean }) => (
  <div
    className={`flex items-baseline justify-between gap-6 border-t border-line py-2 first:border-t-0 ${strong ? 'font-[560]' : ''}`}
  >
    <dt>{label}</dt>
    <dd className="text-right">
      <Money micros={micros} />
    </dd>
  </div>
);
