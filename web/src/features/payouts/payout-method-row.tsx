import { useState } from 'react';
import type { PayoutMethod } from '../../../../shared/payouts/payout-method.ts';
import { removeMethodMessage } from '../../data/payouts/method-messages.ts';
import { useRemoveMethod } from '../../data/payouts/method-mutations.ts';
import { dateAndTime, shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

const ChangeMethodDialog = lazyDialog(() => import('./change-method-dialog.tsx'));

/** A saved method, and the time from which it can be used. */
export function PayoutMethodRow({ method, holdHours }: { method: PayoutMethod; holdHours: number }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const removing = useRemoveMethod();
  const remove = useAction(removing.mutateAsync, {
    done: () => ({ title: 'Payout method removed', text: method.masked }),
    failed: (error) => ({ title: 'Not removed', text: removeMethodMessage(error) }),
    settled: () => setOpen(false),
  });
  const isHeld = Date.parse(method.usableAt) > Date.now();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line px-4 py-3">
      <div className="grid gap-0.5">
        <span className="font-[560] [overflow-wrap:anywhere]">{method.label ?? method.masked}</span>
        {method.label && <span className="[overflow-wrap:anywhere]">{method.masked}</span>}
        <span className="text-small text-soft">{usableText(method, isHeld)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
          aria-label={`Change ${method.masked}`}
        >
          Change
        </Button>
        <Button size="small" onClick={() => setOpen(true)} aria-label={`Remove ${method.masked}`}>
          Remove
        </Button>
      </div>
      {isChanging && <ChangeMethodDialog method={method} holdHours={holdHours} onClose={() => setChanging(false)} />}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Remove ${method.masked}?`}
        confirm="Remove"
        cancel="Keep it"
        onConfirm={() => remove(method)}
        busy={removing.isPending && 'Removing…'}
      >
        Payouts you have already requested still go there. To add it again you need your password, and it is on hold
        again.
      </ConfirmDialog>
    </li>
  );
}

function usableText({ addedAt, changedAt, usableAt, isSignInHold }: PayoutMethod, isHeld: boolean): string {
  if (isHeld && isSignInHold) return `You changed how you sign in. You can use it from ${dateAndTime(usableAt)}`;
  if (isHeld) return `${changedAt ? 'Changed' : 'New'}. You can use it from ${dateAndTime(usableAt)}`;
  return changedAt ? `Changed ${shortDate(changedAt)}` : `Added ${shortDate(addedAt)}`;
}
