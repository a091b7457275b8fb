import { messageFor } from '../../lib/problem-message.ts';

export const soundMessage = messageFor<
  | 'GET /api/releases/{releaseId}/sounds/{mediaId}'
  | 'GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}'
>({
  'release-not-found': 'This release no longer exists.',
  'media-not-found': 'This audio file no longer exists.',
});
