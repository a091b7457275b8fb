import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { S3Event, SQSEvent, SQSRecord } from 'aws-lambda';
import { readConfig } from '../platform/config.ts';
import { openLog, thrown } from '../platform/logger.ts';
import { openTable } from '../platform/table.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { checkUpload } from './check-upload.ts';
import { UploadStoredConfig } from './config.ts';
import { mediaRepository } from './media-repository.ts';
import { addressOf } from './object-key.ts';
import { queueGateway } from './queue-gateway.ts';

const config = readConfig(UploadStoredConfig);
const log = openLog('media-checker');
const processor = new BatchProcessor(EventType.SQS);
const queue = queueGateway(config.QUEUE_URL);
const needs = {
  media: mediaRepository(openTable(config.TABLE_NAME)),
  buckets: bucketGateway({
    uploads: config.UPLOADS_BUCKET,
    masters: config.MASTERS_BUCKET,
    artwork: config.ARTWORK_BUCKET,
  }),
  now: () => new Date(),
};

/** A failure of a moment is over after seconds; each time a little later. */
const retrySeconds = (receives: number): number => 2 ** receives;

async function check(record: SQSRecord): Promise<void> {
  // S3 tells a new queue once that it is connected: that message has no records.
  const { Records = [] } = JSON.parse(record.body) as Partial<S3Event>;
  const receives = Number(record.attributes.ApproximateReceiveCount);
  for (const { s3 } of Records) {
    const address = addressOf(decodeURIComponent(s3.object.key.replace(/\+/g, ' ')));
    if (!address) continue;
    try {
      // What ended every check so far, perhaps with its process, gets its verdict now without being read.
      await checkUpload(needs, address, receives >= config.MOST_RECEIVES);
      log.info('upload checked', { releaseId: address.releaseId, mediaId: address.mediaId });
    } catch (error) {
      log.error('an upload was not checked', { ...address, messageId: record.messageId, ...thrown(error) });
      await queue.giveBack(record.receiptHandle, retrySeconds(receives));
      throw error;
    }
  }
}

/**
 * The quarantine bucket's queue. A failing message comes again after seconds, one that ended the process when its time is over; at its last
 * coming the upload is refused. A dead letter is only what could not even be refused.
 */
export const handler = (event: SQSEvent, context: object) =>
  processPartialResponse(event, check, processor, { context: context as never, throwOnFullBatchFailure: false });
