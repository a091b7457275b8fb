import { Problem } from '../../../shared/contract/problem.ts';
import { deliveredId, type SubmissionId } from '../../../shared/ids.ts';
import { changesSince } from '../../../shared/releases/changes-since.ts';
import { contentOf } from '../../../shared/releases/earlier-submission.ts';
import { lateDates } from '../../../shared/releases/fixed-fields.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { withCodesOf } from '../../../shared/releases/updated-release.ts';
import type { ReleaseRepository } from '../storage/release-repository.ts';
import type { Submit } from '../submission/submit-with-codes.ts';

type Needs = { releases: Pick<ReleaseRepository, 'get'>; submit: Submit; now: () => Date };

/**
 * Submits a change of a delivered release for review (product 35.5). The plan stays that of the release, and a new
 * recording gets an ISRC of its own.
 */
export const changeSubmitter =
  ({ releases, submit, now }: Needs) =>
  /**
   * @throws Problem `release-withdrawn` if the release was taken down, `nothing-changed`, `dates-past` with the labels
   * of dates that can no longer change, and those of `submitWithCodes`
   */
  async (change: Release, chosen: { id: SubmissionId; agreementVersion: string }): Promise<Release> => {
    const { artistId, id } = change;
    const delivered = await releases.get({ artistId, releaseId: deliveredId(id) }, { consistent: true });
    if (delivered.status !== 'exported') throw new Problem('release-withdrawn');
    const coded = withCodesOf(change, delivered);
    if (changesSince(contentOf(delivered), contentOf(coded)).length === 0) throw new Problem('nothing-changed');
    const late = lateDates(delivered, change, now());
    if (late.length > 0) throw new Problem('dates-past', { fields: late });
    return submit(coded, { ...chosen, plan: delivered.submission.plan ?? 'basic' });
  };

export type SubmitChange = ReturnType<typeof changeSubmitter>;
