import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';

/** CDK's own function that connects a bucket to a queue at a deployment. */
const HANDLER = 'BucketNotificationsHandler050a0587b7544547bf325f094a3db834';

/** Gives CDK's function a log that ends. Otherwise Lambda makes one that is kept for ever, also after the stack. */
export function limitNotificationLogs(stack: Stack): void {
  const resource = stack.node.tryFindChild(HANDLER)?.node.tryFindChild('Resource');
  if (!CfnResource.isCfnResource(resource)) return;
  const group = new LogGroup(stack, 'BucketNotificationsLogs', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  resource.addPropertyOverride('LoggingConfig.LogGroup', group.logGroupName);
}
