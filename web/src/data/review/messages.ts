import { messageFor } from '../../lib/problem-message.ts';

const gone = 'This release no longer exists.';
const decided = 'Someone has already decided on this release.';

export const queueMessage = messageFor<'GET /api/admin/review'>({});

export const markMessage = messageFor<'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark'>({
  'release-not-found': gone,
  'release-not-submitted': decided,
  'release-changed': 'The artist has submitted this release again. Please look at it again.',
});

export const requestMessage = messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes'>({
  'release-not-found': gone,
  'release-not-submitted': 'Only a submitted release can be sent back.',
  'release-already-exported': 'This release has been exported, so it can no longer be sent back.',
  'changes-already-requested': 'A colleague has already asked for changes.',
  'submitted-again': 'The artist has submitted this release again. Please look at it again.',
  'release-changed': 'This release has changed. Please look at it again.',
  'track-not-found': 'A track you chose no longer exists. Please look at the release again.',
});
