import { useState } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const WithdrawDialog = lazyDialog(() => import('./withdraw-dialog.tsx'));

type Props = { release: Release; size?: 'small' };

/** Withdraws a release that was submitted and not exported; nothing for any other release (product 11.15). */
export function WithdrawButton({ release, size }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (release.status !== 'submitted' && release.status !== 'changes_requested') return null;
  return (
    <>
      <Button
        {...(size && { size })}
        tone="danger"
        aria-haspopup="dialog"
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        Withdraw…
      </Button>
      {isAsking && <WithdrawDialog release={release} onClose={() => setAsking(false)} />}
    </>
  );
}
