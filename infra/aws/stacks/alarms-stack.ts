import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { alarmGroups } from '../../../services/platform/alarm-groups.ts';
import { keysOf } from '../../../shared/typed-record.ts';
import { alarmMailReputation } from '../constructs/account-alarms.ts';
import { Alarms } from '../constructs/alarms.ts';
import { alarmThrottles } from '../constructs/function-alarms.ts';
import { Pager } from '../constructs/pager.ts';
import { stageMetric } from '../constructs/stage-metric.ts';
import type { Deployment } from '../deployment.ts';

/**
 * The pager for the product's region, and the alarms whose metrics belong to no resource. It is deployed first. Any
 * other alarm is in the stack that owns what it watches. Those for the edge are in `edge-alarms-stack.ts`, because
 * CloudFront reports its metrics in us-east-1.
 */
export class AlarmsStack extends Stack {
  readonly pager: ITopic;

  constructor(scope: Construct, id: string, props: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const { deployment } = props;
    this.pager = new Pager(this, 'Pager', { email: deployment.alertEmail }).topic;
    const alarms = new Alarms(this, { pager: this.pager });

    alarmThrottles(alarms);
    if (deployment.mailFrom) alarmMailReputation(alarms);
    for (const group of new Set(Object.values(alarmGroups))) {
      const names = keysOf(alarmGroups).filter((name) => alarmGroups[name] === group);
      alarms.raise(group, {
        metric: stageMetric(deployment, group),
        above: 0,
        meaning: `The product reported one of: ${names.join(', ')}. The field "alarm" of the log line says which.`,
      });
    }
  }
}
