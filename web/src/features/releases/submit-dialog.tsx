import type { ReactNode } from 'react';
import { missingItems, requiredItems } from '../../../../shared/releases/completeness.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { missingText, releaseWords } from './messages.ts';
import { useRelease } from './queries.ts';
import { SubmitReview } from './submit-review.tsx';

type Props = {
  releaseId: string;
  onClose: () => void;
  /** Pays for the plan that the release needs; another feature knows how. */
  checkout: (release: Release) => ReactNode;
};

/** Asks once more before the step that cannot be undone. What is missing is named instead. */
export function SubmitDialog({ releaseId, onClose, checkout }: Props) {
  const detail = useRelease(releaseId);
  const release = detail.data?.release;
  if (!release) {
    return (
      <Dialog open onClose={onClose} title="Submit release">
        {detail.isError ? (
          <LoadFailed
            words={releaseWords(detail.error)}
            onRetry={() => void detail.refetch()}
            busy={detail.isFetching}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
      </Dialog>
    );
  }
  const missing = missingItems(release);
  if (missing.length > 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Release Incomplete"
        description={missingText(missing.map((item) => requiredItems[item].name))}
        actions={<Button onClick={onClose}>OK</Button>}
      />
    );
  }
  return <SubmitReview release={release} onClose={onClose} checkout={checkout(release)} />;
}
