import { Problem } from '../../../shared/contract/problem.ts';
import { isChangeId, type SubmissionId } from '../../../shared/ids.ts';
import type { PlanChoice } from '../../../shared/plans/plan.ts';
import { planToPay } from '../../../shared/plans/plan-in-force.ts';
import type { Release, SubmittedRelease } from '../../../shared/releases/release.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { blockersOf } from '../../../shared/rules/readiness.ts';

type Submit = { id: SubmissionId; agreementVersion: string; plan: PlanChoice; inForce: string; now: Date };

/**
 * Submits a release, which is irreversible. The release must be ready (product 11.1), and must be a draft or have been
 * sent back by the office (product 21.3). The artist must accept the agreement in force (product 11.6), and have paid
 * for all tracks if they chose a paid plan (product 11.7); a change of a delivered release keeps its plan (product
 * 35.5).
 * @throws Problem `release-already-submitted`, `release-withdrawn`; `release-incomplete` with the names of what is
 * missing, and the codes of the open findings; `agreement-outdated`; `plan-not-covered` with the amount still to be
 * paid
 */
export function submitRelease(
  release: Release,
  { id, agreementVersion, plan, inForce, now }: Submit,
): SubmittedRelease {
  if (release.status === 'withdrawn') throw new Problem('release-withdrawn');
  if (isReadOnly(release.status)) throw new Problem('release-already-submitted');
  const blockers = blockersOf(release);
  if (blockers.missing.length > 0) throw new Problem('release-incomplete', blockers);
  if (agreementVersion !== inForce) throw new Problem('agreement-outdated', { inForce });
  const due = plan === 'paid' && !isChangeId(release.id) && planToPay(release.plan, release.trackIds.length, now);
  if (due) throw new Problem('plan-not-covered', due);
  return {
    ...release,
    status: 'submitted',
    submission: { id, at: now.toISOString(), agreementVersion, by: release.artistId, plan },
  };
}

/**
 * Whether the release's submission has this id, which means that a request is a repetition. Old submissions without an
 * id never match.
 */
export const isSubmittedBy = (release: Release, id: SubmissionId | undefined): boolean =>
  release.status !== 'draft' && id !== undefined && release.submission.id === id;
