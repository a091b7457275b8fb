import type { FileSent } from '../../shared/assistant/conversation.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import type { Media } from '../../shared/media/media.ts';
import type { StoredTurn } from './stored-turn.ts';

/** A file sent with a message, with the current result of its check. */
export const sentFile = (media: Media): FileSent => ({
  mediaId: media.id,
  fileName: media.fileName,
  verdict: media.state === 'refused' ? media.finding : media.state,
});

/**
 * The file as stored and shown. The server computes its URL: public for a checked cover, a route for the owner
 * otherwise.
 */
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
