import { messageFor } from '../../lib/problem-message.ts';

const gone = 'This release no longer exists.';
const decided = 'Somebody has decided about this release already.';

export const queueMessage = messageFor<'GET /api/admin/review'>({});

export const markMessage = messageFor<'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark'>({
  'release-not-found': gone,
  'release-not-submitted': decided,
  'release-changed': 'The artist has submitted this release again. Please look at it once more.',
});
