import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { isRemovedWithStack, type Retention } from '../retention.ts';

/**
 * Stores the access logs of the buckets and the site. They contain people's IP addresses, so each line is kept for only
 * 90 days.
 */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string, { retention }: { retention: Retention }) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront can deliver its logs only through an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: retention.removalPolicy,
      autoDeleteObjects: isRemovedWithStack(retention),
    });
    // Allows the whole account instead of individual buckets: buckets in other stacks depend on this one, so it must
    // not depend on them.
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects('buckets/*')],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}
