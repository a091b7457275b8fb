import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { readConfig } from '../platform/config.ts';
import { openLog, thrown } from '../platform/logger.ts';
import { openTable } from '../platform/table.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { ReleaseRemovedConfig } from './config.ts';
import { mediaRepository } from './media-repository.ts';
import { removeUploads } from './remove-uploads.ts';

const config = readConfig(ReleaseRemovedConfig);
const log = openLog('media-remover');
const processor = new BatchProcessor(EventType.DynamoDBStreams);
const needs = {
  media: mediaRepository(openTable(config.TABLE_NAME)),
  buckets: bucketGateway({
    uploads: config.UPLOADS_BUCKET,
    masters: config.MASTERS_BUCKET,
    artwork: config.ARTWORK_BUCKET,
  }),
};

async function follow({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  const before = dynamodb?.OldImage && unmarshall(dynamodb.OldImage as Record<string, AttributeValue>);
  if (eventName !== 'REMOVE' || before?.SK !== 'BODY') return;
  const owned = { artistId: String(before.artistId), releaseId: String(before.id) };
  try {
    await removeUploads(needs, owned);
    log.info('the uploads of a deleted release are gone', owned);
  } catch (error) {
    log.error('the uploads of a deleted release are still there', { ...owned, ...thrown(error) });
    throw error;
  }
}

/** The table's stream, of deleted releases only. A failing record comes again, and ends in the dead-letter queue. */
export const handler = (event: DynamoDBStreamEvent, context: object) =>
  processPartialResponse(event, follow, processor, {
    context: context as never,
    processInParallel: false,
    throwOnFullBatchFailure: false,
  });
