import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { DataExportConfig, DataExportRequestedConfig } from './config.ts';

/** What it reads is what its signed addresses let a browser read. */
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
  // Some forty gigabytes, from one bucket into the other.
  timeoutSeconds: 15 * 60,
  // A whole processor: what it reads is summed (CRC-32), enciphered and signed on the way.
  memoryMb: 1769,
  oneAtATime: true,
});
