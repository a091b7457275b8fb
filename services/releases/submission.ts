import { brand } from '../../shared/brand.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Log } from '../platform/logger.ts';
import { type CodePrefixes, codeAssigner, isOurs } from './assign-codes.ts';
import { typedClaims } from './code-claim.ts';
import type { CodeRepository } from './code-repository.ts';
import type { ReleaseRepository } from './release-repository.ts';
import { submitRelease } from './submit-release.ts';

type Needs = {
  releases: ReleaseRepository;
  codes: CodeRepository;
  prefixes: CodePrefixes;
  log: Log;
  now: () => Date;
};

/** Submits a release as it was read: typed codes are claimed with the submission, blank ones are assigned. */
export function submission({ releases, codes, prefixes, log, now }: Needs) {
  const assign = codeAssigner({ codes, prefixes, log });

  /** @throws Problem as `submitRelease`, `typedClaims` and `releases.saveSubmitted` */
  return async (release: Release, { agreementVersion }: { agreementVersion: string }): Promise<Release> => {
    const submitted = submitRelease(release, { agreementVersion, inForce: brand.agreementVersion, now: now() });
    const claims = typedClaims(submitted).map((claim) => ({
      code: claim.code,
      write: codes.claim(claim, { ours: isOurs(prefixes, claim) }),
    }));
    return releases.saveSubmitted(await assign(submitted), claims);
  };
}

export type Submit = ReturnType<typeof submission>;
