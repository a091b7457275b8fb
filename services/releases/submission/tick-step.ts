import { Problem } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { ChecklistStep } from '../../../shared/releases/strategy-steps.ts';

/**
 * The ticked steps, in order, of a release's strategy checklist after one of them is ticked or unticked (product 12.2).
 * @throws Problem `release-not-submitted`: the strategy begins with the submission
 */
export function tickStep(release: Release, { step, done }: { step: ChecklistStep; done: boolean }): ChecklistStep[] {
  if (release.status === 'draft') throw new Problem('release-not-submitted');
  const others = release.checklist.filter((ticked) => ticked !== step);
  return (done ? [...others, step] : others).sort((a, b) => a - b);
}
