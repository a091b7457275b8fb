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

const config = readConfig(UploadStoredConfig);
const log = openLog('media-checker');
const processor = new BatchProcessor(EventType.SQS);
const needs = {
  media: mediaRepository(openTable(config.TABLE_NAME)),
  buckets: bucketGateway({
    uploads: config.UPLOADS_BUCKET,
    masters: config.MASTERS_BUCKET,
    artwork: config.ARTWORK_BUCKET,
  }),
  now: () => new Date(),
};

async function check(record: SQSRecord): Promise<void> {
  // S3 tells a new queue once that it is connected: that message has no records.
  const { Records = [] } = JSON.parse(record.body) as Partial<S3Event>;
  for (const { s3 } of Records) {
    const address = addressOf(decodeURIComponent(s3.object.key.replace(/\+/g, ' ')));
    if (!address) continue;
    try {
      await checkUpload(needs, address);
      log.info('upload checked', { releaseId: address.releaseId, mediaId: address.mediaId });
    } catch (error) {
      log.error('an upload was not checked', { ...address, messageId: record.messageId, ...thrown(error) });
      throw error;
    }
  }
}

/** The quarantine bucket's queue. A failing message comes again, and ends in the dead-letter queue. */
export const handler = (event: SQSEvent, context: object) =>
  processPartialResponse(event, check, processor, { context: context as never, throwOnFullBatchFailure: false });
