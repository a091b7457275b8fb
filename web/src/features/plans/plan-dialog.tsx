import type { ReactNode } from 'react';
import type { PaidPlan } from '../../../../shared/plans/paid-plan.ts';
import { covers, planFor, planLabel, plans } from '../../../../shared/plans/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { PlanTerms, planPrice } from './plan-terms.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  releaseId: string;
  trackCount: number;
  paid: PaidPlan | null;
  /** What stands there while the release is not known. It is one dialog all the time, so the focus stays where it is. */
  waiting?: ReactNode;
};

/** Offers only the plan that fits the number of tracks (product 10.2). */
export default function PlanDialog({ open, onClose, releaseId, trackCount, paid, waiting }: Props) {
  const needed = planFor(trackCount);
  const title = 'Choose Your Plan';
  if (waiting) {
    return (
      <Dialog open={open} onClose={onClose} title={title} actions={<Button onClick={onClose}>Cancel</Button>}>
        {waiting}
      </Dialog>
    );
  }
  if (!needed) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        description="The plan depends on the number of tracks. Please add a track first."
        actions={<Button onClick={onClose}>OK</Button>}
      />
    );
  }
  if (paid && covers(paid.name, needed)) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        description={`${planLabel(paid.name)} is paid. You keep ${paid.percentage}% of the royalties of this release.`}
        actions={<Button onClick={onClose}>OK</Button>}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={`${plans[needed].label}, the plan for this release.`}
      actions={<CheckoutButton releaseId={releaseId} plan={needed} price={planPrice(needed, paid)} />}
    >
      <PlanTerms plan={needed} paid={paid} />
    </Dialog>
  );
}
