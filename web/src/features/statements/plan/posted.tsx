import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Facts } from '../../release-view/facts.tsx';
import { statementName } from '../statement-text.ts';

const ReverseDialog = lazyDialog(() => import('./reverse-dialog.tsx'));

type Posted = Extract<Statement, { state: 'posted' | 'reversing' | 'reversed' }>;

/** Approvals, posting time and account in the books, and the reversal with its reason (product 30.9). */
export function Posted({ statement }: { statement: Posted }) {
  const [isReversing, setReversing] = useState(false);
  const { approvals, read, statementId } = statement;
  const account = `receivable:${read.payer}`;
  const postedAt = statement.state === 'posted' ? statement.postedAt : undefined;
  const month = (postedAt ?? approvals.at(-1)?.at ?? '').slice(0, 7);
  const reversal = statement.state === 'posted' ? undefined : statement.reversal;
  return (
    <div className="grid justify-items-start gap-4">
      <Facts
        onlyGiven
        rows={[
          ['Approved', approvals.map(({ by, at }) => `${by.name}, ${dateAndTime(at)}`).join('; ')],
          ['Posted', postedAt && dateAndTime(postedAt)],
          [
            'In the books',
            <Link
              key="books"
              to={`${pathTo('/dashboard/admin/books/accounts/:account', { account })}?month=${month}`}
              className="underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              What {read.payerName} owes
            </Link>,
          ],
          ['Reversed', statement.state === 'reversed' && dateAndTime(statement.reversedAt)],
          ['Reversed by', reversal && `${reversal.by.name}, ${dateAndTime(reversal.at)}`],
          ['Reason', reversal?.reason],
        ]}
      />
      {statement.state === 'posted' && (
        <Button tone="danger" aria-haspopup="dialog" onClick={() => setReversing(true)}>
          Reverse
        </Button>
      )}
      {isReversing && (
        <ReverseDialog statementId={statementId} name={statementName(statement)} onClose={() => setReversing(false)} />
      )}
    </div>
  );
}
