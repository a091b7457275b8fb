import * as z from 'zod';
import { AUDIO_MB, MAX_LOSSLESS_MB } from '../../shared/media/file-finding.ts';

/** The environment variable for functions that need the size limit of WAV and FLAC files, in MB. */
export const losslessLimit = {
  LOSSLESS_MB: z.coerce.number<string>().int().min(AUDIO_MB).max(MAX_LOSSLESS_MB).default(AUDIO_MB),
};
