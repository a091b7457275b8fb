import * as z from 'zod';
import { ArtistId, IsoTime, MediaId, ReleaseId } from '../ids.ts';
import { PlanName } from '../plans/plan.ts';
import { missingItems, requiredItemKeys } from './completeness.ts';
import { albumArtist } from './derived-credits.ts';
import { type Release, ReleaseStatus } from './release.ts';

/** What the library and the admin's tables show of a release, derived from the release by the projector. Kept small: 24 are one page. */
export const ReleaseCard = z.object({
  id: ReleaseId,
  artistId: ArtistId,
  status: ReleaseStatus,
  title: z.string(),
  /** The primary artists' names, '' when none is set. */
  artist: z.string(),
  coverId: MediaId.nullable(),
  salesStart: z.string(),
  trackCount: z.number(),
  plan: PlanName.nullable(),
  percentage: z.number().nullable(),
  missing: z.array(z.enum(requiredItemKeys)),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  exportedAt: IsoTime.nullable(),
  rev: z.number(),
});
export type ReleaseCard = z.infer<typeof ReleaseCard>;

export const releaseCard = (release: Release): ReleaseCard => ({
  id: release.id,
  artistId: release.artistId,
  status: release.status,
  title: release.title,
  artist: albumArtist(release),
  coverId: release.cover?.mediaId ?? null,
  salesStart: release.salesStart,
  trackCount: release.trackIds.length,
  plan: release.plan?.name ?? null,
  percentage: release.plan?.percentage ?? null,
  missing: missingItems(release),
  createdAt: release.createdAt,
  updatedAt: release.updatedAt,
  exportedAt: release.status === 'exported' ? release.exportedAt : null,
  rev: release.rev,
});
