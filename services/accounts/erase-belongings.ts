import type { ArtistId, LeadId, ReleaseId } from '../../shared/ids.ts';

type Needs = {
  cards: (artistId: ArtistId) => Promise<{ id: ReleaseId }[]>;
  removeDraft: (owned: { artistId: ArtistId; releaseId: ReleaseId }) => Promise<void>;
  removeLead: (leadId: LeadId) => Promise<void>;
  removePhoto: (artistId: ArtistId) => Promise<void>;
  forgetNames: (artistId: ArtistId) => Promise<void>;
};

/** What an erased account leaves: its drafts, whose files follow them, its photo, its name on payments, and its place on the waitlist. May be repeated. */
export async function eraseBelongings(
  { cards, removeDraft, removeLead, removePhoto, forgetNames }: Needs,
  { artistId, leadId }: { artistId: ArtistId; leadId: LeadId },
): Promise<void> {
  await removeLead(leadId);
  await removePhoto(artistId);
  await forgetNames(artistId);
  for (const { id: releaseId } of await cards(artistId)) await removeDraft({ artistId, releaseId });
}
