import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  CfnBucket,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { cfnResource } from '../cfn-resource.ts';
import { isRemovedWithStack, type Retention } from '../retention.ts';

type Props = BucketProps & { logs: IBucket; retention: Retention };

/**
 * A bucket that can be reached only with a signed request or through the site: no public access, TLS only, encrypted,
 * logged, and with the deployment's retention.
 */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { logs, retention, ...props }: Props) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: retention.removalPolicy,
      autoDeleteObjects: isRemovedWithStack(retention),
      ...props,
    });
    // Set directly, because CDK's own property would mention this bucket in the log bucket's policy, and so make that
    // stack depend on this one.
    cfnResource(this, CfnBucket).loggingConfiguration = {
      destinationBucketName: logs.bucketName,
      logFilePrefix: `buckets/${id.toLowerCase()}/`,
    };
  }
}
