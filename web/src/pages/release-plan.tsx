import { releaseWords } from '../data/releases/messages/release.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import PlanDialog from '../features/plans/plan-dialog.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Props = { releaseId: string; onClose: () => void };

/** The plan dialog of a release that the page knows only by its card. */
export default function ReleasePlan({ releaseId, onClose }: Props) {
  const detail = useRelease(releaseId);
  const release = detail.data?.release;
  const waiting = detail.isError ? (
    <LoadFailed words={releaseWords(detail.error)} onRetry={() => void detail.refetch()} busy={detail.isFetching} />
  ) : (
    <Skeleton className="h-64" />
  );
  return (
    <PlanDialog
      open
      onClose={onClose}
      releaseId={releaseId}
      trackCount={release?.trackIds.length ?? 0}
      paid={release?.plan ?? null}
      waiting={!release && waiting}
    />
  );
}
