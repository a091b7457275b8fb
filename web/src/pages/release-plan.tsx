import { releaseMessage } from '../data/releases/messages/release.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import PlanDialog from '../features/plans/plan-dialog.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Props = { releaseId: string; onClose: () => void };

/** The plan dialog of a release that the page knows only by its card. */
export default function ReleasePlan({ releaseId, onClose }: Props) {
  const detail = useRelease(releaseId);
  const release = detail.data?.release;
  const waiting = (
    <QueryState query={detail} loading={<Skeleton className="h-64" />} failed={releaseMessage}>
      {() => null}
    </QueryState>
  );
  return <PlanDialog open onClose={onClose} release={release} waiting={waiting} />;
}
