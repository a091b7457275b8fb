import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import type { RequestChanges } from '../../shared/releases/request-changes.ts';
import type { Person } from './people.ts';
import { current, freshKey, stored } from './releases.ts';

/** The changes that are requested by default. */
export const blurryCover: Pick<RequestChanges, 'reasons' | 'message'> = {
  reasons: [{ code: 'cover-quality' }],
  message: 'Almost there.',
};

/** Requests changes to a submitted release, as an admin. */
export const askForChanges = (
  office: Person,
  { id: releaseId, artistId, ...release }: Pick<Release, 'id' | 'artistId'> & { submission?: { at: string } },
  changes: Partial<RequestChanges> = {},
) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes', {
    params: { artistId, releaseId },
    body: { submittedAt: release.submission?.at ?? '', ...blurryCover, ...changes },
    ...freshKey(),
  });

/** Creates a release that was submitted and sent back by the office. */
export async function newSentBackRelease(office: Person, draft: DraftRelease, changes: Partial<RequestChanges> = {}) {
  await askForChanges(office, await stored(draft, 'submitted'), changes);
  return (await current(draft)) as Extract<Release, { status: 'changes_requested' }>;
}
