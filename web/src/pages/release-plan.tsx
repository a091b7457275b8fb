import PlanDialog from '../features/plans/plan-dialog.tsx';
import { useRelease } from '../features/releases/queries.ts';

type Props = { releaseId: string; onClose: () => void };

/** The plan dialog of a release that the page knows only by its card. */
export default function ReleasePlan({ releaseId, onClose }: Props) {
  const { data } = useRelease(releaseId);
  if (!data) return null;
  const { trackIds, plan } = data.release;
  return <PlanDialog open onClose={onClose} releaseId={releaseId} trackCount={trackIds.length} paid={plan} />;
}
