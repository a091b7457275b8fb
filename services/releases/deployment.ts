import { describeApi } from '../platform/describe-function.ts';
import { setting } from '../platform/named-resource.ts';
import { ReleasesConfig } from './config.ts';

export const deployment = describeApi({
  config: ReleasesConfig,
  environment: { ISRC_PREFIXES: setting('isrcPrefixes'), UPC_PREFIXES: setting('upcPrefixes') },
});
