import type { Looked } from '../../shared/looking/look.ts';
import type { MediaAddress } from '../media/media-address.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { lookUpdate } from '../releases/writes/look-writes.ts';

/** Stores the results of looking at covers in their releases, and the number of looks in their uploads. */
export const lookRepository = (table: Table) => ({
  /**
   * Counts the start of a look. If the picture crashes the process, the count remains.
   * @returns how many looks have begun; undefined if the cover was removed
   */
  async begin(address: MediaAddress): Promise<number | undefined> {
    const write = table.update({
      Key: keys.media(address),
      UpdateExpression: 'ADD begunLooks :one',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':one': 1 },
    });
    return whenRefused(
      write.then(({ begunLooks }) => Number(begunLooks)),
      () => undefined,
    );
  },

  /** Records the state, unless the release has another cover, or none, by now. */
  async record({ mediaId, ...owned }: MediaAddress, looked: Looked): Promise<void> {
    const { TableName: _, ...update } = lookUpdate(table.name, owned, { mediaId, looked });
    await whenRefused(
      table.update(update).then(() => undefined),
      () => undefined,
    );
  },
});

export type LookRepository = ReturnType<typeof lookRepository>;
