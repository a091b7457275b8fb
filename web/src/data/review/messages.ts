import { messageFor } from '../../lib/problem-message.ts';

const gone = 'This release no longer exists.';
const decided = 'Somebody has decided about this release already.';

export const queueMessage = messageFor<'GET /api/admin/review'>({});

export const markMessage = messageFor<'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark'>({
  'release-not-found': gone,
  'release-not-submitted': decided,
  'release-changed': 'The artist has submitted this release again. Please look at it once more.',
});

export const requestMessage = messageFor<'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes'>({
  'release-not-found': gone,
  'release-not-submitted': 'Only a submitted release can be sent back.',
  'release-already-exported': 'This release was exported meanwhile. It can no longer be sent back.',
  'changes-already-requested': 'A colleague has asked for changes already.',
  'submitted-again': 'The artist has submitted this release again. Please look at it once more.',
  'release-changed': 'This release was changed meanwhile. Please look at it once more.',
  'track-not-found': 'A track that you chose is gone. Please look at the release once more.',
});
