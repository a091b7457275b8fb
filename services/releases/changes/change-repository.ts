import { Problem } from '../../../shared/contract/problem.ts';
import { deliveredId } from '../../../shared/ids.ts';
import { contentOf } from '../../../shared/releases/earlier-submission.ts';
import type { ChangingRelease, ExportedRelease, SubmittedRelease } from '../../../shared/releases/release.ts';
import { timelineOf } from '../../../shared/releases/timeline.ts';
import { updatedContent } from '../../../shared/releases/updated-release.ts';
import { type Audited, audit, personOf } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';
import { typedBytesOf } from '../editing/typed-bytes.ts';
import { earlierSubmissionWrite } from '../messages/thread-writes.ts';
import { readRelease } from '../storage/read-release.ts';
import {
  changeClosedWrite,
  changeOpenedWrite,
  exportedChangeWrite,
  removeChangeWrite,
  updatedWrite,
} from '../writes/change-writes.ts';
import type { Owned } from '../writes/release-write.ts';

type Exported = {
  /** The delivered release, and the submitted change of it, as they were read. */
  delivered: ExportedRelease;
  change: SubmittedRelease & { reviewedAt?: string | undefined };
  /** The items in the partition of the change. */
  items: readonly Item[];
};

const ownedOf = ({ artistId, id: releaseId }: ExportedRelease | SubmittedRelease): Owned => ({ artistId, releaseId });

/**
 * Changes of delivered releases (product 35). A change is a release of its own until it is exported, when its content
 * becomes that of the delivered release.
 */
export const changeRepository = (table: Table) => ({
  /**
   * Stores a change of a delivered release, if the release has none and is as it was read. A copy of what was delivered
   * is stored with the change, so that the office sees the differences.
   * @param also other writes for the same transaction
   * @throws Problem `change-open`, `release-changed`, `release-not-found`
   */
  async open(delivered: ExportedRelease, change: ChangingRelease, also: readonly Write[] = []): Promise<void> {
    const owned = { artistId: change.artistId, releaseId: change.id };
    const write = table.transact([
      changeOpenedWrite(table.name, delivered, new Date(change.createdAt)),
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.release(owned), v: 1, ...change, typedBytes: typedBytesOf(change) },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      earlierSubmissionWrite(table, owned, { at: change.createdAt, content: contentOf(delivered) }),
      ...also,
    ]);
    await whenRefused(write, ({ existing, index, error }) => {
      if (index > 0) throw error;
      if (!existing) throw new Problem('release-not-found');
      const now = readRelease(existing);
      throw new Problem('changeOpenedAt' in now && now.changeOpenedAt ? 'change-open' : 'release-changed');
    });
  },

  /**
   * Deletes a change that was not exported; the table's stream then removes the files that only it has.
   * @throws Problem `release-not-found`, `release-locked`
   */
  async discard(owned: Owned): Promise<void> {
    const write = table.transact([
      removeChangeWrite(table.name, owned),
      changeClosedWrite(table.name, { ...owned, releaseId: deliveredId(owned.releaseId) }),
    ]);
    await whenRefused(write, ({ existing, index, error }) => {
      if (index > 0) throw error;
      throw new Problem(existing ? 'release-locked' : 'release-not-found');
    });
  },

  /**
   * Gives a delivered release the content of its change, which is deleted, once. What was delivered before stays stored
   * beside it, and the files that came with the change become files of the release.
   * @param also other writes for the same transaction
   * @throws Problem `release-changed` if anything that the transaction depends on has changed since it was read
   */
  async saveUpdated({ delivered, change, items }: Exported, audited: Audited, also: readonly Write[]): Promise<void> {
    const { artistId, id: releaseId, submission } = delivered;
    const at = audited.at.toISOString();
    const content = updatedContent(delivered, change);
    const events = [
      ...timelineOf(change).filter((event) => event.at >= change.createdAt && event.kind !== 'created'),
      { kind: 'updated' as const, at, by: 'office' as const, person: personOf(audited) },
    ];
    const write = table.transact([
      updatedWrite(table.name, delivered, {
        content,
        submission: change.submission,
        reviewedAt: change.reviewedAt,
        events,
        at: audited.at,
      }),
      exportedChangeWrite(table.name, change),
      earlierSubmissionWrite(table, ownedOf(delivered), { at: submission.at, content: contentOf(delivered) }),
      ...usedFiles(content).flatMap((mediaId) => this.movedFile(items, ownedOf(delivered), mediaId)),
      audit(audited, {
        what: 'release-updated',
        object: { kind: 'release', artistId, releaseId },
        from: submission.at,
        to: change.submission.at,
      }),
      ...also,
    ]);
    await whenRefused(write, () => {
      throw new Problem('release-changed');
    });
  },

  /** Moves the upload of a file from a change to its release; nothing if the release had the file already. */
  movedFile(items: readonly Item[], to: Owned, mediaId: string): Write[] {
    const item = items.find(({ SK }) => SK === `MEDIA#${mediaId}`);
    if (!item) return [];
    const { PK, SK } = item;
    return [
      { Put: { TableName: table.name, Item: { ...item, PK: keys.release(to).PK } } },
      {
        Delete: {
          TableName: table.name,
          Key: { PK, SK },
          ConditionExpression: 'attribute_exists(PK)',
        },
      },
    ];
  },
});

/** The uploads of a release's cover, masters and licences. */
const usedFiles = ({ cover, tracks }: Pick<ExportedRelease, 'cover' | 'tracks'>): string[] =>
  [cover, ...Object.values(tracks).flatMap(({ audio, licence }) => [audio, licence])].flatMap(
    (file) => file?.mediaId ?? [],
  );

export type ChangeRepository = ReturnType<typeof changeRepository>;
