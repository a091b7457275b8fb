import { withdrawMessage } from '../../data/releases/messages/submission.ts';
import { useWithdrawSubmission } from '../../data/releases/mutations/withdraw-submission.ts';
import { useAction } from '../../ui/use-action.ts';

/**
 * Handles “Don’t submit yet”: cancels the submission that was accepted together with a payment, and shows an error if
 * that fails.
 */
export function useDropSubmission(releaseId: string) {
  const withdraw = useWithdrawSubmission();
  const drop = useAction(() => withdraw.mutateAsync(releaseId), {
    failed: (error) => ({ title: 'Failed to withdraw the submission', text: withdrawMessage(error) }),
  });
  return { drop: () => drop(undefined), isDropping: withdraw.isPending };
}
