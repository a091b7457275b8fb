import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { HttpMethods, StorageClass } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { LogBucket } from './log-bucket.ts';
import { PrivateBucket } from './private-bucket.ts';

type Props = { logs: LogBucket; siteUrl: string };

/** A bucket of files that money is posted by: the browser uploads them, and nobody changes or removes one afterwards. */
export class EvidenceBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { logs, siteUrl }: Props) {
    super(scope, id, {
      logs,
      versioned: true,
      cors: [
        {
          allowedOrigins: [siteUrl],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type', 'if-none-match'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          // What a stage wrote again. A file as it came has one version, and is in no rule.
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(2),
          // It is read whole once, and then, for years, a few lines at a time.
          transitions: [{ storageClass: StorageClass.INTELLIGENT_TIERING, transitionAfter: Duration.days(0) }],
        },
      ],
    });
    // What money was posted by is kept as it came: nobody removes it, whatever a role may do. To change that is a deployment.
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [this.arnForObjects('*/original')],
      }),
    );
    // And nobody puts another file in its place: S3 stores it only when there is none (S3 guide, "Enforce conditional writes").
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects('*/original')],
        conditions: { Null: { 's3:if-none-match': 'true' } },
      }),
    );
  }
}
