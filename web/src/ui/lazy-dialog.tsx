import type { ComponentType } from 'react';
import { lazyAgain } from '../lib/lazy-again.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { notifyPartMissing } from './toast.tsx';

/**
 * A dialog that is loaded when it is opened; it stands in a `Suspense`. When it cannot be loaded, the page stays, a toast says so, and
 * the dialog counts as closed: opening it again loads it again.
 */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazyAgain(load);
  return (props: P) => (
    <PartBoundary
      onMissing={() => {
        notifyPartMissing();
        props.onClose();
      }}
    >
      <Part {...props} />
    </PartBoundary>
  );
}
