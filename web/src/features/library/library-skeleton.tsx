import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholders for cards that are still loading. */
export const LibrarySkeleton = () => (
  <Loading className="grid gap-x-6 gap-y-10 min-[35rem]:grid-cols-2 lg:grid-cols-3 min-[86rem]:grid-cols-5">
    {['a', 'b', 'c', 'd', 'e'].map((place) => (
      <div key={place} className="grid grid-cols-[6.5rem_1fr] gap-4 min-[35rem]:grid-cols-1">
        <Skeleton className="aspect-square" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-6 w-3/4" />
        </div>
      </div>
    ))}
  </Loading>
);
