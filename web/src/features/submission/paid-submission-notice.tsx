import type { Release } from '../../../../shared/releases/release.ts';
import { submissionRefusalText } from '../../../../shared/releases/submission-refusals.ts';
import { price } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';
import { useDropSubmission } from './use-drop-submission.ts';

/** Shows the progress of a submission that was accepted together with its payment (product 11.12). */
export function PaidSubmissionNotice({ release }: { release: Release }) {
  const { checkout, paidSubmission, title } = release;
  const paying = checkout?.accepted;
  if (paying) return <Awaited release={release} cents={paying.cents} />;
  switch (paidSubmission?.state) {
    case 'due':
      return (
        <div role="status">
          <Notice title="Your payment has arrived" action={<SpinnerRing className="size-5 text-soft" />}>
            {title} is being submitted.
          </Notice>
        </div>
      );
    case 'refused':
      return (
        <Notice tone="ready" title="Paid, but not submitted">
          {submissionRefusalText(paidSubmission.code, paidSubmission.details)} Your payment stays with the release: fix
          this, then submit it.
        </Notice>
      );
    default:
      return null;
  }
}

function Awaited({ release, cents }: { release: Release; cents: number }) {
  const { drop, isDropping } = useDropSubmission(release.id);
  return (
    <Notice
      title={`Waiting for your payment of ${price(cents)}`}
      action={
        <Button size="small" busy={isDropping && 'Withdrawing…'} onClick={drop}>
          Don’t submit yet
        </Button>
      }
    >
      {release.title} will be submitted as soon as it’s paid.
    </Notice>
  );
}
