import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { type Alarms, perFiveMinutes } from './alarms.ts';
import { sumOf } from './fold-metrics.ts';

/** Raises an alarm when the user pool throttles sign-ups or sign-ins. */
export function alarmSignIn(alarms: Alarms, auth: { pool: IUserPool; client: IUserPoolClient }): void {
  alarms.raise('sign-in-throttled', {
    metric: sumOf(
      ['SignUpThrottles', 'SignInThrottles'].map(
        (metricName) =>
          new Metric({
            namespace: 'AWS/Cognito',
            metricName,
            dimensionsMap: { UserPool: auth.pool.userPoolId, UserPoolClient: auth.client.userPoolClientId },
            statistic: Stats.SUM,
            ...perFiveMinutes,
          }),
      ),
      'refused by Cognito',
    ),
    above: 0,
    meaning: 'Cognito throttled sign-ups or sign-ins.',
  });
}

/**
 * Watches the sender's reputation. SES puts a sender under review at 5% bounces or 0.1% complaints, and pauses it at
 * 10% or 0.5%.
 */
export function alarmMailReputation(alarms: Alarms): void {
  for (const [name, metricName, above, meaning] of [
    ['mail-bounces', 'Reputation.BounceRate', 0.04, 'More than 4% of the emails bounce: SES stops a sender at 10%.'],
    [
      'mail-complaints',
      'Reputation.ComplaintRate',
      0.0008,
      'More than 0.08% of the emails are reported as spam: SES stops a sender at 0.5%.',
    ],
  ] as const) {
    alarms.raise(name, {
      metric: new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) }),
      above,
      meaning,
    });
  }
}
