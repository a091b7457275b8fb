import type { Looked } from '../../shared/looking/look.ts';
import type { MediaAddress } from '../media/media-address.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table } from '../platform/table.ts';
import { lookUpdate } from '../releases/writes/look-writes.ts';

/** Stores the results of looking at covers in their releases. */
export const lookRepository = (table: Table) => ({
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
