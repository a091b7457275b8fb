import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { HttpMethods, StorageClass } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { isRemovedWithStack, type Retention } from '../retention.ts';
import type { LogBucket } from './log-bucket.ts';
import { PrivateBucket } from './private-bucket.ts';

type Props = {
  logs: LogBucket;
  retention: Retention;
  siteUrl: string;
  /** May restore a file from a backup; undefined in a deployment without backups. */
  restoreRole: IRole | undefined;
};

/**
 * A bucket for files that are the evidence for postings. The browser uploads them, and afterwards they cannot be
 * changed or deleted.
 */
export class EvidenceBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { logs, retention, siteUrl, restoreRole }: Props) {
    super(scope, id, {
      logs,
      retention,
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
          // Deletes old versions. Only files that a stage rewrites have any: an uploaded original has a single version,
          // so it never expires.
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(2),
          // Each file is first read as a whole, and then for years only a few lines at a time.
          transitions: [{ storageClass: StorageClass.INTELLIGENT_TIERING, transitionAfter: Duration.days(0) }],
        },
      ],
    });
    // A posting's evidence is kept as it was uploaded: no role can delete it, and only a deployment can change that. In
    // a trial, the files are removed with the stack.
    if (!isRemovedWithStack(retention)) {
      this.addToResourcePolicy(
        new PolicyStatement({
          effect: Effect.DENY,
          principals: [new AnyPrincipal()],
          actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
          resources: [this.arnForObjects('*/original')],
        }),
      );
    }
    // No role can replace a file either: S3 stores a file here only if none exists (S3 guide, "Enforce conditional
    // writes"). AWS Backup does not set that condition when it restores a file, so its role is exempt
    // (docs/restore.md).
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects('*/original')],
        conditions: {
          Null: { 's3:if-none-match': 'true' },
          ...(restoreRole && { ArnNotEquals: { 'aws:PrincipalArn': restoreRole.roleArn } }),
        },
      }),
    );
  }
}
