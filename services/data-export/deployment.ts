import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { DataExportConfig, DataExportRequestedConfig } from './config.ts';

/** The function needs read access because a presigned URL carries its signer's permissions. */
export const deployment = describeApi({
  config: DataExportConfig,
  environment: { ARCHIVES_BUCKET: objects('archives', { read: true }) },
});

export const onDataExportRequested = describeFunction({
  config: DataExportRequestedConfig,
  environment: {
    TABLE_NAME: table('table'),
    MASTERS_BUCKET: objects('masters', { read: true }),
    ARTWORK_BUCKET: objects('artwork', { read: true }),
    ARCHIVES_BUCKET: objects('archives', { write: true }),
    WALLET_TABLE_NAME: table('wallets'),
  },
  // Long enough to copy some forty gigabytes from bucket to bucket.
  timeoutSeconds: 15 * 60,
  // The memory that comes with one whole processor, because all bytes are checksummed (CRC-32), encrypted and signed.
  memoryMb: 1769,
  oneAtATime: true,
});
