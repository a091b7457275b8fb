import * as z from 'zod';
import { AUDIO_MB, LOSSLESS_MOST_MB } from '../../shared/media/file-finding.ts';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

/** Quarantine, the private originals that were checked, and the public variants of covers. */
const Buckets = { UPLOADS_BUCKET: z.string().min(1), MASTERS_BUCKET: z.string().min(1) };

/** How large a WAV or FLAC may be, in MB. */
const Lossless = { LOSSLESS_MB: z.coerce.number<string>().int().min(AUDIO_MB).max(LOSSLESS_MOST_MB).default(AUDIO_MB) };

export const MediaConfig = ApiConfig.extend({ ...Buckets, ARTWORK_BUCKET: z.string().min(1), ...Lossless });

const Files = z.object({ TABLE_NAME: z.string().min(1), ...Buckets, ARTWORK_BUCKET: z.string().min(1) });

/** Whatever the checker can store, the deletion of a release or a track takes away. */
export const UploadsLeftConfig = ListenerConfig.extend(Files.shape);

export const UploadStoredConfig = Files.extend({
  ...Lossless,
  QUEUE_URL: z.string().min(1),
  /** How often the queue delivers an upload before it is a dead letter. */
  MOST_RECEIVES: z.coerce.number<string>().int().min(2),
});
