import { describeFunction } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { AudioPlacedConfig } from './config.ts';

export const onAudioPlaced = describeFunction({
  config: AudioPlacedConfig,
  environment: {
    TABLE_NAME: table('table'),
    MASTERS_BUCKET: objects('masters', { read: true, write: true, discard: true }),
  },
  // Decoding uses one whole processor. A recording of 2 GB takes four minutes with its copy.
  timeoutSeconds: 10 * 60,
  memoryMb: 1769,
  isolated: true,
  // An album of fifteen tracks is heard in the time of two tracks.
  mostAtOnce: 8,
});
