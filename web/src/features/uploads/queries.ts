import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import { api } from '../../lib/api.ts';
import { placeOf } from './place-of.ts';
import {
  forgetUpload,
  forgetUploadsBut,
  isChecking,
  isUploading,
  subscribeToUploads,
  type Upload,
  uploadAt,
} from './upload-store.ts';

/** Whether the page must ask for the release until the server has looked at a file. */
export const useIsChecking = (releaseId: string): boolean =>
  useSyncExternalStore(subscribeToUploads, () => isChecking(releaseId));

/** Whether a file of this release is on its way or being looked at. */
export const useIsUploading = (releaseId: string): boolean =>
  useSyncExternalStore(subscribeToUploads, () => isUploading(releaseId));

/** Lets go of uploads for tracks that are no longer part of the release. */
export function useForgottenUploads(releaseId: string, trackIds: readonly string[]): void {
  const ids = trackIds.join(' ');
  useEffect(() => forgetUploadsBut(releaseId, ids.split(' ')), [releaseId, ids]);
}

/** The last upload for a place, as the server knows it. Ids sort by time. */
export const latestMedia = (media: readonly Media[], target: UploadTarget): Media | undefined =>
  media
    .filter((each) => placeOf(each.target) === placeOf(target))
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
  const name = placeOf(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a target is its name; the object is new with each render
  useEffect(() => {
    if (isOver) forgetUpload({ releaseId, target });
  }, [isOver, releaseId, name]);
  return isOver ? undefined : upload;
}

/** The signed address of a master. Asked for when it is played: it is valid for an hour. */
export const usePlayAddress = (releaseId: string) =>
  useMutation({
    mutationFn: (mediaId: string) =>
      api('GET /api/releases/{releaseId}/audio/{mediaId}', { params: { releaseId, mediaId } }),
  });

/** The signed address of a licence, valid for an hour. */
export const useLicenceAddress = (releaseId: string) =>
  useMutation({
    mutationFn: (mediaId: string) =>
      api('GET /api/releases/{releaseId}/licences/{mediaId}', { params: { releaseId, mediaId } }),
  });
