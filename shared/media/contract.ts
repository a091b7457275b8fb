import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { ArtistId, MediaId, ReleaseId } from '../ids.ts';
import { UploadTarget } from './media.ts';
import { Photo } from './photo.ts';
import {
  ChosenFile,
  FileAnswer,
  SeveralFiles,
  TracksFromFiles,
  TracksOfFiles,
  UploadAddress,
} from './several-files.ts';

export const mediaContract = contract({
  /** The caller's own photo. */
  'GET /api/me/photo': { access: 'signed-in', reply: Photo, problems: [] },

  /**
   * An address to which the browser may PUT exactly this picture, for a quarter of an hour. The one that is shown stays
   * until it was checked.
   */
  'POST /api/me/photo': {
    access: 'active-artist',
    body: z.strictObject({ contentType: z.string().max(100, { abort: true }), size: z.number().int().nonnegative() }),
    reply: z.object({ mediaId: MediaId, url: z.string(), headers: z.record(z.string(), z.string()) }),
    problems: ['file-not-accepted', 'upload-quota-reached'],
  },

  'DELETE /api/me/photo': { access: 'signed-in', reply: Photo, problems: [] },

  /**
   * An address to which the browser may PUT exactly this file: one key, one type, one size, for a quarter of an hour.
   */
  'POST /api/releases/{releaseId}/uploads': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: ChosenFile.extend({ target: UploadTarget }),
    reply: UploadAddress,
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
   * The same for several files, each for a place of its own. What is of a wrong type or too large is refused by itself,
   * and the rest goes on.
   */
  'POST /api/releases/{releaseId}/uploads/several': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: SeveralFiles,
    reply: z.object({ files: z.array(FileAnswer) }),
    problems: ['release-not-found', 'release-locked', 'track-not-found', 'too-many-uploads', 'upload-quota-reached'],
  },

  /**
   * Makes tracks of files (product 7.14): at the end of a draft, in the order of the files, each with an address for
   * its audio; all that is accepted, or nothing. What is of a wrong type, too large, or beyond the fifteenth track is
   * refused by itself, and the rest goes on.
   */
  'POST /api/releases/{releaseId}/tracks/from-files': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: TracksFromFiles,
    reply: TracksOfFiles,
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
   * The cover of another release of the caller becomes an upload of this one, and is checked like any other (product
   * 32.3).
   */
  'POST /api/releases/{releaseId}/cover-copies': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: z.strictObject({ from: ReleaseId }),
    reply: z.object({ mediaId: MediaId }),
    problems: ['release-not-found', 'release-locked', 'media-not-found', 'too-many-uploads', 'upload-quota-reached'],
  },

  /** A signed address of a master, valid 3600 s (product 8.6). */
  'GET /api/releases/{releaseId}/audio/{mediaId}': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },

  /** A signed address of a track's mechanical licence, valid 3600 s. */
  'GET /api/releases/{releaseId}/licences/{mediaId}': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },
  /** The same of any artist's, for the office; that it was asked for is logged. */
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId, mediaId: MediaId }),
    reply: z.object({ url: z.string() }),
    problems: ['release-not-found', 'media-not-found'],
  },
});
