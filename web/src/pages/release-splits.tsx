import { splitsMessage } from '../data/splits/messages.ts';
import { useReleaseSplits } from '../data/splits/queries.ts';
import { TrackSplit } from '../features/splits/track-split.tsx';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The splits of the tracks on the artist's own release (product 29.8). */
export default function ReleaseSplitsPage() {
  const { releaseId } = usePathParams('/dashboard/releases/:releaseId/splits');
  const splits = useReleaseSplits(releaseId);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/releases/:releaseId', { releaseId })}>Back to the release</BackLink>
      <header className="grid gap-2 pb-2">
        <h1 className="text-title">Splits</h1>
        <p className="max-w-prose text-soft">
          Share what a track earns. Everyone reads the same agreement and is paid their own part.
        </p>
      </header>
      <QueryState
        query={splits}
        loading={
          <Loading>
            <Skeleton className="h-64 max-w-3xl" />
          </Loading>
        }
        failed={(error) => `Failed to load splits. ${splitsMessage(error)}`}
      >
        {({ tracks, earliest }) =>
          tracks.length === 0 ? (
            <EmptyState title="This release has no tracks yet">Add a track first, then you can share it.</EmptyState>
          ) : (
            <div className="max-w-3xl">
              {tracks.map((track, n) => (
                <TrackSplit
                  key={track.trackId}
                  releaseId={releaseId}
                  number={n + 1}
                  track={track}
                  all={tracks}
                  earliest={earliest}
                />
              ))}
            </div>
          )
        }
      </QueryState>
    </PageFrame>
  );
}
