import { useState } from 'react';
import type { ModelUse as Use } from '../../../../shared/assistant/model-use.ts';
import { dollars } from '../../../../shared/money.ts';
import { officeMessage } from '../../data/office/messages.ts';
import { useModelUse } from '../../data/office/queries.ts';
import { grouped } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/list/table.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stat } from '../../ui/stat.tsx';
import { modelDayColumns } from './model-day-columns.tsx';

/** The number of months in the list. */
const MONTHS = 12;

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

const monthsTo = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );

/** The model, its limits, and its daily usage in one month. */
export function ModelUse() {
  const [months] = useState(() => monthsTo(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const use = useModelUse(month);
  return (
    <div className="grid gap-8">
      <div className="max-w-56">
        <Select
          aria-label="Month"
          choices={months.map((value) => ({ value, label: nameOf(value) }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      </div>
      <QueryState
        query={use}
        loading={<Skeleton className="h-40" />}
        failed={(error) => `Failed to fetch model usage. ${officeMessage(error)}`}
      >
        {(data) => <Month use={data} name={nameOf(month)} />}
      </QueryState>
    </div>
  );
}

const Month = ({ use, name }: { use: Use; name: string }) => {
  const { modelId, limits, days } = use;
  if (!modelId && days.length === 0)
    return (
      <EmptyState title="No language model is set up.">
        The assistant reads all messages without a model. An operator can choose one at deployment.
      </EmptyState>
    );
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  const cost = days.reduce((sum, day) => sum + BigInt(day.costMicros), 0n);
  return (
    <>
      <section aria-label="Totals" className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        <Stat label="Cost" figure={dollars(cost)} note={`At most ${dollars(BigInt(limits.dayMicros))} a day`} />
        <Stat
          label="Questions"
          figure={calls}
          note={`Per artist: at most ${limits.artistCalls}, or ${dollars(BigInt(limits.artistMicros))}, a day`}
        />
        <p className="grid content-start gap-1">
          <span className="text-small text-soft">Model</span>
          <span className="flex min-h-10 items-center break-all">{modelId ?? 'No longer set up'}</span>
          <span className="text-small text-soft">
            Per artist: at most {grouped(limits.artistTokens)} tokens a day. Days are UTC.
          </span>
        </p>
      </section>
      {days.length === 0 ? (
        <EmptyState title={`No questions in ${name}.`}>Messages from artists were read without it.</EmptyState>
      ) : (
        <Table label="Days" columns={modelDayColumns} rows={days.toReversed()} keyOf={({ day }) => day} />
      )}
    </>
  );
};
