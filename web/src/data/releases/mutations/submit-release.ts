import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brand } from '../../../../../shared/brand.ts';
import type { PlanChoice } from '../../../../../shared/plans/plan.ts';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { forgetEdits } from '../../edits/edit-store.ts';
import { staleAfter } from '../keys.ts';
import { useDraftChange } from './use-draft-change.ts';

/** Submits a release, which is irreversible. The artist has accepted the current agreement and chosen the plan. */
export function useSubmitRelease(releaseId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  const { onSuccess, onError } = useDraftChange(releaseId);
  return useMutation({
    mutationFn: (plan: PlanChoice) =>
      api('POST /api/releases/{releaseId}/submit', {
        params: { releaseId },
        body: { agreementVersion: brand.agreementVersion, plan },
        idempotencyKey: intention.keyFor(plan),
      }),
    onSuccess: (release) => {
      intention.done();
      forgetEdits(releaseId);
      onSuccess(release);
      void client.invalidateQueries({ queryKey: staleAfter.submitted });
    },
    onError,
  });
}
