import * as z from 'zod';
import { AUDIO_MB, LOSSLESS_MOST_MB } from '../../shared/media/file-finding.ts';

/** The environment of a function that needs the size limit of WAV and FLAC, in MB. */
export const losslessLimit = {
  LOSSLESS_MB: z.coerce.number<string>().int().min(AUDIO_MB).max(LOSSLESS_MOST_MB).default(AUDIO_MB),
};
