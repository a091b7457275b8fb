import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Media, UploadTarget } from '../../../../shared/media/media.ts';
import type { ReleaseDetail } from '../../../../shared/releases/release-detail.ts';
import { api } from '../../lib/api.ts';
import { betweenPresses } from '../../lib/between-presses.ts';
import { settleUploads } from './upload-store.ts';
import { uploadTargetKey } from './upload-target-key.ts';

/** Drops a release's uploads once the server has judged them. Use it wherever a page shows the release. */
export function useSettledUploads(detail: ReleaseDetail | undefined): void {
  useEffect(() => {
    if (detail) betweenPresses(() => settleUploads(detail.release, detail.media));
  }, [detail]);
}

/** The last upload for a place that the server knows of. Ids sort by time. */
export const latestMedia = (media: readonly Media[], target: UploadTarget): Media | undefined =>
  media
    .filter((each) => uploadTargetKey(each.target) === uploadTargetKey(target))
    .reduce<Media | undefined>((last, next) => (last && last.id > next.id ? last : next), undefined);

/** Requests a licence's signed URL, valid for an hour. With `artistId`, the office can open any artist's licence. */
export const useLicenceUrl = ({ artistId, releaseId }: { artistId?: string | undefined; releaseId: string }) =>
  useMutation({
    mutationFn: (mediaId: string) =>
      artistId === undefined
        ? api('GET /api/releases/{releaseId}/licences/{mediaId}', { params: { releaseId, mediaId } })
        : api('GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}', {
            params: { artistId, releaseId, mediaId },
          }),
  });
