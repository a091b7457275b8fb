import { Problem } from '../../../shared/contract/problem.ts';
import type { OfficeMessage } from '../../../shared/releases/release-message.ts';
import { whenRefused } from '../../platform/condition.ts';
import type { Table, Write } from '../../platform/table.ts';
import { wasSubmitted } from '../storage/legacy-values.ts';
import { readRelease } from '../storage/read-release.ts';
import { type Owned, releaseUpdate } from '../writes/release-write.ts';
import { countMessage, hasRoomForMessage, messageWrite } from './thread-writes.ts';

/**
 * The thread of a release (product 21.5). The release stores how many messages it has, so each message changes the
 * release's revision, and open pages notice it.
 */
export const messageRepository = (table: Table) => ({
  /**
   * Adds a message to the thread of a release that has been submitted.
   * @param also other writes for the same transaction
   * @throws Problem `release-not-found`, `release-not-submitted`, `too-many-messages`
   */
  async add(owned: Owned, message: OfficeMessage, also: readonly Write[]): Promise<void> {
    const write = table.transact([
      { Update: releaseUpdate(table.name, owned, null, wasSubmitted, countMessage, hasRoomForMessage) },
      messageWrite(table, owned, message),
      ...also,
    ]);
    await whenRefused(write, ({ existing, index, error }) => {
      if (index > 0) throw error;
      if (!existing) throw new Problem('release-not-found');
      throw new Problem(readRelease(existing).status === 'draft' ? 'release-not-submitted' : 'too-many-messages');
    });
  },
});

export type MessageRepository = ReturnType<typeof messageRepository>;
