import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '../../../../shared/money.ts';
import type { Receivable } from '../../../../shared/receipts/receivable.ts';
import { receivablesMessage } from '../../data/receipts/messages.ts';
import { useReceivables } from '../../data/receipts/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const RecordReceiptDialog = lazyDialog(() => import('./record-receipt-dialog.tsx'));

const ages = ['0–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;

/**
 * Formats an amount to the cent, because banks do not transfer less. Fractions of a cent are shown only on the payer's
 * own page.
 */
const cents = (micros = '0'): string => dollars(BigInt(micros));
const isOpen = (micros = '0'): boolean => cents(micros) !== '$0.00';

const columns: Column<Receivable>[] = [
  {
    key: 'payer',
    header: 'Payer',
    cell: ({ payer, payerName }) => (
      <Link
        to={pathTo('/dashboard/admin/books/receivables/:payer', { payer })}
        className="underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {payerName}
      </Link>
    ),
  },
  ...ages.map(
    (header, n): Column<Receivable> => ({
      key: header,
      header,
      width: '8.5rem',
      align: 'end',
      cell: ({ agesMicros }) => cents(agesMicros[n]),
      narrow: ({ agesMicros }) =>
        isOpen(agesMicros[n]) && (
          <>
            {header}: {cents(agesMicros[n])}
          </>
        ),
    }),
  ),
  {
    key: 'open',
    header: 'Outstanding',
    width: '9rem',
    align: 'end',
    cell: ({ openMicros, overpaidMicros }) =>
      !isOpen(overpaidMicros) ? (
        cents(openMicros)
      ) : (
        <span className="text-soft">Overpaid by {cents(overpaidMicros)}</span>
      ),
    narrow: 'aside',
  },
];

/** Shows the amounts that payers have reported but not yet paid, by payer and age (product 28.4). */
export function Receivables() {
  const [isRecording, setRecording] = useState(false);
  const receivables = useReceivables();
  return (
    <PageSection title="Outstanding" wide>
      <div className="grid justify-items-start gap-4">
        <QueryState
          query={receivables}
          loading={
            <Loading>
              <Skeleton className="h-40" />
            </Loading>
          }
          failed={(error) => `Failed to fetch what payers owe. ${receivablesMessage(error)}`}
        >
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title="No statement is posted yet">
                What a store or distributor owes for a posted statement is listed here until it pays.
              </EmptyState>
            ) : (
              <>
                <div className="w-full">
                  <Table label="Outstanding" columns={columns} rows={items} keyOf={({ payer }) => payer} />
                  <Total items={items} />
                </div>
                <Button tone="signal" aria-haspopup="dialog" onClick={() => setRecording(true)}>
                  Record a receipt
                </Button>
                {isRecording && <RecordReceiptDialog payers={items} onClose={() => setRecording(false)} />}
              </>
            )
          }
        </QueryState>
      </div>
    </PageSection>
  );
}

const Total = ({ items }: { items: readonly Receivable[] }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3 font-[560]">
    <span>Outstanding from all payers</span>
    <span>{cents(String(items.reduce((sum, { openMicros }) => sum + BigInt(openMicros), 0n)))}</span>
  </p>
);
