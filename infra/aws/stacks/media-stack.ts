import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { EventType, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { SqsDestination } from 'aws-cdk-lib/aws-s3-notifications';
import type { Construct } from 'constructs';
import { UploadStoredConfig } from '../../../services/media/config.ts';
import { AUDIO_MB } from '../../../shared/media/file-finding.ts';
import { UNFINISHED_DAYS } from '../../../shared/media/parts.ts';
import { Alarms } from '../constructs/alarms.ts';
import { nativeLayer } from '../constructs/native-layer.ts';
import { grantObjects } from '../constructs/object-access.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { alarmDeadLetters, alarmWaiting } from '../constructs/queue-alarms.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { grantTables } from '../constructs/table-access.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import type { Deployment } from '../deployment.ts';
import { retentionFor } from '../retention.ts';
import type { AlarmsStack } from './alarms-stack.ts';
import type { DataStack } from './data-stack.ts';
import { SharedData } from './shared-data.ts';

type Props = StackProps & {
  data: DataStack;
  alarms: AlarmsStack;
  deployment: Deployment;
  /** Whether this synthesis is for a real site, so that everything to be deployed must exist. */
  deploys: boolean;
};

/**
 * How many times the checker receives a file before it becomes a dead letter. A file that crashes its checker is
 * rejected long before (design 5.8), so the rest are for throttling, and for outages of up to half an hour.
 */
const MAX_RECEIVES = 20;

/**
 * The time in seconds for checking a file of the usual size, and the time for each further MB. Downloading, reading and
 * passing it on each run at 20 MB a second or faster.
 */
const CHECK_SECONDS = 50;
const SECONDS_PER_MB = 0.15;
/** The disk space that every function has. A file is stored there while it is checked. */
const MIN_DISK_MB = 512;

/**
 * Quarantine for uploads: the browser uploads a file here, a queue triggers the checker, and only checked files move on
 * to the masters.
 */
export class MediaStack extends Stack {
  readonly uploads: PrivateBucket;
  readonly work: WorkQueue;
  readonly checker: ServiceFunction;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const data = new SharedData(this, props.data);
    const { table, masters, artwork, logs } = data;

    this.uploads = new PrivateBucket(this, 'Uploads', {
      logs,
      retention: retentionFor(props.deployment),
      cors: [
        {
          allowedOrigins: [props.deployment.siteUrl],
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      // A dead letter is kept for 14 days, and the file that it names must still exist when it is replayed.
      lifecycleRules: [
        { expiration: Duration.days(15), abortIncompleteMultipartUploadAfter: Duration.days(UNFINISHED_DAYS) },
      ],
    });

    const files = {
      TABLE_NAME: table.tableName,
      UPLOADS_BUCKET: this.uploads.bucketName,
      MASTERS_BUCKET: masters.bucketName,
      ARTWORK_BUCKET: artwork.bucketName,
    };
    const { losslessMb } = props.deployment;
    const moreMb = Number(losslessMb ?? AUDIO_MB) - AUDIO_MB;
    const seconds = Math.ceil(CHECK_SECONDS + moreMb * SECONDS_PER_MB);
    // A file that crashes its checker is retried after each timeout, and is rejected within five minutes (at the usual
    // size).
    this.work = new WorkQueue(this, 'Stored', { timeoutSeconds: seconds, mostReceives: MAX_RECEIVES });
    const checker = new ServiceFunction(this, 'UploadChecker', {
      entry: 'services/media/on-upload-stored.ts',
      config: UploadStoredConfig,
      environment: {
        ...files,
        QUEUE_URL: this.work.queue.queueUrl,
        ...(losslessMb && { LOSSLESS_MB: losslessMb }),
      },
      memoryMb: 3008,
      timeout: Duration.seconds(seconds),
      ...(moreMb > 0 && { diskMb: MIN_DISK_MB + moreMb }),
      layers: [nativeLayer(this, 'sharp', { deploys: props.deploys })],
      isolated: true,
    });
    grantTables(data, checker);
    grantObjects(this.uploads, checker, { read: true, discard: true });
    grantObjects(masters, checker, { write: true, discard: true });
    grantObjects(artwork, checker, { write: true, discard: true });

    this.uploads.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(this.work.queue));
    // Ten at once, so that an upload of a hundred files does not use up the account's concurrency.
    this.work.readBy(checker, { batchSize: 1, mostAtOnce: 10 });

    this.checker = checker;
    const alarms = new Alarms(this, props.alarms);
    alarmDeadLetters(alarms, 'uploads', this.work.deadLetters);
    alarmWaiting(alarms, 'uploads-waiting', {
      queues: [this.work.queue],
      minutes: 10,
      meaning: 'An uploaded file has waited for its verdict for more than ten minutes.',
    });
    for (const [id, value] of Object.entries({
      UploadLetters: this.work.deadLetters.queueUrl,
      UploadsBucket: this.uploads.bucketName,
      MastersBucket: masters.bucketName,
      ArtworkBucket: artwork.bucketName,
    })) {
      new CfnOutput(this, id, { value });
    }
  }
}
