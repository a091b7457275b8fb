import { releaseMessage } from '../../data/releases/messages/release.ts';
import { useRelease } from '../../data/releases/queries/release.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import PlanDialog from './plan-dialog.tsx';

type Props = { releaseId: string; onClose: () => void };

/** The plan dialog for a page that has only the release's card. */
export default function ReleasePlanDialog({ releaseId, onClose }: Props) {
  const detail = useRelease(releaseId);
  const release = detail.data?.release;
  const waiting = (
    <QueryState query={detail} loading={<Skeleton className="h-64" />} failed={releaseMessage}>
      {() => null}
    </QueryState>
  );
  return <PlanDialog open onClose={onClose} release={release} waiting={waiting} />;
}
