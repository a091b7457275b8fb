import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { objects, setting, table } from '../platform/named-resource.ts';
import { MediaConfig, UploadsLeftConfig } from './config.ts';

/** The function needs access to the objects themselves, because a presigned URL carries its signer's permissions. */
export const deployment = describeApi({
  config: MediaConfig,
  environment: {
    UPLOADS_BUCKET: objects('uploads', { write: true, listParts: true, abortParts: true }),
    MASTERS_BUCKET: objects('masters', { read: true }),
    // Needed to remove a photo.
    ARTWORK_BUCKET: objects('artwork', { discard: true }),
    LOSSLESS_MB: setting('losslessMb'),
  },
});

export const onUploadsLeft = describeFunction({
  config: UploadsLeftConfig,
  environment: {
    TABLE_NAME: table('table'),
    UPLOADS_BUCKET: objects('uploads', { discard: true, abortParts: true }),
    MASTERS_BUCKET: objects('masters', { discard: true }),
    ARTWORK_BUCKET: objects('artwork', { discard: true }),
  },
  timeoutSeconds: 60,
});
