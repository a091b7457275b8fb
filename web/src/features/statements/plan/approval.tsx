import { useState } from 'react';
import { useMe } from '../../../data/accounts/queries.ts';
import { dateAndTime, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { Planned } from '../statement-text.ts';

const ApproveDialog = lazyDialog(() => import('./approve-dialog.tsx'));

/** The approvals so far and those still missing, with a button to approve. */
export function Approval({ statement }: { statement: Planned }) {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { approvals, approvalsNeeded } = statement;
  const isMine = approvals.some(({ by }) => by.id === me.data?.id);
  // At least one, because the last required approval starts the posting.
  const missing = Math.max(1, approvalsNeeded - approvals.length);
  return (
    <div className="grid justify-items-start gap-3">
      {approvals.map(({ by, at }) => (
        <p key={by.id}>
          Approved by {by.name}, {dateAndTime(at)}
        </p>
      ))}
      {isMine ? (
        <p className="text-soft">
          You have approved it. {plural(missing, 'more approval')} {missing === 1 ? 'is' : 'are'} needed from someone
          else in finance or an admin.
        </p>
      ) : (
        <Button tone="signal" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Approve
        </Button>
      )}
      {!isMine && missing > 1 && (
        <p className="text-small text-soft">
          {approvalsNeeded} people approve each statement. Someone else approves after you.
        </p>
      )}
      {isOpen && <ApproveDialog statement={statement} onClose={() => setOpen(false)} />}
    </div>
  );
}
