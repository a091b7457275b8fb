import { useMutation } from '@tanstack/react-query';
import type { ChecklistStep } from '../../../../../shared/releases/strategy-steps.ts';
import { api } from '../../../lib/api.ts';
import { useOptimisticPart } from './use-optimistic-part.ts';

type Tick = { step: ChecklistStep; done: boolean };

/**
 * Ticks a step of the strategy checklist. The page shows it at once, and reverts if the server rejects it (product
 * 12.2).
 */
export function useTickStep(releaseId: string) {
  const checklist = useOptimisticPart(releaseId, 'checklist');
  return useMutation({
    mutationKey: checklist.mutationKey,
    scope: checklist.scope,
    mutationFn: (tick: Tick) => api('PATCH /api/releases/{releaseId}/checklist', { params: { releaseId }, body: tick }),
    onMutate: ({ step, done }) =>
      checklist.show((ticked) => [...ticked.filter((each) => each !== step), ...(done ? [step] : [])]),
    onSuccess: checklist.store,
    onError: checklist.undo,
  });
}
