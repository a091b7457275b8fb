import { describeApi } from '../platform/describe-function.ts';
import { objects } from '../platform/named-resource.ts';
import { MediaConfig } from './config.ts';

/** What it writes is what its signed addresses let a browser write, and what it reads is what they let it read. */
export const deployment = describeApi({
  config: MediaConfig,
  environment: {
    UPLOADS_BUCKET: objects('uploads', { write: true }),
    MASTERS_BUCKET: objects('masters', { read: true }),
  },
});
