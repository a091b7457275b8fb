import type { ModelDay, ModelOutcome } from '../../../../shared/assistant/model-use.ts';
import { dollars } from '../../../../shared/money.ts';
import { entriesOf } from '../../../../shared/typed-record.ts';
import { grouped, plural, shortDate } from '../../lib/format.ts';
import type { Column } from '../../ui/list/column.ts';

/** Labels for the reasons why the model gave no answer. */
const outcomeTexts: Record<Exclude<ModelOutcome, 'answered'>, string> = {
  slow: 'too slow',
  busy: 'overloaded',
  refused: 'refused',
  garbage: 'unreadable',
  denied: 'not allowed',
  away: 'unreachable',
};

const failuresOf = ({ outcomes }: ModelDay): string =>
  entriesOf(outcomeTexts)
    .flatMap(([outcome, text]) => {
      const count = outcomes[outcome];
      return count ? [`${text} ${count}`] : [];
    })
    .join(', ');

/** The columns of the model's daily usage (product 31.63). */
export const modelDayColumns: Column<ModelDay>[] = [
  { key: 'day', header: 'Day', width: '9rem', cell: ({ day }) => shortDate(day) },
  {
    key: 'calls',
    header: 'Questions',
    width: '7rem',
    align: 'end',
    cell: ({ calls }) => calls,
    narrow: ({ calls }) => plural(calls, 'question'),
  },
  {
    key: 'answered',
    header: 'Answered',
    width: '7rem',
    align: 'end',
    cell: ({ outcomes }) => outcomes.answered ?? 0,
    narrow: ({ outcomes }) => `${outcomes.answered ?? 0} answered`,
  },
  { key: 'failed', header: 'Not answered', cell: failuresOf, narrow: failuresOf },
  {
    key: 'tokens',
    header: 'Tokens',
    width: '8rem',
    align: 'end',
    cell: ({ tokens }) => grouped(tokens),
    narrow: ({ tokens }) => plural(tokens, 'token'),
  },
  {
    key: 'cost',
    header: 'Cost',
    width: '7rem',
    align: 'end',
    narrow: 'aside',
    cell: ({ costMicros }) => dollars(BigInt(costMicros)),
  },
];
