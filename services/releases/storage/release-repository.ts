import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../../shared/contract/problem.ts';
import type { HeldPlanName } from '../../../shared/plans/plan.ts';
import { EarlierSubmission, type SubmittedContent } from '../../../shared/releases/earlier-submission.ts';
import type { ReleaseEdit } from '../../../shared/releases/field-edit.ts';
import type { ReceivedEdit } from '../../../shared/releases/field-edits.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';
import { setField } from '../editing/set-field.ts';
import { typedBytesOf } from '../editing/typed-bytes.ts';
import { endPlanWrite } from '../writes/plan-writes.ts';
import { type Owned, releaseCheck, releaseUpdate } from '../writes/release-write.ts';
import { existingDraft, isDraft } from './draft-condition.ts';
import { holdsPlan, wasSubmitted } from './legacy-values.ts';
import { readRelease } from './read-release.ts';
import { releaseCount } from './release-count.ts';
import { stateRepository } from './state-repository.ts';

type Ticked = Release['checklist'];

/**
 * Releases, one item each (design 2.2). The artist's id is part of the key, so nobody can address somebody else's
 * release; conditions are part of each write.
 */
export const releaseRepository = (table: Table) => ({
  async find(
    { artistId, releaseId }: Owned,
    options: { consistent?: boolean } = {},
  ): Promise<OfficeRelease | undefined> {
    const item = await table.get(keys.release({ artistId, releaseId }), options);
    return item && readRelease(item);
  },

  /** @throws Problem `release-not-found` */
  async get(owned: Owned, options: { consistent?: boolean } = {}): Promise<OfficeRelease> {
    const release = await this.find(owned, options);
    if (!release) throw new Problem('release-not-found');
    return release;
  },

  /** Finds a submission as it was when the office sent it back; null if none was sent back at that time. */
  async sentBack({ artistId, releaseId }: Owned, at: string): Promise<SubmittedContent | null> {
    const item = await table.get(keys.earlierSubmission({ artistId, releaseId, at }));
    return item ? EarlierSubmission.parse(item).content : null;
  },

  /**
   * Reads all items in a release's partition: the release and its uploads. Uses one consistent query, so it finds a
   * release that was just created.
   */
  aggregate: ({ artistId, releaseId }: Owned): Promise<Item[]> =>
    table.partition(keys.release({ artistId, releaseId }).PK, { consistent: true }),

  /**
   * @param also other writes for the same transaction
   * @throws Problem `too-many-releases` (shared/quotas.ts)
   */
  async create(release: DraftRelease, also: readonly Write[] = []): Promise<void> {
    const item = {
      ...keys.release({ artistId: release.artistId, releaseId: release.id }),
      v: 1,
      ...release,
      typedBytes: typedBytesOf(release),
    };
    const write = table.transact([
      {
        Put: {
          TableName: table.name,
          Item: item,
          ConditionExpression: 'attribute_not_exists(PK)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      releaseCount(table).add(release.artistId),
      ...also,
    ]);
    await whenRefused(write, ({ existing, index, error }) => {
      if (index === 1) throw new Problem('too-many-releases');
      if (index > 1) throw error;
      // If the reply to a write was lost, its retry finds the item that it wrote itself.
      if (!isDeepStrictEqual(existing, item)) throw new Error(`There is a release ${release.id} already`);
    });
  },

  /**
   * Sets one field of an editable release if it still has the value that the artist saw.
   * @throws Problem `field-changed` with the current value; `release-too-large`, `release-locked`, `release-not-found`
   */
  edit(owned: Owned, { from, now, ...change }: ReceivedEdit<ReleaseEdit> & { now: Date }): Promise<Release> {
    const { field } = change;
    return setField(
      table,
      owned,
      { ...change, places: [{ from }], now },
      (release) => new Problem('field-changed', { field, current: release[field] }),
    );
  },

  /**
   * Deletes a draft that has no plan and can no longer be paid for; the table's stream then removes its uploads.
   * @throws Problem `release-not-found`, `release-locked`, `release-paid`, `checkout-open`
   */
  async remove(owned: Owned): Promise<void> {
    const unpaid = { condition: 'attribute_not_exists(checkout.sessionId)' };
    const write = table.transact([
      { Delete: releaseCheck(table.name, owned, isDraft, holdsPlan(null), unpaid) },
      releaseCount(table).subtract(owned.artistId),
    ]);
    await whenRefused(write, (refused) => {
      throw new Problem(existingDraft(refused).plan ? 'release-paid' : 'checkout-open');
    });
  },

  /**
   * Records that a release's plan has ended, once; does nothing if the release has a different plan or was deleted.
   * @returns whether this call recorded it
   */
  async endPlan(owned: Owned, ended: { plan: HeldPlanName; expiresAt: string; now: Date }): Promise<boolean> {
    const write = table.update(endPlanWrite(table.name, owned, ended).Update);
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },

  /**
   * Saves the ticked steps of a submitted release if the stored ones still equal `from`.
   * @throws Problem `release-changed` if another step was ticked concurrently; `release-not-submitted`,
   * `release-not-found`
   */
  async saveChecklist(owned: Owned, { from, to, now }: { from: Ticked; to: Ticked; now: Date }): Promise<Release> {
    const write = table.update(
      releaseUpdate(table.name, owned, now, wasSubmitted, {
        set: ['checklist = :to'],
        // A release created before the checklist was introduced has no ticked steps.
        condition: '(checklist = :from OR attribute_not_exists(checklist))',
        values: { ':from': from, ':to': to },
      }),
    );
    return readRelease(
      await whenRefused(write, ({ existing }) => {
        if (!existing) throw new Problem('release-not-found');
        throw new Problem(readRelease(existing).status === 'draft' ? 'release-not-submitted' : 'release-changed');
      }),
    );
  },

  ...stateRepository(table),
});

export type ReleaseRepository = ReturnType<typeof releaseRepository>;
