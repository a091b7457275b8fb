import { useState } from 'react';
import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const EndAdvanceDialog = lazyDialog(() => import('./end-advance-dialog.tsx'));

/** A button that ends an open advance. */
export function EndAdvance({ advance }: { advance: OfficeAdvance }) {
  const [isOpen, setOpen] = useState(false);
  if (advance.state !== 'open') return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`End the advance to ${advance.artistName}`}>
        End…
      </Button>
      {isOpen && <EndAdvanceDialog advance={advance} onClose={() => setOpen(false)} />}
    </>
  );
}
