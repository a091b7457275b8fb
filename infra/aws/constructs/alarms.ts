import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import type { Pager } from './pager.ts';

type Rule = {
  metric: IMetric;
  /** The last value that is well. */
  above: number;
  /** How many periods of the metric in a row. One, when not given. */
  periods?: number;
  /** What it means, for who is woken by it. */
  says: string;
};

/** Where the pager's mail sends its reader. */
const RUNBOOK = 'docs/runbook.md';

/** Alarms that reach a person. Each is named for its section of the runbook, and its mail says which. */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { pager }: { pager: Pager }) {
    super(scope, id);
    this.action = new SnsAction(pager.topic);
  }

  /** @param name the runbook's section, `dead-letters-uploads`; with a number behind it when one alarm is not enough */
  raise(name: string, { metric, above, periods = 1, says }: Rule): void {
    const alarm = new Alarm(this, name, {
      alarmDescription: `${says} What to do: ${RUNBOOK}#${name.replace(/-\d+$/, '')}`,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      // Nothing happened: most of these metrics are there only when something goes wrong.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }
}

export const perMinute = { period: Duration.minutes(1) };
export const perFiveMinutes = { period: Duration.minutes(5) };
