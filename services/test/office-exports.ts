import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { admin, newArtist, type Person } from './people.ts';
import { stored } from './releases.ts';

/** The parameters with which an office route names a release. */
export const owned = ({ id, artistId }: Pick<Release, 'id' | 'artistId'>) => ({ artistId, releaseId: id });

/**
 * Sets up a test file about exports: an artist, a member of the office, submitted releases, and a way to export them.
 */
export function officeExports() {
  const people = {} as { artist: Person; office: Person };
  beforeAll(async () => {
    people.artist = await newArtist('active');
    people.office = await admin();
  });
  const submitted = (different: Partial<DraftRelease> = {}, by = people.artist) =>
    stored(aCompleteDraft({ artistId: by.artistId, ...different }), 'submitted');
  const exportOf = (release: Release, body: { profile?: ExportProfileName } = {}) =>
    people.office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: owned(release),
      body,
    });
  return { people, submitted, exportOf };
}
