import type { RawStack } from '../synthesis/synthesize.ts';

/** Units in the templates that are billed each month even if nobody uses the product. */
export type FixedUnits = {
  alarmMetrics: number;
  webAcls: number;
  webAclRules: number;
  keys: number;
  secrets: number;
  /** Requests for polling empty queues. */
  queueRequests: number;
};

/**
 * Lambda polls a queue with five connections, each of which waits 20 seconds for a message (Lambda Developer Guide,
 * "Using Lambda with Amazon SQS": five long polls at first).
 */
const POLLS_A_MONTH = (5 * 30 * 24 * 3600) / 20;

type Metrics = { Metrics?: { MetricStat?: object }[] };

/** Counts the fixed units in synthesized stacks. */
export function fixedUnits(stacks: readonly RawStack[]): FixedUnits {
  const resources = stacks.flatMap(({ template }) => Object.values(template.Resources));
  const ofType = (type: string) => resources.filter(({ Type }) => Type === type);
  const queues = ofType('AWS::Lambda::EventSourceMapping').filter(
    ({ Properties = {} }) => !JSON.stringify(Properties.EventSourceArn).includes('TableStream'),
  );
  return {
    // An alarm over several metrics is billed for each of them.
    alarmMetrics: ofType('AWS::CloudWatch::Alarm')
      .map(({ Properties }) => (Properties as Metrics).Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1)
      .reduce((sum, count) => sum + count, 0),
    webAcls: ofType('AWS::WAFv2::WebACL').length,
    webAclRules: ofType('AWS::WAFv2::WebACL')
      .map(({ Properties }) => (Properties as { Rules?: unknown[] }).Rules?.length ?? 0)
      .reduce((sum, count) => sum + count, 0),
    keys: ofType('AWS::KMS::Key').length,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    queueRequests: queues.length * POLLS_A_MONTH,
  };
}
