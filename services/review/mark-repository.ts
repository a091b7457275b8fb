import { Problem } from '../../shared/contract/problem.ts';
import { markInForce, type ReviewMark } from '../../shared/review/review-mark.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table, Write } from '../platform/table.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import { removeMarkWrite, setMarkWrite } from '../releases/writes/review-writes.ts';

type SeenSubmission = { submittedAt: string };

/** The mark 'Looks good' on a submission. Each change is audited. */
export const markRepository = (table: Table) => {
  /** @returns the current mark, if it is already as requested */
  async function change({ submittedAt }: SeenSubmission, writes: Write[]): Promise<ReviewMark | null | undefined> {
    return whenRefused(
      table.transact(writes).then(() => undefined),
      ({ existing, index, error }) => {
        if (index !== 0) throw error;
        if (!existing) throw new Problem('release-not-found');
        const release = readRelease(existing);
        if (release.status !== 'submitted') throw new Problem('release-not-submitted');
        if (release.submission.at !== submittedAt) throw new Problem('release-changed');
        return markInForce(release);
      },
    );
  }
  const audited = (by: Audited, { artistId, releaseId }: Owned, [from, to]: readonly [string, string]) =>
    audit(by, { what: 'release-marked', object: { kind: 'release', artistId, releaseId }, from, to });

  return {
    /** @throws Problem `release-not-found`, `release-not-submitted`, `release-changed` */
    async set(owned: Owned, seen: SeenSubmission, mark: ReviewMark, by: Audited): Promise<ReviewMark | null> {
      const existing = await change(seen, [
        setMarkWrite(table.name, owned, { mark, ...seen }),
        audited(by, owned, ['not marked', 'looks good']),
      ]);
      return existing === undefined ? mark : existing;
    },

    /** @throws Problem `release-not-found`, `release-not-submitted`, `release-changed` */
    async remove(owned: Owned, seen: SeenSubmission, by: Audited): Promise<null> {
      await change(seen, [removeMarkWrite(table.name, owned, seen), audited(by, owned, ['looks good', 'not marked'])]);
      return null;
    },
  };
};

export type MarkRepository = ReturnType<typeof markRepository>;
