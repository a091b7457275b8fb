import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { ArtistId, MediaId, ReleaseId } from '../ids.ts';
import { SoundDetail } from '../listening/sound-detail.ts';
import {
  ArrivedParts,
  ChosenFile,
  CreatedTracks,
  ExpectedUpload,
  FilePart,
  FilesForPlaces,
  FileUploadResult,
  PartUrl,
  TracksFromFiles,
} from './batch-upload.ts';
import { UploadTarget } from './media.ts';
import { Photo } from './photo.ts';

export const mediaContract = contract({
  /** Shows the caller's own photo. */
  'GET /api/me/photo': { access: 'signed-in', reply: Photo, problems: [] },

  /**
   * Returns a signed URL for a PUT of exactly this picture, valid for 15 minutes. The current photo stays until the new
   * one has been checked.
   */
  'POST /api/me/photo': {
    access: 'active-artist',
    body: z.strictObject({ contentType: z.string().max(100, { abort: true }), size: z.number().int().nonnegative() }),
    reply: z.object({ mediaId: MediaId, url: z.string(), headers: z.record(z.string(), z.string()) }),
    problems: ['file-not-accepted', 'upload-quota-reached'],
  },

  'DELETE /api/me/photo': { access: 'signed-in', reply: Photo, problems: [] },

  /**
   * Returns a signed URL for a PUT of exactly this file: one key, one type, one size, valid for 15 minutes. A file of 8
   * MB or more is sent in parts instead, each with a URL of its own.
   */
  'POST /api/releases/{releaseId}/uploads': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: ChosenFile.extend({ target: UploadTarget }),
    reply: ExpectedUpload,
    problems: [
      'release-not-found',
      'release-locked',
      'track-not-found',
      'file-not-accepted',
      'too-many-uploads',
      'upload-quota-reached',
    ],
  },

  /**
   * Returns signed URLs for several files, each for its own place. Files that are too large or of a wrong type are
   * rejected individually.
   */
  'POST /api/releases/{releaseId}/uploads/several': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: FilesForPlaces,
    reply: z.object({ files: z.array(FileUploadResult) }),
    problems: ['release-not-found', 'release-locked', 'track-not-found', 'too-many-uploads', 'upload-quota-reached'],
  },

  /**
   * Creates tracks from files (product 7.14) at the end of a draft, in the order of the files, each with a URL for
   * uploading its audio. Either all accepted files become tracks, or none. Files of a wrong type, too large, or beyond
   * the fifteenth track are rejected individually.
   */
  'POST /api/releases/{releaseId}/tracks/from-files': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: TracksFromFiles,
    reply: CreatedTracks,
    problems: [
      'release-not-found',
      'release-locked',
      'release-changed',
      'release-too-large',
      'too-many-uploads',
      'upload-quota-reached',
    ],
    idempotent: 'by-its-ids',
  },

  /**
   * Returns a signed URL for one part of an upload, valid for 15 minutes. The first request for an upload begins it in
   * storage. A part that has already arrived is replaced.
   */
  'POST /api/releases/{releaseId}/uploads/{mediaId}/parts': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    body: FilePart,
    reply: PartUrl,
    problems: [
      'release-not-found',
      'release-locked',
      'track-not-found',
      'media-not-found',
      'upload-ended',
      'part-unknown',
    ],
  },

  /** Lists the parts of an upload that have arrived, so that only the others are sent. */
  'GET /api/releases/{releaseId}/uploads/{mediaId}/parts': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: ArrivedParts,
    problems: [
      'release-not-found',
      'release-locked',
      'track-not-found',
      'media-not-found',
      'upload-ended',
      'upload-expired',
    ],
  },

  /**
   * Puts the parts of an upload together, if each has arrived with its size. The file is then checked like any other.
   * Completing an upload again changes nothing.
   */
  'POST /api/releases/{releaseId}/uploads/{mediaId}/completion': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({}),
    problems: [
      'release-not-found',
      'release-locked',
      'track-not-found',
      'media-not-found',
      'upload-incomplete',
      'upload-expired',
    ],
  },

  /**
   * Cancels an upload that has no verdict: its parts and its entry are deleted. Cancelling one that no longer exists, or
   * already has a verdict, changes nothing.
   */
  'DELETE /api/releases/{releaseId}/uploads/{mediaId}': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({}),
    problems: ['release-not-found'],
  },

  /**
   * Copies the cover from another release of the caller, as an upload that is checked like any other (product 32.3).
   */
  'POST /api/releases/{releaseId}/cover-copies': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: z.strictObject({ from: ReleaseId }),
    reply: z.object({ mediaId: MediaId }),
    problems: ['release-not-found', 'release-locked', 'media-not-found', 'too-many-uploads', 'upload-quota-reached'],
  },

  /**
   * Returns a signed URL for listening to a recording, valid for 3600 s (product 8.6): of its listening copy, or of the
   * master as long as there is none.
   */
  'GET /api/releases/{releaseId}/audio/{mediaId}': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },

  /** Shows the waveform of a recording, and the places of its findings (product 37.4). */
  'GET /api/releases/{releaseId}/sounds/{mediaId}': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: SoundDetail,
    problems: ['release-not-found', 'media-not-found'],
  },

  /** Returns a signed URL for a track's mechanical license, valid for 3600 s. */
  'GET /api/releases/{releaseId}/licences/{mediaId}': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },
  /** Returns a signed URL for listening to any artist's recording, for the office. Each request is logged. */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },
  /** Shows the waveform of any artist's recording, and who else has the same one, for the office. */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId }),
    reply: SoundDetail,
    problems: ['release-not-found', 'media-not-found'],
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },
});
