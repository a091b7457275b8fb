import { describeFunction } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { CoverPlacedConfig } from './config.ts';

export const onCoverPlaced = describeFunction({
  config: CoverPlacedConfig,
  environment: { TABLE_NAME: table('table'), MASTERS_BUCKET: objects('masters', { read: true }) },
  timeoutSeconds: 60,
  memoryMb: 2048,
  native: ['sharp', 'reader'],
  // The picture was made by somebody else, and reading it takes a gigabyte.
  isolated: true,
  oneAtATime: true,
});
