import type { UploadKind } from '../../../../shared/media/file-finding.ts';
import { isProblem, messageFor } from '../../lib/problem-message.ts';
import { findingText } from '../finding-text.ts';
import { changed, fixed, locked, notFound, tooLarge } from '../releases/messages/shared.ts';

export const UPLOAD_FAILED = 'Upload Failed';

const again: Record<UploadKind, string> = {
  cover: 'Failed to upload cover art. Please try again.',
  audio: 'Failed to upload audio file. Please try again.',
  licence: 'Failed to upload mechanical license. Please try again.',
  photo: 'Failed to upload photo. Please try again.',
};

const quotaMessages = {
  'too-many-uploads': 'Many files of this release are still being checked. Please try again in a few minutes.',
  'upload-quota-reached': 'You’ve reached today’s upload limit. Please continue tomorrow.',
};

/** The browser can no longer read a file that is being sent. */
export const FILE_CHANGED = 'The file was changed or moved while it was being uploaded. Choose it again.';

/** An upload of an earlier visit, whose file has to be chosen again. */
export const chooseAgain = (name: string): string => `Choose ${name} again to go on.`;

const uploadUrlMessage = messageFor<
  | 'POST /api/releases/{releaseId}/uploads'
  | 'POST /api/releases/{releaseId}/uploads/{mediaId}/parts'
  | 'GET /api/releases/{releaseId}/uploads/{mediaId}/parts'
  | 'POST /api/releases/{releaseId}/uploads/{mediaId}/completion'
>({
  'release-not-found': 'This release no longer exists.',
  'release-locked': 'This release has been submitted and can no longer be changed.',
  'track-not-found': 'This track is no longer part of the release.',
  'media-not-found': 'This upload was cancelled in another window.',
  'upload-ended': 'This upload has ended. Please choose the file again.',
  'upload-expired': 'This upload was not finished within a week. Please choose the file again.',
  'upload-incomplete': again.audio,
  'part-unknown': again.audio,
  'file-not-accepted': ({ finding }) => findingText(finding) ?? 'We can’t use this file. Please choose another one.',
  ...quotaMessages,
});

/** Explains why files could not become tracks, or have no place in the release. */
export const addFilesMessage = messageFor<
  | 'POST /api/releases/{releaseId}/tracks/from-files'
  | 'POST /api/releases/{releaseId}/uploads/several'
  | 'PATCH /api/releases/{releaseId}'
  | 'PATCH /api/releases/{releaseId}/tracks/{trackId}'
>({
  'release-not-found': notFound,
  'release-locked': locked,
  'release-changed': changed,
  'release-too-large': tooLarge,
  'field-changed': changed,
  'field-fixed': fixed,
  'isrc-repeated': changed,
  'track-not-found': 'A track is no longer part of the release. Please choose its file again.',
  ...quotaMessages,
});

export const uploadMessage = (kind: UploadKind, error: unknown): string =>
  isProblem(error, 'internal') || isProblem(error, 'upload-incomplete') || isProblem(error, 'part-unknown')
    ? again[kind]
    : uploadUrlMessage(error);

export const sendFailed = (kind: UploadKind): string => again[kind];

export const wrongFormat = {
  title: 'This track can’t be played here',
  text: 'The file is fine for the stores, but this browser can’t play its format.',
};

export const playMessage = messageFor<
  | 'GET /api/releases/{releaseId}/audio/{mediaId}'
  | 'GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}'
>({
  'release-not-found': 'This release no longer exists.',
  'media-not-found': 'This audio file no longer exists.',
});

export const readLicenceMessage = messageFor<
  | 'GET /api/releases/{releaseId}/licences/{mediaId}'
  | 'GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}'
>({
  'release-not-found': 'This release no longer exists.',
  'media-not-found': 'This license no longer exists.',
});
