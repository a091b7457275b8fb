import { Suspense } from 'react';
import { type LoadPart, loadedPart, useLoadedPart } from '../lib/loaded-part.ts';
import { PartBoundary } from './part-boundary.tsx';
import { notifyPartMissing } from './toast.tsx';

/**
 * Creates a dialog that is loaded when it is opened. If loading fails, the page stays, a toast says so, and the dialog
 * is treated as closed: opening it again retries.
 */
export function lazyDialog<P extends { onClose: () => void }>(load: LoadPart<P>) {
  const part = loadedPart(load);
  return (props: P) => {
    const onMissing = () => {
      notifyPartMissing();
      props.onClose();
    };
    const Dialog = useLoadedPart(part, { isWanted: true, onMissing });
    return (
      Dialog && (
        <Suspense>
          <PartBoundary onMissing={onMissing}>
            <Dialog {...props} />
          </PartBoundary>
        </Suspense>
      )
    );
  };
}
