import { Problem } from '../../shared/contract/problem.ts';
import { missingForSubmit } from '../../shared/releases/completeness.ts';
import type { Release, SubmittedRelease } from '../../shared/releases/release.ts';

/**
 * Submission is irreversible: only a complete draft passes, and the artist accepts the agreement that is in force (S2 section 4).
 * @throws Problem `release-already-submitted`, `release-incomplete` with the names of what is missing, `agreement-outdated`
 */
export function submitRelease(
  release: Release,
  { agreementVersion, inForce, now }: { agreementVersion: string; inForce: string; now: Date },
): SubmittedRelease {
  if (release.status !== 'draft') throw new Problem('release-already-submitted');
  const missing = missingForSubmit(release);
  if (missing.length > 0) throw new Problem('release-incomplete', { missing });
  if (agreementVersion !== inForce) throw new Problem('agreement-outdated', { inForce });
  return {
    ...release,
    status: 'submitted',
    submission: { at: now.toISOString(), agreementVersion, by: release.artistId },
  };
}
