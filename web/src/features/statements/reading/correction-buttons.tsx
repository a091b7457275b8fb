import { isRecord } from '../../../../../shared/is-record.ts';
import type { FileSettings } from '../../../../../shared/statements/file-settings.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useSplit } from '../../../data/statements/mutations.ts';
import { decimalText } from '../../../lib/decimal-text.ts';
import { grouped } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { SettingButton } from './setting-button.tsx';

type Stopped = Extract<Statement, { state: 'stopped' }>;
type Correction = { label: string; settings: FileSettings };

const comesTo = (found: unknown): string => {
  const { lines, amount } = isRecord(found) ? found : {};
  return `${grouped(Number(lines))} lines, ${decimalText(String(amount))}`;
};

/** The corrections that need only one click, by fault. */
const corrections: Record<string, (details: Record<string, unknown>) => Correction[]> = {
  'quotes-unclear': ({ asText, asCells }) => [
    { label: `They’re text: ${comesTo(asText)}`, settings: { quotes: 'text' } },
    { label: `They end cells: ${comesTo(asCells)}`, settings: { quotes: 'cells' } },
  ],
  'quote-unclosed': () => [{ label: 'Read quotation marks as text', settings: { quotes: 'text' } }],
  'all-posted': () => [{ label: 'They’re genuine: post them too', settings: { postedLines: 'count' } }],
  'lines-restated': ({ lines }) => [
    {
      label: lines === 1 ? 'It’s new: post it too' : 'They’re new: post them too',
      settings: { restatedLines: 'count' },
    },
  ],
};

/** Buttons that correct a stopped statement with one click (product 30.4). */
export function CorrectionButtons({ statement }: { statement: Stopped }) {
  const { fault, statementId } = statement;
  if (fault.code === 'two-currencies') return <Split statement={statement} />;
  const choices = corrections[fault.code]?.(fault.details) ?? [];
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {choices.map(({ label, settings }) => (
        <SettingButton key={label} statementId={statementId} settings={settings}>
          {label}
        </SettingButton>
      ))}
    </div>
  );
}

function Split({ statement: { statementId, fault } }: { statement: Stopped }) {
  const splitting = useSplit(statementId);
  const split = useAction(splitting.mutateAsync, {
    done: ({ statementIds }) => ({
      title: `Split into ${statementIds.length} statements`,
      text: 'This one is the first. The others are in the list of statements.',
    }),
    failed: (error) => ({ title: 'Not split', text: statementActionMessage(error) }),
  });
  const currencies = Array.isArray(fault.details.currencies) ? fault.details.currencies : [];
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="signal" busy={splitting.isPending && 'Splitting…'} onClick={() => split(undefined)}>
        Make one statement per currency
      </Button>
      <p className="text-small text-soft">
        Each of {currencies.join(', ')} gets a statement and a rate of its own. All of them read the same file.
      </p>
    </div>
  );
}
