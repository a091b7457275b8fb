import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { losslessLimit } from './lossless-limit.ts';

/** The two private buckets: for uploads in quarantine, and for checked originals. */
const Buckets = { UPLOADS_BUCKET: z.string().min(1), MASTERS_BUCKET: z.string().min(1) };

export const MediaConfig = ApiConfig.extend({ ...Buckets, ARTWORK_BUCKET: z.string().min(1), ...losslessLimit });

const Files = z.object({ TABLE_NAME: z.string().min(1), ...Buckets, ARTWORK_BUCKET: z.string().min(1) });

/** Everything that a check can store, because deleting a release or track removes all of it. */
export const UploadsLeftConfig = ListenerConfig.extend(Files.shape);

export const UploadStoredConfig = Files.extend({
  ...losslessLimit,
  QUEUE_URL: z.string().min(1),
});
