import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Bucket, type IBucket, type ReplicationRule, ReplicationTimeValue, StorageClass } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';
import { retentionFor } from '../retention.ts';
import { perFiveMinutes } from './alarms.ts';
import { CopyBucket } from './copy-bucket.ts';
import type { LogBucket } from './log-bucket.ts';

/** The replication rule whose failures are counted. Each counted rule costs four metrics. */
const COUNTED_RULE = 'masters';

/**
 * Replicates files, and their deletion, to a second bucket: in another account if the deployment names one, otherwise
 * in this account. It uses the cheapest storage class, in which reading a copy takes up to two days (docs/restore.md).
 */
export class FileCopies extends Construct {
  private readonly destination: IBucket;

  constructor(scope: Construct, id: string, { deployment, logs }: { deployment: Deployment; logs: LogBucket }) {
    super(scope, id);
    const { copyBucketArn: bucketArn, copyAccount: account } = deployment;
    this.destination =
      bucketArn && account
        ? Bucket.fromBucketAttributes(this, 'OtherAccount', { bucketArn, account })
        : new CopyBucket(this, 'Copies', { logs, retention: retentionFor(deployment) });
  }

  get bucketName(): string {
    return this.destination.bucketName;
  }

  /** The replication rules for a bucket that is copied. */
  rulesFor(id: string): ReplicationRule[] {
    return [
      {
        id,
        destination: this.destination,
        storageClass: StorageClass.DEEP_ARCHIVE,
        // Without this, an erased file would be kept in the copy forever.
        deleteMarkerReplication: true,
        ...(id === COUNTED_RULE && { metrics: ReplicationTimeValue.FIFTEEN_MINUTES }),
      },
    ];
  }

  /** The number of masters that could not be copied. */
  failures(masters: IBucket): Metric {
    return new Metric({
      namespace: 'AWS/S3',
      metricName: 'OperationsFailedReplication',
      dimensionsMap: {
        SourceBucket: masters.bucketName,
        DestinationBucket: this.destination.bucketName,
        RuleId: COUNTED_RULE,
      },
      statistic: Stats.SUM,
      ...perFiveMinutes,
    });
  }
}
