import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { AssistantConfig, UploadsLeftConfig } from './config.ts';

export const deployment = describeApi({ config: AssistantConfig, environment: {} });

export const onUploadsLeft = describeFunction({
  config: UploadsLeftConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 60,
});
