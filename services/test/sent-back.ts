import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import type { RequestChanges } from '../../shared/releases/request-changes.ts';
import type { Person } from './people.ts';
import { current, freshKey, stored } from './releases.ts';

/** What the office asks for, where a test does not say. */
export const blurryCover: Pick<RequestChanges, 'reasons' | 'message'> = {
  reasons: [{ code: 'cover-quality' }],
  message: 'Almost there.',
};

/** An admin asks for changes of a release that was submitted. */
export const askForChanges = (
  office: Person,
  { id: releaseId, artistId, ...release }: Pick<Release, 'id' | 'artistId'> & { submission?: { at: string } },
  asked: Partial<RequestChanges> = {},
) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes', {
    params: { artistId, releaseId },
    body: { submittedAt: release.submission?.at ?? '', ...blurryCover, ...asked },
    ...freshKey(),
  });

/** A release that was submitted, and that the office sent back. */
export async function sentBack(office: Person, draft: DraftRelease, asked: Partial<RequestChanges> = {}) {
  await askForChanges(office, await stored(draft, 'submitted'), asked);
  return (await current(draft)) as Extract<Release, { status: 'changes_requested' }>;
}
