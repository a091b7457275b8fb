import type { FilePart } from '../../../../shared/media/batch-upload.ts';
import { api } from '../../lib/api.ts';

/** An upload in parts. */
export type UploadId = { releaseId: string; mediaId: string };

/** Requests a URL for exactly this part, valid for a quarter of an hour. @throws Problem */
export const requestPartUrl = (params: UploadId, part: FilePart) =>
  api('POST /api/releases/{releaseId}/uploads/{mediaId}/parts', { params, body: part });

/** Lists the parts that have arrived. @throws Problem */
export const arrivedParts = (params: UploadId) =>
  api('GET /api/releases/{releaseId}/uploads/{mediaId}/parts', { params });

/** Puts the parts together. Completing an upload again changes nothing. @throws Problem */
export const completeUpload = (params: UploadId) =>
  api('POST /api/releases/{releaseId}/uploads/{mediaId}/completion', { params });

/** Cancels an upload that has no verdict, and deletes its parts. @throws Problem */
export const cancelUploadOf = (params: UploadId) =>
  api('DELETE /api/releases/{releaseId}/uploads/{mediaId}', { params });
