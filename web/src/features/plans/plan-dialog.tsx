import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { covers, planFor, planLabel, plans } from '../../../../shared/plans/plan.ts';
import { shareInForce } from '../../../../shared/plans/plan-in-force.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isReadOnly } from '../../../../shared/releases/release-status.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { PlanTerms, planPrice } from './plan-terms.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Undefined until the release is loaded. The same dialog then shows the plan, so that it keeps the focus. */
  release: Pick<Release, 'id' | 'status' | 'plan' | 'trackIds' | 'checkout'> | undefined;
  /** Content to show until the release is loaded. */
  waiting?: ReactNode;
};

/** Offers the plan that fits the number of tracks, or lets the artist continue without a plan (product 10.2, 10.3). */
export default function PlanDialog({ open, onClose, release, waiting }: Props) {
  const title = 'Choose Your Plan';
  if (!release) {
    return (
      <Dialog open={open} onClose={onClose} title={title} actions={<Button onClick={onClose}>Cancel</Button>}>
        {waiting}
      </Dialog>
    );
  }
  const { plan: paid, trackIds } = release;
  const needed = planFor(trackIds.length);
  if (!needed) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        description="The plan depends on the number of tracks. Please add a track first."
        actions={
          <DialogFooter
            onClose={onClose}
            to={pathTo('/dashboard/releases/:releaseId', { releaseId: release.id })}
            words="Open the release"
          />
        }
      />
    );
  }
  if (paid && covers(paid.name, needed)) {
    const share = shareInForce(paid, trackIds.length, new Date());
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={`Plan: ${planLabel(paid.name)}, paid`}
        description={`You keep ${share}% of the royalties of this release.`}
        actions={
          isReadOnly(release.status) ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <DialogFooter
              onClose={onClose}
              to={pathTo('/dashboard/releases/:releaseId/submit', { releaseId: release.id })}
              words="Review and submit"
            />
          )
        }
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={`${plans[needed].label}, the plan for this release.`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Continue with Basic
          </Button>
          <CheckoutButton release={release} plan={needed} price={planPrice(needed, paid)} />
        </>
      }
    >
      <PlanTerms plan={needed} paid={paid} />
    </Dialog>
  );
}

/** The footer of a dialog that offers no choice. */
const DialogFooter = ({ onClose, to, words }: { onClose: () => void; to: string; words: string }) => (
  <>
    <Button tone="quiet" onClick={onClose}>
      Close
    </Button>
    <Link to={to} onClick={onClose} className={buttonLook({ tone: 'signal' })}>
      {words}
    </Link>
  </>
);
