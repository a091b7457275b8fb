import { describeFunction } from '../platform/describe-function.ts';
import { liveChannels } from '../platform/named-resource.ts';
import { LiveConfig } from './config.ts';

export const onChange = describeFunction({
  config: LiveConfig,
  environment: { LIVE_URL: liveChannels() },
  timeoutSeconds: 10,
});
