import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WhenNear } from '../../ui/when-near.tsx';

/**
 * The place of a track's sound on a page. Its code and its waveform are loaded when the place is near the visible part
 * of the page; the page does without them if they cannot be loaded.
 */
export const SoundPart = ({ className, children }: { className?: string; children: ReactNode }) => (
  <WhenNear className={className} fallback={<div className="h-20" />}>
    <PartBoundary fallback={null}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  </WhenNear>
);

const waiting = <Skeleton className="h-20" />;
