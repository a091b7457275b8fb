import { Problem } from '../../shared/contract/problem.ts';
import { type Edit, releaseAfter } from '../../shared/releases/edits.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { OfficeMessage } from '../../shared/releases/release-message.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table, Write } from '../platform/table.ts';
import { countMessage, hasRoomForMessage, messageWrite } from '../releases/messages/thread-writes.ts';
import { isEditable } from '../releases/storage/editable-condition.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { editsWrite, throwEditProblem } from '../releases/writes/edit-writes.ts';
import { type Part, releaseUpdate } from '../releases/writes/release-write.ts';
import type { ConversationRepository, ConversationState } from './conversation-repository.ts';
import type { StoredTurn } from './stored-turn.ts';

/** A turn, and its effects on the release and on the conversation, both as they were read. */
export type SavedTurn = {
  /** Edits of a release. With `isNew`, the turn creates the release from `start`. */
  release: { start: Release; edits: readonly Edit[]; isNew: boolean };
  stand: { before: ConversationState | undefined; after: ConversationState };
  turn: StoredTurn;
  /** The turn's message in the release's thread with the office. */
  letter?: OfficeMessage | undefined;
  now: Date;
};

type Needs = { releases: Pick<ReleaseRepository, 'create'>; conversations: ConversationRepository };

/** Saves all effects of a message in one transaction, so that a retry finds either the answer or no effect at all. */
export const turnRepository = (table: Table, { releases, conversations }: Needs) => ({
  /**
   * @throws Problem `release-changed` if the release or the conversation has changed since it was read;
   * `release-not-found`, `release-locked`, `release-too-large`, `too-many-tracks`, `isrc-repeated`,
   * `too-many-releases`; `too-many-messages` if the thread is full
   */
  async save({ release: { start, edits, isNew }, stand, turn, letter, now }: SavedTurn): Promise<void> {
    const owned = { artistId: start.artistId, releaseId: start.id };
    const joined = conversations.joined(owned, { ...stand, turn });
    if (isNew) {
      if (start.status !== 'draft') throw new Error('A release begins as a draft');
      await releases.create(releaseAfter(start, edits), joined).catch(async (error) => {
        // The same message arrived twice at once, and the other request has created the release.
        if (error instanceof Problem || !(await conversations.stand(owned))) throw error;
        throw new Problem('release-changed');
      });
      return;
    }
    const written = releaseWrites(table.name, { before: start, edits, now, hasLetter: letter !== undefined });
    const letters = letter ? [messageWrite(table, owned, letter)] : [];
    await whenRefused(table.transact([...written, ...joined, ...letters]), (refused) => {
      const { existing, index } = refused;
      if (index < written.length) {
        if (letter && existing && readRelease(existing).rev === start.rev) throw new Problem('too-many-messages');
        throwEditProblem(refused);
      }
      throw new Problem('release-changed');
    });
  },
});

type Written = { before: Release; edits: readonly Edit[]; now: Date; hasLetter: boolean };

/**
 * The single write to the release: its edits, and the count of messages to the office. Without edits, the release keeps
 * its place in the library.
 */
function releaseWrites(tableName: string, { before, edits, now, hasLetter }: Written): Write[] {
  const counted = hasLetter ? [countMessage, hasRoomForMessage] : [];
  if (edits.length > 0) return [editsWrite(tableName, before, edits, now, counted)];
  if (!hasLetter) return [];
  const owned = { artistId: before.artistId, releaseId: before.id };
  const asRead: Part = { condition: 'rev = :rev', values: { ':rev': before.rev } };
  return [{ Update: releaseUpdate(tableName, owned, null, isEditable, asRead, ...counted) }];
}

export type TurnRepository = ReturnType<typeof turnRepository>;
