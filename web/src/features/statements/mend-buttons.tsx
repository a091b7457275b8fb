import type { Given } from '../../../../shared/statements/given.ts';
import type { Statement } from '../../../../shared/statements/statement.ts';
import { actMessage } from '../../data/statements/messages.ts';
import { useGive, useSplit } from '../../data/statements/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';

type Stopped = Extract<Statement, { state: 'stopped' }>;
type Mend = { label: string; given: Given };

type Totals = { lines?: unknown; amount?: unknown };
const comesTo = (found: unknown): string => {
  const { lines, amount } = (found ?? {}) as Totals;
  return `${lines} lines, ${String(amount)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')}`;
};

/** What one press mends, by what is wrong. */
const mends: Record<string, (details: Record<string, unknown>) => Mend[]> = {
  'quotes-unclear': ({ asText, asCells }) => [
    { label: `Quotes are text: ${comesTo(asText)}`, given: { quotes: 'text' } },
    { label: `Quotes end cells: ${comesTo(asCells)}`, given: { quotes: 'cells' } },
  ],
  'quote-unclosed': () => [{ label: 'Read quotes as text', given: { quotes: 'text' } }],
  'all-posted': () => [{ label: 'They’re genuine: post them too', given: { postedLines: 'count' } }],
  'lines-restated': () => [{ label: 'They’re new: post them too', given: { restatedLines: 'count' } }],
};

/** Choices that the office has when a file stopped, each a button (product 30.4). */
export function MendButtons({ statement }: { statement: Stopped }) {
  const { fault, statementId } = statement;
  const giving = useGive(statementId);
  const give = useAction(giving.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: actMessage(error) }),
  });
  if (fault.code === 'two-currencies') return <Split statement={statement} />;
  const choices = mends[fault.code]?.(fault.details) ?? [];
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {choices.map(({ label, given }) => (
        <Button key={label} busy={giving.isPending && 'Reading again…'} onClick={() => give(given)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Split({ statement: { statementId, fault } }: { statement: Stopped }) {
  const splitting = useSplit(statementId);
  const split = useAction(splitting.mutateAsync, {
    done: ({ statements }) => ({
      title: `${statements.length} statements`,
      text: 'Each has one currency and asks for its own rate.',
    }),
    failed: (error) => ({ title: 'Not split', text: actMessage(error) }),
  });
  const currencies = Array.isArray(fault.details.currencies) ? fault.details.currencies : [];
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="signal" busy={splitting.isPending && 'Splitting…'} onClick={() => split(undefined)}>
        Make one statement per currency
      </Button>
      <p className="text-small text-soft">
        {currencies.join(', ')}: the file stays one, and each currency has its own rate.
      </p>
    </div>
  );
}
