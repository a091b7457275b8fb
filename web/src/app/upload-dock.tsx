import { Suspense, useCallback, useEffect } from 'react';
import { hasUnfinished } from '../data/media/has-unfinished.ts';
import { useHasUploads } from '../data/media/upload-store.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { loadWithRetry } from '../lib/load-with-retry.ts';
import { usePreventFileOpening } from '../lib/page-drop.ts';
import { useUserId } from '../lib/use-user-id.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { notifyFailure } from '../ui/toast.tsx';

const UploadTray = lazyWithRetry(() => import('../features/uploads/upload-tray.tsx'));

const loadResumeUploads = loadWithRetry(() => import('../data/media/resume-uploads.ts'));

/**
 * Shows uploads on every page, and goes on with those of an earlier visit. The tray is loaded with the first upload, and
 * stays until the last one is closed.
 */
export function UploadDock() {
  const hasUploads = useHasUploads();
  const userId = useUserId();
  useEffect(() => {
    // If this fails to load, the next page that opens tries again.
    if (userId && hasUnfinished())
      void loadResumeUploads().then(
        ({ resumeUploads }) => resumeUploads(userId),
        () => undefined,
      );
  }, [userId]);
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
