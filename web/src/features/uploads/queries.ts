import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import { api } from '../../lib/api.ts';
import { forgetUpload, isChecking, subscribeToUploads, type Upload, uploadAt } from './upload-store.ts';

/** Whether the page must ask for the release until the server has looked at a file. */
export const useIsChecking = (releaseId: string): boolean =>
  useSyncExternalStore(subscribeToUploads, () => isChecking(releaseId));

const isFor = (target: UploadTarget) => (media: Media) =>
  target.kind === 'audio'
    ? media.target.kind === 'audio' && media.target.trackId === target.trackId
    : media.target.kind === 'cover';

/** The last upload for a place, as the server knows it. Ids sort by time. */
export const latestMedia = (media: readonly Media[], target: UploadTarget): Media | undefined =>
  media
    .filter(isFor(target))
    .reduce<Media | undefined>((last, next) => (last && last.id > next.id ? last : next), undefined);

/** The upload of this page for a place; it is over when the server has given its verdict. */
export function useUpload(
  place: { releaseId: string; target: UploadTarget },
  media: readonly Media[],
): Upload | undefined {
  const upload = useSyncExternalStore(subscribeToUploads, () => uploadAt(place));
  const verdict = media.find(({ id }) => id === upload?.mediaId)?.state;
  const isOver = upload?.phase === 'checking' && (verdict === 'ready' || verdict === 'refused');
  const { releaseId, target } = place;
  const trackId = target.kind === 'audio' ? target.trackId : undefined;
  useEffect(() => {
    if (isOver) forgetUpload({ releaseId, target: trackId ? { kind: 'audio', trackId } : { kind: 'cover' } });
  }, [isOver, releaseId, trackId]);
  return isOver ? undefined : upload;
}

/** The signed address of a master. Asked for when it is played: it is valid for an hour. */
export const usePlayAddress = (releaseId: string) =>
  useMutation({
    mutationFn: (mediaId: string) =>
      api('GET /api/releases/{releaseId}/audio/{mediaId}', { params: { releaseId, mediaId } }),
  });
