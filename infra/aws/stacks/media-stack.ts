import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { EventType, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { SqsDestination } from 'aws-cdk-lib/aws-s3-notifications';
import type { Construct } from 'constructs';
import { UploadStoredConfig } from '../../../services/media/config.ts';
import { grantObjects } from '../constructs/object-access.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { sharpLayer } from '../constructs/sharp-layer.ts';
import { grantTable } from '../constructs/table-access.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import type { Deployment } from '../deployment.ts';
import type { DataStack } from './data-stack.ts';

/** Quarantine: the browser puts a file here, a queue tells the checker, and only what was checked goes on to the masters. */
export class MediaStack extends Stack {
  readonly uploads: PrivateBucket;

  constructor(scope: Construct, id: string, props: StackProps & { data: DataStack; deployment: Deployment }) {
    super(scope, id, props);
    const { table, masters, artwork, logs } = props.data;

    this.uploads = new PrivateBucket(this, 'Uploads', {
      logs,
      cors: [
        {
          allowedOrigins: [props.deployment.siteUrl],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [{ expiration: Duration.days(2), abortIncompleteMultipartUploadAfter: Duration.days(2) }],
    });

    const checker = new ServiceFunction(this, 'UploadChecker', {
      entry: 'services/media/on-upload-stored.ts',
      config: UploadStoredConfig,
      environment: {
        TABLE_NAME: table.tableName,
        UPLOADS_BUCKET: this.uploads.bucketName,
        MASTERS_BUCKET: masters.bucketName,
        ARTWORK_BUCKET: artwork.bucketName,
      },
      memoryMb: 2048,
      timeout: Duration.seconds(120),
      layers: [sharpLayer(this)],
      isolated: true,
    });
    grantTable(table, checker, { write: true });
    grantObjects(this.uploads, checker, { read: true, discard: true });
    grantObjects(masters, checker, { write: true });
    grantObjects(artwork, checker, { write: true });

    const work = new WorkQueue(this, 'Stored', { visibilityTimeout: Duration.minutes(12) });
    this.uploads.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(work.queue));
    checker.addEventSource(new SqsEventSource(work.queue, { batchSize: 1, reportBatchItemFailures: true }));
  }
}
