import type { S3Event, SQSRecord } from 'aws-lambda';
import { consumeQueue, receivesOf } from '../platform/consume-queue.ts';
import { thrown } from '../platform/logger.ts';
import { openService } from '../platform/open-service.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { checkUpload } from './check-upload.ts';
import { UploadStoredConfig } from './config.ts';
import { mediaRepository } from './media-repository.ts';
import { addressOf } from './object-key.ts';

const { config, table, now, log } = openService('media-checker', UploadStoredConfig);
const needs = {
  media: mediaRepository(table),
  buckets: bucketGateway({
    uploads: config.UPLOADS_BUCKET,
    masters: config.MASTERS_BUCKET,
    artwork: config.ARTWORK_BUCKET,
  }),
  now,
};

async function check(record: SQSRecord): Promise<void> {
  // S3 sends a new queue one message that it is connected, which has no records.
  const { Records = [] } = JSON.parse(record.body) as Partial<S3Event>;
  for (const { s3 } of Records) {
    const address = addressOf(decodeURIComponent(s3.object.key.replace(/\+/g, ' ')));
    if (!address) continue;
    try {
      // What ended every check so far, perhaps with its process, gets its verdict now without being read.
      await checkUpload(needs, address, receivesOf(record) >= config.MOST_RECEIVES);
      log.info('upload checked', { releaseId: address.releaseId, mediaId: address.mediaId });
    } catch (error) {
      log.error('an upload was not checked', { ...address, messageId: record.messageId, ...thrown(error) });
      throw error;
    }
  }
}

/**
 * The quarantine bucket's queue. A failing message comes again after seconds, one that ended the process when its time is over; at its last
 * coming the upload is refused. A dead letter is only what could not even be refused.
 */
export const handler = consumeQueue({ queueUrl: config.QUEUE_URL, log }, (messages) =>
  Promise.allSettled(messages.map(check)),
);
