import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { consumeQueue } from '../platform/consume-queue.ts';
import { thrown } from '../platform/logger.ts';
import { openService } from '../platform/open-service.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { checkPhoto } from './check-photo.ts';
import { checkUpload } from './check-upload.ts';
import { UploadStoredConfig } from './config.ts';
import type { MediaAddress } from './media-address.ts';
import { mediaRepository } from './media-repository.ts';
import { mediaAddressFrom, photoAddressFrom } from './object-key.ts';
import { type PhotoAddress, photoRepository } from './photo-repository.ts';

const { config, table, now, log } = openService('media-checker', UploadStoredConfig);
const needs = {
  media: mediaRepository(table),
  photos: photoRepository(table),
  buckets: bucketGateway({
    uploads: config.UPLOADS_BUCKET,
    masters: config.MASTERS_BUCKET,
    artwork: config.ARTWORK_BUCKET,
  }),
  losslessMb: config.LOSSLESS_MB,
  now,
};

/** S3's notification of stored objects. S3 sends a test message without records when a queue is connected. */
const StoredObjects = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

async function check(record: SQSRecord): Promise<void> {
  for (const { s3 } of StoredObjects.parse(JSON.parse(record.body)).Records) {
    const key = decodeURIComponent(s3.object.key.replace(/\+/g, ' '));
    const photo = photoAddressFrom(key);
    if (photo) await checkOne(record, photo, () => checkPhoto(needs, photo));
    const address = mediaAddressFrom(key);
    if (address) await checkOne(record, address, () => checkUpload(needs, address));
  }
}

/** The maximum wait before a retry, so that files are checked soon after storage recovers. */
const MAX_WAIT_SECONDS = 120;

async function checkOne(record: SQSRecord, ids: MediaAddress | PhotoAddress, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    log.info('upload checked', ids);
  } catch (error) {
    log.error('an upload was not checked', { ...ids, messageId: record.messageId, ...thrown(error) });
    throw error;
  }
}

/**
 * Checks uploads from the quarantine bucket's queue. A failed message is retried after seconds, or after the function's
 * timeout if the process stopped. Unfinished checks are counted on the upload itself (design 5.8), because the queue's
 * receive count includes invocations that were throttled. A message becomes a dead letter only if its upload could not
 * even be rejected.
 */
export const handler = consumeQueue(
  {
    queueUrl: config.QUEUE_URL,
    log,
    retrySeconds: (receives) => Math.min(2 ** receives, MAX_WAIT_SECONDS),
    returnsAfterTimeout: true,
  },
  (messages) => Promise.allSettled(messages.map(check)),
);
