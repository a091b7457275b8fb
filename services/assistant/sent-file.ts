import type { FileSent } from '../../shared/assistant/conversation.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import type { Media } from '../../shared/media/media.ts';
import type { StoredTurn } from './stored-turn.ts';

/** A file that came with a message, as the turn is planned with it: what the check says of it by now. */
export const sentFile = (media: Media): FileSent => ({
  mediaId: media.id,
  fileName: media.fileName,
  verdict: media.state === 'refused' ? media.finding : media.state,
});

/** The same as it is stored and shown. Its address is ours: that of a cover is public once it was checked, of a master or licence it is a route of its owner's. */
export function shownFile(releaseId: ReleaseId, media: Media): StoredTurn['file'] {
  const { id, target, fileName, contentType: fileType } = media;
  if (media.state !== 'ready') return { fileName, fileType };
  return { fileUrl: addressOf[target.kind](releaseId, id), fileName, fileType };
}

const addressOf: Record<Media['target']['kind'], (releaseId: ReleaseId, mediaId: Media['id']) => string> = {
  cover: (_, mediaId) => `/art/${mediaId}/320.webp`,
  audio: (releaseId, mediaId) => `/api/releases/${releaseId}/audio/${mediaId}`,
  licence: (releaseId, mediaId) => `/api/releases/${releaseId}/licences/${mediaId}`,
};
