import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { ReleaseId, TrackId } from '../ids.ts';
import { TrackEdit } from './field-edits.ts';
import { Release } from './release.ts';
import { TrackOrder } from './track-order.ts';
import { TracksEdit } from './tracks-edit.ts';

const byRelease = z.object({ releaseId: ReleaseId });
const byTrack = z.object({ releaseId: ReleaseId, trackId: TrackId });

/** Routes for the tracks of the caller's release. */
export const tracksContract = contract({
  'POST /api/releases/{releaseId}/tracks': {
    access: 'active-artist',
    params: byRelease,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-changed', 'release-too-large', 'too-many-tracks'],
    idempotent: 'by-its-ids',
  },
  'PATCH /api/releases/{releaseId}/tracks/{trackId}': {
    access: 'signed-in',
    params: byTrack,
    body: TrackEdit,
    reply: Release,
    problems: [
      'release-not-found',
      'track-not-found',
      'release-locked',
      'release-changed',
      'release-too-large',
      'field-changed',
      'field-fixed',
      'isrc-repeated',
    ],
  },
  /**
   * Sets a field of all tracks to one value. `from` has the value that the page showed for each track; the problem
   * `field-changed` contains the current values.
   */
  'PATCH /api/releases/{releaseId}/tracks': {
    access: 'signed-in',
    params: byRelease,
    body: TracksEdit,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-too-large', 'field-changed', 'field-fixed'],
  },
  /** Deletes a track of a draft and its uploads. Later tracks move up by one (product 7.4). */
  'DELETE /api/releases/{releaseId}/tracks/{trackId}': {
    access: 'signed-in',
    params: byTrack,
    reply: Release,
    problems: ['release-not-found', 'track-not-found', 'release-locked', 'release-changed'],
  },
  /** Reorders the tracks. Fails with `release-changed` if their order is no longer `from`. */
  'PUT /api/releases/{releaseId}/track-order': {
    access: 'signed-in',
    params: byRelease,
    body: TrackOrder,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-changed'],
  },
});
