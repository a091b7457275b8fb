import type { UploadTarget } from '../../../../shared/media/media.ts';
import { api } from '../../lib/api.ts';
import { withRetries } from '../../lib/with-retries.ts';

type Place = { releaseId: string; target: UploadTarget };

/** An address for exactly this file, for a quarter of an hour. @throws Problem */
export const askForAddress = (
  { releaseId, target }: Place,
  { file, contentType }: { file: File; contentType: string },
) =>
  withRetries(() =>
    api('POST /api/releases/{releaseId}/uploads', {
      params: { releaseId },
      body: { target, fileName: file.name, contentType, size: file.size },
    }),
  );
