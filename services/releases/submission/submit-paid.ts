import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';
import type { EventBody } from '../../../shared/events/events.ts';
import type { PaidSubmission, Release } from '../../../shared/releases/release.ts';
import type { Log } from '../../platform/logger.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { ProfileRepository } from '../../profiles/profile-repository.ts';
import type { ReleaseRepository } from '../storage/release-repository.ts';
import type { Submit } from './submit-with-codes.ts';

type Due = Extract<PaidSubmission, { state: 'due' }>;

type Needs = {
  releases: Pick<ReleaseRepository, 'find' | 'refusePaidSubmission'>;
  profiles: Pick<ProfileRepository, 'find'>;
  submit: Submit;
  log: Log;
  now: () => Date;
};

/** Problems that only the artist can fix; after any other problem, the submission is retried. */
const artistProblems: readonly ProblemCode[] = [
  'account-inactive',
  'agreement-outdated',
  'cell-not-exportable',
  'code-taken',
  'code-wrong',
  'plan-not-covered',
  'release-incomplete',
  'release-too-large',
];

/** The maximum number of attempts if the release is edited concurrently. */
const MAX_ATTEMPTS = 8;

/**
 * Submits a paid release with the submission that was accepted at checkout (product 11.12). Idempotent. If the artist
 * must fix something first, stores the problem in the release and emails them. Does nothing if the submission was
 * withdrawn, or the release was already submitted or deleted.
 */
export function paidSubmitter({ releases, profiles, submit, log, now }: Needs) {
  async function isActive({ artistId }: Release): Promise<boolean> {
    return (await profiles.find(artistId))?.status === 'active';
  }

  async function attempt(release: Release, { id, agreementVersion }: Due): Promise<void> {
    try {
      if (!(await isActive(release))) throw new Problem('account-inactive');
      await submit(release, { id, agreementVersion, plan: 'paid' });
      log.info('a release was submitted by its payment', { releaseId: release.id });
    } catch (error) {
      if (!(error instanceof Problem) || !artistProblems.includes(error.code)) throw error;
      const { code, details } = error;
      await releases.refusePaidSubmission(release, { state: 'refused', id, at: now().toISOString(), code, details });
      log.warn('a release that was paid for could not be submitted', { releaseId: release.id, code });
    }
  }

  return ({ artistId, releaseId, submissionId }: EventBody<'submission-due'>): Promise<void> =>
    retryWhenChanged(
      'release-changed',
      async () => {
        const release = await releases.find({ artistId, releaseId }, { consistent: true });
        const due = release?.paidSubmission;
        if (release && due?.state === 'due' && due.id === submissionId) await attempt(release, due);
      },
      MAX_ATTEMPTS,
    );
}
