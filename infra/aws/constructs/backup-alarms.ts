import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type Alarms, perMinute } from './alarms.ts';
import type { Backups } from './backups.ts';
import type { FileCopies } from './file-copies.ts';

/** A nightly backup takes some hours, and the next one begins 24 hours after it began. */
const MAX_SILENCE = { period: Duration.hours(1), hours: 36 };

/** Raises alarms if a backup or a copy fails or is missing. */
export function alarmBackups(
  alarms: Alarms,
  data: { backups: Backups | undefined; copies: FileCopies | undefined; masters: IBucket },
): void {
  const { backups, copies, masters } = data;
  if (backups) {
    alarms.raise('backup-failed', {
      metric: backups.reports.failed.metricApproximateNumberOfMessagesVisible(perMinute),
      above: 0,
      meaning: 'A backup, or its copy to another vault, failed, was stopped or did not begin in time.',
    });
    alarms.raiseSilence('backup-missing', {
      metric: backups.reports.completed.metricNumberOfMessagesSent({
        statistic: Stats.SUM,
        period: MAX_SILENCE.period,
      }),
      periods: MAX_SILENCE.hours,
      meaning: `No backup of statements and exports was completed for ${MAX_SILENCE.hours} hours.`,
    });
  }
  if (copies) {
    alarms.raise('copy-failed', {
      metric: copies.failures(masters),
      above: 0,
      meaning: 'A master could not be copied to the second bucket.',
    });
  }
}
