import { Problem } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { ChecklistStep } from '../../../shared/releases/strategy-steps.ts';

/**
 * Returns the ticked steps of a release's strategy checklist, in order, after one of them is ticked or unticked
 * (product 12.2).
 * @throws Problem `release-not-submitted`, because the strategy begins with the submission
 */
export function tickStep(release: Release, { step, done }: { step: ChecklistStep; done: boolean }): ChecklistStep[] {
  if (release.status === 'draft') throw new Problem('release-not-submitted');
  const others = release.checklist.filter((ticked) => ticked !== step);
  return (done ? [...others, step] : others).sort((a, b) => a - b);
}
