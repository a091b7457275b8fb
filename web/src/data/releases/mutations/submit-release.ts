import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brand } from '../../../../../shared/brand.ts';
import type { PlanChoice } from '../../../../../shared/plans/paid-plan.ts';
import { api } from '../../../lib/api.ts';
import { useIntention } from '../../../lib/intention.ts';
import { forgetEdits } from '../edits/field-edits.ts';
import { keepRelease, releaseKeys } from '../queries.ts';

/** Irreversible. The artist has accepted the agreement in force, and chosen the plan. */
export function useSubmitRelease(releaseId: string) {
  const client = useQueryClient();
  const intention = useIntention();
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
      keepRelease(client, release);
      void client.invalidateQueries({ queryKey: releaseKeys.library });
    },
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}
