import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { ConversationRepository } from './conversation-repository.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  conversations: Pick<ConversationRepository, 'end'>;
};

/**
 * Deletes the conversation if its release was deleted; keeps it if the release only lost a track. Safe to repeat.
 * @returns whether the release was deleted
 */
export async function endWithRelease(
  { releases, conversations }: Needs,
  owned: { artistId: ArtistId; releaseId: ReleaseId },
  now: Date,
): Promise<boolean> {
  if (await releases.find(owned, { consistent: true })) return false;
  await conversations.end(owned, now);
  return true;
}
