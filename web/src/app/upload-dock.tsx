import { Suspense, useCallback } from 'react';
import { useHasUploads } from '../data/media/upload-store.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { usePreventFileOpening } from '../lib/page-drop.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { notifyFailure } from '../ui/toast.tsx';

const UploadTray = lazyWithRetry(() => import('../features/uploads/upload-tray.tsx'));

/** Shows uploads on every page. The tray is loaded with the first upload, and stays until the last one is closed. */
export function UploadDock() {
  const hasUploads = useHasUploads();
  usePreventFileOpening(
    useCallback(
      () =>
        void notifyFailure({
          title: 'Nothing was added',
          text: 'You can’t drop files here. Drop them on a release or in your library.',
        }),
      [],
    ),
  );
  if (!hasUploads) return null;
  return (
    <Suspense>
      <PartBoundary>
        <UploadTray />
      </PartBoundary>
    </Suspense>
  );
}
