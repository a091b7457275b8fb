import { keys } from '../../platform/keys.ts';
import { claimSubmittedCodes } from '../claim-submitted-codes.ts';
import { healRelease } from '../heal-release.ts';
import { projectRelease } from '../project-release.ts';
import type { Projection } from '../projection.ts';

/**
 * Derives a release's card in the library, the counts of the office's tabs, its search terms, and the claims on its
 * codes.
 */
export const releaseProjection: Projection = {
  row: keys.release,
  async project(change, needs) {
    const { codes, log } = needs;
    for (const { code, releaseId } of await claimSubmittedCodes(change, codes)) {
      log.alarm('code-of-somebody-else', 'a code of a release is somebody else’s', { code, releaseId });
    }
    await projectRelease(change, needs);
  },
  async heal({ key, before, after }, needs) {
    const ids = keys.release.read(key);
    if (!ids) return;
    const rev = Math.max(Number(before?.rev ?? 0), Number(after?.rev ?? 0));
    for (const { code } of await healRelease(needs, { ...ids, rev, before })) {
      throw new Error(`The code ${code} of ${ids.releaseId} is somebody else's`);
    }
  },
};
