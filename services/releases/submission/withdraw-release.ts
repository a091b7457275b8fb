import { Problem } from '../../../shared/contract/problem.ts';
import { isChangeId } from '../../../shared/ids.ts';
import type { ChangesRequestedRelease, Release, SubmittedRelease } from '../../../shared/releases/release.ts';

/** A release that its artist can withdraw: it was submitted, and was not exported. */
export type WithdrawableRelease = SubmittedRelease | ChangesRequestedRelease;

/**
 * Checks that the artist can withdraw a release, which is irreversible (product 11.15).
 * @throws Problem `release-not-submitted` for a draft or a change of a delivered release; `release-already-exported`,
 * which has to be taken down instead; `release-withdrawn`
 */
export function withdrawableRelease(release: Release): WithdrawableRelease {
  // A change of a delivered release is discarded instead: the release itself stays delivered.
  if (isChangeId(release.id)) throw new Problem('release-not-submitted');
  switch (release.status) {
    case 'submitted':
    case 'changes_requested':
      return release;
    case 'exported':
      throw new Problem('release-already-exported');
    case 'withdrawn':
      throw new Problem('release-withdrawn');
    case 'draft':
    case 'changing':
      throw new Problem('release-not-submitted');
  }
}
