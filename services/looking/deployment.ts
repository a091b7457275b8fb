import { describeFunction } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { CoverPlacedConfig } from './config.ts';

export const onCoverPlaced = describeFunction({
  config: CoverPlacedConfig,
  environment: { TABLE_NAME: table('table'), MASTERS_BUCKET: objects('masters', { read: true }) },
  // A busy laptop takes a minute for what the cloud does in seconds.
  timeoutSeconds: 3 * 60,
  memoryMb: 2048,
  native: ['sharp', 'reader'],
  // The picture was made by somebody else, and reading it takes a gigabyte.
  isolated: true,
  oneAtATime: true,
  // Each takes a gigabyte of a laptop's memory.
  mostAtOnce: 3,
});
