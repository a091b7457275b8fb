import { useState } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const EnterCodesDialog = lazyDialog(() => import('./enter-codes-dialog.tsx'));

/** Opens the dialog for entering codes, the only possible change to an exported release (product 14.8). */
export function EnterCodesButton({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false);
  if (release.status !== 'exported') return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Enter codes
      </Button>
      {isOpen && <EnterCodesDialog release={release} onClose={() => setOpen(false)} />}
    </>
  );
}
