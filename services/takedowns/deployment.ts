import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { StoreStatesChangedConfig, TakedownsConfig } from './config.ts';

export const deployment = describeApi({
  config: TakedownsConfig,
  environment: {
    EXPORTS_BUCKET: objects('exports', { read: true, write: true }),
    AUDIT_TABLE_NAME: table('audit'),
  },
});

export const onStoreStatesChanged = describeFunction({
  config: StoreStatesChangedConfig,
  environment: { TABLE_NAME: table('table') },
});
