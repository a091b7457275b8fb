import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/**
 * Emails the person on call, once they have confirmed their address with AWS. The topic has its own key, because
 * CloudWatch and Budgets cannot use the AWS-managed key of SNS (CloudWatch guide, "Notifying users on alarm changes").
 */
export class Pager extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: { email: string | undefined }) {
    super(scope, id);
    const principals = ['cloudwatch', 'budgets'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`));
    const key = new Key(this, 'Key', {
      description: 'Encrypts messages to the pager',
      enableKeyRotation: true,
      // It encrypts nothing that is kept.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    key.addToResourcePolicy(
      new PolicyStatement({ principals, actions: ['kms:Decrypt', 'kms:GenerateDataKey*'], resources: ['*'] }),
    );
    this.topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals,
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email) this.topic.addSubscription(new EmailSubscription(email));
  }
}
