import { isReviewed } from '../review/is-reviewed.ts';
import { markInForce } from '../review/review-mark.ts';
import { readinessOf } from '../rules/readiness.ts';
import type { OfficeCard, ReleaseCard } from './card.ts';
import { albumArtist } from './derived-credits.ts';
import type { OfficeRelease } from './office-release.ts';
import { orderedTracks } from './ordered-tracks.ts';
import { isTitled } from './placeholder-title.ts';
import type { Release } from './release.ts';
import { doneSteps } from './strategy-steps.ts';

/**
 * The maximum length, in characters, of a track's title on the card, so that a card with fifteen titles stays small.
 */
const MAX_CARD_TITLE = 100;
/** Cuts a title to that length, without splitting a character. */
const firstOf = (title: string): string =>
  title.length > MAX_CARD_TITLE ? [...title].slice(0, MAX_CARD_TITLE).join('') : title;

/** Makes the card of a release, for a page that already has the release. */
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
  planExpiresAt: release.plan?.expiresAt ?? null,
  isPlanOver: release.plan?.isOver ?? false,
  checklistDone: doneSteps(release.checklist).length,
  label: release.recordLabel,
  upc: release.upc,
  isrcs: orderedTracks(release).flatMap(({ isrc }) => isrc || []),
  trackTitles: orderedTracks(release).flatMap((track) => (isTitled(track) ? firstOf(track.title) : [])),
  ...readinessOf(release),
  createdAt: release.createdAt,
  updatedAt: release.updatedAt,
  submittedAt: release.status === 'draft' ? null : release.submission.at,
  exportedAt: ('exportedAt' in release && release.exportedAt) || null,
  liveAt: ('liveAt' in release && release.liveAt) || null,
  rev: release.rev,
});

/** Makes the card that the projector stores. */
export const officeCard = (release: OfficeRelease): OfficeCard => ({
  ...releaseCard(release),
  looksGoodBy: markInForce(release)?.by.name ?? null,
  isReviewed: isReviewed(release),
});
