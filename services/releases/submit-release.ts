import { Problem } from '../../shared/contract/problem.ts';
import { missingItems, requiredItems } from '../../shared/releases/completeness.ts';
import { orderedTracks, type Release, type SubmittedRelease } from '../../shared/releases/release.ts';

/** What a release still lacks, in the words of the page: the required items, then every track that has no audio. */
export function missingForSubmit(release: Release): string[] {
  const silent = orderedTracks(release).flatMap(({ audio }, i) => (audio ? [] : [`Audio file of track ${i + 1}`]));
  return [...missingItems(release).map((item) => requiredItems[item].name), ...silent];
}

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
