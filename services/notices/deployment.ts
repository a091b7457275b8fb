import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { NoticeDueConfig, NoticeScheduleConfig, NoticesConfig } from './config.ts';

export const deployment = describeApi({ config: NoticesConfig, environment: {} });

export const onNoticeDue = describeFunction({
  config: NoticeDueConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 30,
});

export const onDigestsDue = describeFunction({
  config: NoticeScheduleConfig,
  environment: { TABLE_NAME: table('table') },
  // A few transactions a second for each of some thousand artists whose statements were posted at the same time.
  timeoutSeconds: 5 * 60,
});

export const onReleaseDays = describeFunction({
  config: NoticeScheduleConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 5 * 60,
});
