import { Problem } from '../../shared/contract/problem.ts';
import type { Release } from '../../shared/releases/release.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table } from '../platform/table.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { editsMade, refuseEdits } from '../releases/writes/edit-writes.ts';
import type { ConversationRepository, Stand } from './conversation-repository.ts';
import type { StoredTurn } from './stored-turn.ts';

/** A turn, and what it does to the release and to the conversation as they were read. */
export type SavedTurn = {
  /** `before` is null of one that the turn makes. */
  release: { before: Release | null; after: Release };
  stand: { before: Stand | undefined; after: Stand };
  turn: StoredTurn;
  now: Date;
};

type Needs = { releases: Pick<ReleaseRepository, 'create'>; conversations: ConversationRepository };

/** What a message does, all of it or nothing: so a message that is sent again finds either its answer, or nothing done. */
export const turnRepository = (table: Table, { releases, conversations }: Needs) => ({
  /**
   * @throws Problem `release-changed` when somebody wrote to the release, or to the conversation, after they were read;
   * `release-not-found`, `release-locked`, `release-too-large`, `too-many-tracks`, `isrc-repeated`, `too-many-releases`
   */
  async save({ release: { before, after }, stand, turn, now }: SavedTurn): Promise<void> {
    const owned = { artistId: after.artistId, releaseId: after.id };
    const joined = conversations.joined(owned, { ...stand, turn });
    if (!before) {
      if (after.status !== 'draft') throw new Error('A release begins as a draft');
      await releases.create(after, joined).catch(async (error) => {
        // The same message came twice at the same time: the other one has made the release.
        if (error instanceof Problem || !(await conversations.stand(owned))) throw error;
        throw new Problem('release-changed');
      });
      return;
    }
    const edits = after === before ? [] : [editsMade(table.name, before, after, now)];
    await whenRefused(table.transact([...edits, ...joined]), (refused) => {
      if (refused.index < edits.length) refuseEdits(refused);
      throw new Problem('release-changed');
    });
  },
});

export type TurnRepository = ReturnType<typeof turnRepository>;
