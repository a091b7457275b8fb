import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import type { ReleaseDetail } from '../../../../shared/releases/contract.ts';
import { api } from '../../lib/api.ts';
import { placeOf } from './place-of.ts';
import { isChecking, isUploading, settleUploads, subscribeToUploads, type Upload, uploadAt } from './upload-store.ts';

/** Whether the page must ask for the release until the server has looked at a file. */
export const useIsChecking = (releaseId: string): boolean =>
  useSyncExternalStore(subscribeToUploads, () => isChecking(releaseId));

/** Whether a file of this release is on its way or being looked at. */
export const useIsUploading = (releaseId: string): boolean =>
  useSyncExternalStore(subscribeToUploads, () => isUploading(releaseId));

/** Lets go of this page's uploads of a release that are over, wherever the page shows it. */
export function useSettledUploads(detail: ReleaseDetail | undefined): void {
  useEffect(() => {
    if (detail) settleUploads(detail.release, detail.media);
  }, [detail]);
}

/** The last upload for a place, as the server knows it. Ids sort by time. */
export const latestMedia = (media: readonly Media[], target: UploadTarget): Media | undefined =>
  media
    .filter((each) => placeOf(each.target) === placeOf(target))
    .reduce<Media | undefined>((last, next) => (last && last.id > next.id ? last : next), undefined);

/** The upload of this page for a place, until the server has judged it. */
export const useUpload = (place: { releaseId: string; target: UploadTarget }): Upload | undefined =>
  useSyncExternalStore(subscribeToUploads, () => uploadAt(place));

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
