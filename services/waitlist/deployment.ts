import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { setting, table } from '../platform/named-resource.ts';
import { LeadChangedConfig, WaitlistConfig } from './config.ts';

export const deployment = describeApi({
  config: WaitlistConfig,
  environment: { AUDIT_TABLE_NAME: table('audit') },
});

export const onLeadChanged = describeFunction({
  config: LeadChangedConfig,
  environment: { TABLE_NAME: table('table'), WAITLIST_WEBHOOK: setting('waitlistWebhook') },
  timeoutSeconds: 30,
});
