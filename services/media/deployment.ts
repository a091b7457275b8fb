import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { objects, setting, table } from '../platform/named-resource.ts';
import { MediaConfig, UploadsLeftConfig } from './config.ts';

/** Its access backs the presigned URLs for uploading and reading that it issues. */
export const deployment = describeApi({
  config: MediaConfig,
  environment: {
    UPLOADS_BUCKET: objects('uploads', { write: true }),
    MASTERS_BUCKET: objects('masters', { read: true }),
    // To remove a photo.
    ARTWORK_BUCKET: objects('artwork', { discard: true }),
    LOSSLESS_MB: setting('losslessMb'),
  },
});

export const onUploadsLeft = describeFunction({
  config: UploadsLeftConfig,
  environment: {
    TABLE_NAME: table('table'),
    UPLOADS_BUCKET: objects('uploads', { discard: true }),
    MASTERS_BUCKET: objects('masters', { discard: true }),
    ARTWORK_BUCKET: objects('artwork', { discard: true }),
  },
  timeoutSeconds: 60,
});
