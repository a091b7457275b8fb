import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';

/**
 * The paths of functions that CDK adds without a log group: one connects a bucket to a queue, the other empties a
 * bucket before it is deleted.
 */
const FUNCTIONS = {
  BucketNotifications: ['BucketNotificationsHandler050a0587b7544547bf325f094a3db834', 'Resource'],
  EmptyBuckets: ['Custom::S3AutoDeleteObjectsCustomResourceProvider', 'Handler'],
};

/**
 * Gives CDK's own functions log groups with a retention time. Otherwise Lambda creates log groups that outlive even the
 * stack.
 */
export function limitCdkLogs(stack: Stack): void {
  for (const [name, [construct = '', child = '']] of Object.entries(FUNCTIONS)) {
    const resource = stack.node.tryFindChild(construct)?.node.tryFindChild(child);
    if (!CfnResource.isCfnResource(resource)) continue;
    const group = new LogGroup(stack, `${name}Logs`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    resource.addPropertyOverride('LoggingConfig.LogGroup', group.logGroupName);
  }
}
