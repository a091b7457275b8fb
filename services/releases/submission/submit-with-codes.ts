import { brand } from '../../../shared/brand.ts';
import type { SubmissionId } from '../../../shared/ids.ts';
import type { PlanChoice } from '../../../shared/plans/plan.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { renderDistributorFile } from '../../distributor-file/render-distributor-file.ts';
import type { Log } from '../../platform/logger.ts';
import { type CodePrefixes, codeAssigner, isPlatformCode, lacksCodes } from '../codes/assign-codes.ts';
import { typedClaims } from '../codes/code-claim.ts';
import type { CodeRepository } from '../codes/code-repository.ts';
import { codeTakenProblem } from '../codes/code-taken-problem.ts';
import type { ReleaseRepository } from '../storage/release-repository.ts';
import { submitRelease } from './submit-release.ts';

type Needs = {
  releases: ReleaseRepository;
  codes: CodeRepository;
  prefixes: CodePrefixes;
  log: Log;
  now: () => Date;
};

type Chosen = { id: SubmissionId; agreementVersion: string; plan: PlanChoice };

/**
 * Returns the release as submitted, and the codes that its artist entered.
 * @throws the Problems of `submitRelease`, `renderDistributorFile` and `typedClaims`
 */
function judged(prefixes: CodePrefixes, release: Release, chosen: Chosen, now: Date) {
  const submitted = submitRelease(release, { ...chosen, inForce: brand.agreementVersion, now });
  // A submitted release cannot be fixed, so anything that the distributor's file cannot express is rejected now.
  renderDistributorFile(submitted);
  const typed = typedClaims(submitted).map((claim) => ({ claim, ours: isPlatformCode(prefixes, claim) }));
  return { submitted, typed };
}

/** @throws Problem `code-taken` if an entered code belongs to another artist */
async function assertFree(codes: CodeRepository, typed: Parameters<CodeRepository['refused']>[0]): Promise<void> {
  const refused = await codes.refused(typed);
  if (refused) throw codeTakenProblem(refused.claim, refused.existing);
}

/**
 * Checks, before the artist pays, whether a release could be submitted now; writes nothing. It is checked as `basic`,
 * because the plan is not paid for yet.
 */
export const submissionCheck =
  ({ codes, prefixes, now }: Pick<Needs, 'codes' | 'prefixes' | 'now'>) =>
  /** @throws Problem `code-taken`, and those of `submitRelease` and `typedClaims` */
  async (release: Release, accepted: Omit<Chosen, 'plan'>): Promise<void> => {
    const { typed } = judged(prefixes, release, { ...accepted, plan: 'basic' }, now());
    await assertFree(codes, typed);
  };

export type CheckSubmission = ReturnType<typeof submissionCheck>;

/**
 * Submits the revision of a release that was read. Claims the entered codes in the same transaction, and assigns the
 * blank ones. A code taken from a range is used up, so none is taken if an entered code belongs to another artist.
 */
export function submitWithCodes({ releases, codes, prefixes, log, now }: Needs) {
  const assign = codeAssigner({ codes, prefixes, log });

  /**
   * @throws Problem `code-taken`, and those of `submitRelease`, `renderDistributorFile`, `typedClaims` and
   * `releases.saveSubmitted`
   */
  return async (release: Release, chosen: Chosen): Promise<Release> => {
    const { submitted, typed } = judged(prefixes, release, chosen, now());
    if (lacksCodes(prefixes, submitted)) await assertFree(codes, typed);
    const claims = typed.map((one) => ({ claim: one.claim, write: codes.claim(one) }));
    return releases.saveSubmitted(await assign(submitted), claims);
  };
}

export type Submit = ReturnType<typeof submitWithCodes>;
