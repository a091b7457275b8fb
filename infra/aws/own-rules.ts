import { type CfnResource, Reference, Stack, Tokenization } from 'aws-cdk-lib';
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { NagMessageLevel, NagPack, NagRuleCompliance } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { DeadLetterQueue } from './constructs/dead-letter-queue.ts';

type Replica = { pointInTimeRecoverySpecification?: { pointInTimeRecoveryEnabled?: unknown } };

/** The resources that a value refers to, in any stack. */
function referencedResources(value: unknown): IConstruct[] {
  if (Reference.isReference(value)) return [value.target];
  if (typeof value === 'string') return Tokenization.reverseString(value).tokens.flatMap(referencedResources);
  if (Array.isArray(value)) return value.flatMap(referencedResources);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(referencedResources) : [];
}

/**
 * Whether a queue is a dead-letter queue: another queue or an event source refers to it as such, or it belongs to our
 * own construct.
 */
function isDeadLetterQueue(queue: CfnQueue): boolean {
  if (queue.node.scope instanceof DeadLetterQueue) return true;
  return queue.node.root.node.findAll().some((part) => {
    if (part instanceof CfnQueue) return referencedResources(part.redrivePolicy).includes(queue);
    return part instanceof CfnEventSourceMapping && referencedResources(part.destinationConfig).includes(queue);
  });
}

const hasAlarm = (queue: CfnQueue): boolean =>
  queue.node.root.node
    .findAll()
    .some((part) => part instanceof CfnAlarm && referencedResources([part.dimensions, part.metrics]).includes(queue));

/** Our own rules, for problems that the published ones miss. */
export class OwnRules extends NagPack {
  readonly name = 'Segno';

  constructor(scope: IConstruct) {
    super(scope);
    this.packName = 'Segno';
  }

  protected checkResource(node: CfnResource): void {
    this.applyRule({
      ruleSuffixOverride: 'PITR',
      info: 'A table does not have point-in-time recovery.',
      explanation:
        'The published rule looks at AWS::DynamoDB::Table only, and ours are global tables: every second of the last 35 days must be restorable.',
      level: NagMessageLevel.ERROR,
      node,
      rule: (resource) => {
        if (!(resource instanceof CfnGlobalTable)) return NagRuleCompliance.NOT_APPLICABLE;
        const replicas = Stack.of(resource).resolve(resource.replicas) as Replica[];
        return replicas.every(
          (replica) => replica.pointInTimeRecoverySpecification?.pointInTimeRecoveryEnabled === true,
        )
          ? NagRuleCompliance.COMPLIANT
          : NagRuleCompliance.NON_COMPLIANT;
      },
    });
    this.applyRule({
      ruleSuffixOverride: 'Lost',
      info: 'What an event source could not hand over is lost.',
      explanation:
        'A function that fails every time must leave a letter: of a stream by its on-failure destination, of a queue by its redrive.',
      level: NagMessageLevel.ERROR,
      node,
      rule: (resource) => {
        if (!(resource instanceof CfnEventSourceMapping)) return NagRuleCompliance.NOT_APPLICABLE;
        const queues = referencedResources(resource.eventSourceArn).filter((source) => source instanceof CfnQueue);
        const isKept = queues.length > 0 ? queues.every((queue) => queue.redrivePolicy) : resource.destinationConfig;
        return isKept ? NagRuleCompliance.COMPLIANT : NagRuleCompliance.NON_COMPLIANT;
      },
    });
    this.applyRule({
      ruleSuffixOverride: 'DeadLetters',
      info: 'A dead-letter queue does not have an alarm.',
      explanation: 'Messages that failed every time wait there, and nobody looks without an alarm.',
      level: NagMessageLevel.ERROR,
      node,
      rule: (resource) => {
        if (!(resource instanceof CfnQueue) || !isDeadLetterQueue(resource)) return NagRuleCompliance.NOT_APPLICABLE;
        return hasAlarm(resource) ? NagRuleCompliance.COMPLIANT : NagRuleCompliance.NON_COMPLIANT;
      },
    });
  }
}
