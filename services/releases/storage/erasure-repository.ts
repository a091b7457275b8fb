import { changeIdOf, isChangeId } from '../../../shared/ids.ts';
import { EarlierSubmission } from '../../../shared/releases/earlier-submission.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keyOf, keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';
import type { CodeRepository } from '../codes/code-repository.ts';
import { type Owned, type Part, releaseCheck } from '../writes/release-write.ts';
import { isDraft } from './draft-condition.ts';
import { findReleaseItem } from './find-release-item.ts';
import { holdsPlan } from './legacy-values.ts';
import { releaseCount } from './release-count.ts';

type Code = { kind: 'isrc' | 'upc'; code: string };

const noPlan = holdsPlan(null);

/** Condition: the release is an unpaid draft, was withdrawn, or is a change that was not submitted. */
const canBeErased: Part = {
  condition: `((${isDraft.condition} AND ${noPlan.condition}) OR #status IN (:withdrawn, :changing))`,
  names: { ...isDraft.names, ...noPlan.names },
  values: { ...isDraft.values, ...noPlan.values, ':withdrawn': 'withdrawn', ':changing': 'changing' },
};

/** Every code in a release, or in a submission of it that was sent back. */
const codesIn = ({ upc, tracks }: Pick<Release, 'upc' | 'tracks'>): Code[] => [
  ...(upc === '' ? [] : [{ kind: 'upc', code: upc } as const]),
  ...Object.values(tracks).flatMap(({ isrc }) => (isrc === '' ? [] : [{ kind: 'isrc', code: isrc } as const])),
];

/** Removes the releases of an erased account (product 19.3). Their files are removed afterwards, through the stream. */
export const erasureRepository = (table: Table, codes: Pick<CodeRepository, 'anonymize'>) => ({
  /**
   * Removes a release with its thread and earlier submissions. Its codes stay claimed, but no longer describe a
   * recording. Safe to repeat: the release itself is removed last, so that an interrupted removal finds it again.
   * @throws if the release is in stores or on its way there, or is a paid draft
   */
  async remove(owned: Owned, now: Date): Promise<void> {
    const { artistId, releaseId } = owned;
    // The thread of an ended change is still in the partition of the change.
    if (!isChangeId(releaseId)) await this.remove({ artistId, releaseId: changeIdOf(releaseId) }, now);
    const items = await table.partition(keys.release(owned).PK, { consistent: true });
    const release = findReleaseItem(items);
    const earlier = items.filter((item) => keys.earlierSubmission.read(item));
    const claimed = [
      ...(release ? [release] : []),
      ...earlier.map((item) => EarlierSubmission.parse(item).content),
    ].flatMap(codesIn);
    for (const code of claimed) await codes.anonymize(code, artistId, now);
    const thread = items.filter((item) => keys.releaseMessage.read(item));
    for (const item of [...earlier, ...thread]) await table.delete({ Key: keyOf(item) });
    if (!release) return;
    const write = table.transact([
      { Delete: releaseCheck(table.name, owned, canBeErased) },
      // Changes are not counted.
      ...(isChangeId(releaseId) ? [] : [releaseCount(table).subtract(artistId)]),
    ]);
    await whenRefused(write, ({ existing, error }) => {
      if (existing) throw error;
    });
  },
});
