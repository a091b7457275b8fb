import { type ReactNode, useState } from 'react';
import type { PlanChoice } from '../../../../shared/plans/plan.ts';
import { planToPay } from '../../../../shared/plans/plan-in-force.ts';
import { missingForSubmit } from '../../../../shared/releases/completeness.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { useUnsavedFields } from '../../data/edits/edit-store.ts';
import { releaseMessage } from '../../data/releases/messages/release.ts';
import { missingText, submitMessage } from '../../data/releases/messages/submission.ts';
import { useSubmitRelease } from '../../data/releases/mutations/submit-release.ts';
import { useRelease } from '../../data/releases/queries/release.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { SubmitReview } from './submit-review.tsx';

type Props = {
  releaseId: string;
  onClose: () => void;
  /** Why it must wait, when something outside the release is still under way. */
  waitsFor?: string | undefined;
  /** Pays for the plan that the release needs; another feature knows how. */
  checkout: (release: Release) => ReactNode;
};

/** Asks once more before the step that cannot be undone. What is missing is named instead. */
export function SubmitDialog({ releaseId, onClose, waitsFor, checkout }: Props) {
  const detail = useRelease(releaseId);
  const submit = useSubmitRelease(releaseId);
  const [accepted, setAccepted] = useState(false);
  const [chosen, setChosen] = useState<PlanChoice>();
  const release = detail.data?.release;
  const missing = release ? missingForSubmit(release) : [];
  const unsaved = useUnsavedFields(releaseId);
  const waits = unsaved ? `Not saved yet: ${unsaved}. Please finish it first.` : waitsFor;
  const isCovered = release && !planToPay(release.plan, release.trackIds.length, new Date());
  const plan = isCovered ? 'paid' : 'basic';
  const canSubmit = accepted && !waits && (isCovered || chosen === 'basic');

  const send = useAction(submit.mutateAsync, {
    done: ({ title }) => {
      onClose();
      return { title: 'Release Submitted', text: `${title} is with us for review.` };
    },
    failed: (error) => ({
      title: isProblem(error, 'release-incomplete') ? 'Release Incomplete' : 'Failed to submit release',
      text: submitMessage(error),
    }),
  });

  // One dialog in every state: when the release arrives, the focus stays where it is.
  if (missing.length > 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Release Incomplete"
        description={missingText(missing)}
        actions={<Button onClick={onClose}>OK</Button>}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Submit release"
      description="After this nothing can be edited, and no track can be added. This action cannot be undone."
      actions={
        <>
          {release && !canSubmit && (
            <p role="status" className={classes('mr-auto self-center text-small', waits ? 'text-ready' : 'text-soft')}>
              {waits ?? 'Read it through; the agreement is at the end.'}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone={canSubmit ? 'signal' : 'plain'}
            disabled={!canSubmit}
            busy={submit.isPending && 'Submitting…'}
            onClick={() => send(plan)}
          >
            Submit
          </Button>
        </>
      }
    >
      <QueryState query={detail} loading={<Skeleton className="h-64" />} failed={releaseMessage} firstOnly>
        {(detail) => (
          <SubmitReview
            release={detail.release}
            chosen={chosen}
            onChoose={setChosen}
            accepted={accepted}
            onAccept={setAccepted}
            checkout={checkout(detail.release)}
          />
        )}
      </QueryState>
    </Dialog>
  );
}
