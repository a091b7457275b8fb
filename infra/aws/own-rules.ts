import { type CfnResource, Stack } from 'aws-cdk-lib';
import { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb';
import { NagMessageLevel, NagPack, NagRuleCompliance } from 'cdk-nag';
import type { IConstruct } from 'constructs';

type Replica = { pointInTimeRecoverySpecification?: { pointInTimeRecoveryEnabled?: unknown } };

/** What the published rules miss: they look at AWS::DynamoDB::Table only, and ours is a global table. */
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
      explanation: 'The table holds money and releases: every second of the last 35 days must be restorable.',
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
  }
}
