import { planToPay } from '../../../shared/plans/plan-in-force.ts';
import { useSettledUploads } from '../data/media/queries.ts';
import { useIsChecking, useIsUploading } from '../data/media/upload-store.ts';
import { useRelease } from '../data/releases/queries/release.ts';
import { CheckoutButton } from '../features/plans/checkout-button.tsx';
import { SubmitDialog } from '../features/submission/submit-dialog.tsx';
import { price } from '../lib/format.ts';

type Props = { releaseId: string; onClose: () => void };

/** The submit dialog with the way to pay in it; used by the library and by the editor. */
export default function SubmitRelease({ releaseId, onClose }: Props) {
  const isUploading = useIsUploading(releaseId);
  const detail = useRelease(releaseId, { watch: useIsChecking(releaseId) });
  useSettledUploads(detail.data);
  return (
    <SubmitDialog
      releaseId={releaseId}
      onClose={onClose}
      waitsFor={isUploading ? 'A file is still on its way. It is checked first.' : undefined}
      checkout={(release) => {
        const due = planToPay(release.plan, release.trackIds.length, new Date());
        return due && <CheckoutButton release={release} plan={due.plan} price={price(due.cents)} />;
      }}
    />
  );
}
