import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { ALARM_NAMESPACE } from '../../../services/platform/alarms.ts';
import { type Deployment, stageOf } from '../deployment.ts';
import { perMinute } from './alarms.ts';

/** A count that the product itself reports for this stage (`log.alarm`). */
export const stageMetric = (deployment: Pick<Deployment, 'stage'>, metricName: string): Metric =>
  new Metric({
    namespace: ALARM_NAMESPACE,
    metricName,
    dimensionsMap: { stage: stageOf(deployment) },
    statistic: Stats.SUM,
    ...perMinute,
  });
