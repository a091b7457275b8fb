import { useRef } from 'react';
import { dollars } from '../../../../shared/money.ts';
import type { AnsweredRow, PayoutBatch } from '../../../../shared/payouts/payout-batch.ts';
import { bankMessage } from '../../data/payouts/bank-messages.ts';
import { useDownloadBankFile, useUploadBankReply } from '../../data/payouts/batch-mutations.ts';
import { dateAndTime, plural } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';

const outcomes: Record<AnsweredRow['outcome'], string> = {
  completed: 'completed',
  failed: 'failed',
  returned: 'returned',
  known: 'already recorded',
  refused: 'refused',
};

/** Counts the results in the bank's reply: `2 completed, 1 refused`. */
const summary = (rows: readonly AnsweredRow[]): string =>
  Object.entries(outcomes)
    .map(([outcome, text]) => [rows.filter((row) => row.outcome === outcome).length, text] as const)
    .flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : []))
    .join(', ');

/** A bank file, with buttons to download it and to upload the bank's reply. */
export function BankFileRow({ batch }: { batch: PayoutBatch }) {
  const chosen = useRef<HTMLInputElement>(null);
  const filing = useDownloadBankFile(batch);
  const answering = useUploadBankReply(batch);
  const failed = (error: unknown) => ({ title: 'Not applied', text: bankMessage(error) });
  const take = useAction(filing.mutateAsync, { done: (file) => saveFile(file), failed });
  const answer = useAction(answering.mutateAsync, {
    done: ({ rows }) => ({ title: 'Bank’s reply recorded', text: summary(rows) }),
    failed,
  });
  const refused = answering.data?.rows.filter(({ outcome }) => outcome === 'refused') ?? [];
  const label = `${plural(batch.count, 'payout')}, ${dollars(BigInt(batch.amountMicros))}`;
  return (
    <li className="grid gap-2 rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid gap-0.5">
          <span className="font-[560]">{label}</span>
          <span className="text-small text-soft">
            {dateAndTime(batch.at)}, {batch.by.name}
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={filing.isPending && 'Making…'} onClick={() => take('xml')}>
            XML
          </Button>
          <Button size="small" busy={filing.isPending && 'Making…'} onClick={() => take('csv')}>
            CSV
          </Button>
          <Button size="small" busy={answering.isPending && 'Reading…'} onClick={() => chosen.current?.click()}>
            Upload bank’s reply
          </Button>
          <input
            ref={chosen}
            type="file"
            accept=".csv,text/csv"
            hidden
            aria-label={`Bank’s reply to ${label}`}
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              const text = await file?.text();
              target.value = '';
              if (text) answer(text);
            }}
          />
        </div>
      </div>
      {refused.length > 0 && (
        <ul className="grid gap-1 text-small text-danger" role="alert">
          {refused.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
