import { Duration } from 'aws-cdk-lib';
import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { sharedValue } from './shared-value.ts';

type Rule = {
  metric: IMetric;
  /** The maximum healthy value. */
  above: number;
  /** For how many consecutive periods the metric must exceed it; one by default. */
  periods?: number;
  /** Explains the alarm to the person who is paged. */
  meaning: string;
};

/** The page that an alarm's email links to. */
const RUNBOOK = 'docs/runbook.md';
const described = (name: string, meaning: string): string =>
  `${meaning} What to do: ${RUNBOOK}#${name.replace(/-\d+$/, '')}`;

/**
 * Alarms that page the operator, each in the stack that owns what it watches. An alarm is named after its section in
 * the runbook, which its email cites.
 */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  /** @param pager notifies the operator; it may be in a different stack in the same region */
  constructor(scope: Construct, { pager }: { pager: ITopic }) {
    super(scope, 'Alarms');
    this.action = new SnsAction(Topic.fromTopicArn(this, 'Pager', sharedValue(this, 'Pager', pager.topicArn)));
  }

  /**
   * @param name the runbook's section, such as `dead-letters-uploads`, followed by a number if it has several alarms
   */
  raise(name: string, { metric, above, periods = 1, meaning }: Rule): Alarm {
    return this.add(name, {
      alarmDescription: described(name, meaning),
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      // Most of these metrics exist only if something goes wrong, so missing data means that nothing happened.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** Raises an alarm if the metric was zero in each of these consecutive periods. */
  raiseSilence(name: string, { metric, periods, meaning }: Omit<Rule, 'above'> & { periods: number }): void {
    this.add(name, {
      alarmDescription: described(name, meaning),
      metric,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  private add(name: string, props: AlarmProps): Alarm {
    const alarm = new Alarm(this, name, props);
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    return alarm;
  }
}

export const perMinute = { period: Duration.minutes(1) };
export const perFiveMinutes = { period: Duration.minutes(5) };
