import { dollars } from '../../../../shared/money.ts';
import { arrivingMicros } from '../../../../shared/payouts/arriving-micros.ts';
import { bankMessage } from '../../data/payouts/bank-messages.ts';
import { useCreateBatch } from '../../data/payouts/batch-mutations.ts';
import { usePayoutBatches } from '../../data/payouts/queries.ts';
import { needsSomebodyElse } from '../../data/payouts/second-person-text.ts';
import { plural } from '../../lib/format.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { BankFileRow } from './bank-file-row.tsx';

/** Puts approved bank payouts into files for the bank (product 24.13). */
export function BankFiles() {
  const { data, error, isFetching, refetch } = usePayoutBatches();
  const making = useCreateBatch();
  const make = useAction(making.mutateAsync, {
    done: ({ count }) => ({ title: 'File made', text: `${plural(count, 'payout')} for the bank` }),
    failed: (problem) => ({ title: 'No file was made', text: bankMessage(problem) }),
  });
  const me = useUserId();
  const waiting = data?.waiting.filter((payout) => !needsSomebodyElse(payout, me)) ?? [];
  const ofOthers = (data?.waiting.length ?? 0) - waiting.length;
  const sum = waiting.reduce((all, payout) => all + arrivingMicros(payout), 0n);
  return (
    <PageSection wide title="Bank files" lead="Approved payouts to bank accounts go to the bank together.">
      {error && !data && <LoadFailed message={bankMessage(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton className="h-16" />}
      {data && (
        <div className="grid w-full max-w-3xl gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {waiting.length === 0
                ? `No ${ofOthers > 0 ? 'other ' : ''}approved payouts are waiting for the bank.`
                : `${plural(waiting.length, 'payout')} of ${dollars(sum)} ${waiting.length === 1 ? 'is' : 'are'} waiting for the bank.`}
            </p>
            <Button
              disabled={waiting.length === 0 || !data.isBankSet}
              busy={making.isPending && 'Making…'}
              onClick={() => make(waiting)}
            >
              Make a file
            </Button>
          </div>
          {ofOthers > 0 && (
            <p className="text-soft">
              A colleague has to make the file for {plural(ofOthers, 'payout')} that you approved.
            </p>
          )}
          {!data.isBankSet && <p className="text-soft">The paying bank account is not set up yet.</p>}
          {data.items.length > 0 && (
            <ul aria-label="Bank files" className="grid gap-2">
              {data.items.map((batch) => (
                <BankFileRow key={batch.batchId} batch={batch} />
              ))}
            </ul>
          )}
        </div>
      )}
    </PageSection>
  );
}
