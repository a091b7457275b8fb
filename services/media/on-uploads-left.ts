import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { readConfig } from '../platform/config.ts';
import { itemChange } from '../platform/item-change.ts';
import { keys } from '../platform/keys.ts';
import { openLog, thrown } from '../platform/logger.ts';
import { type Item, openTable } from '../platform/table.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { UploadsLeftConfig } from './config.ts';
import { mediaRepository } from './media-repository.ts';
import { removeUploads } from './remove-uploads.ts';

const config = readConfig(UploadsLeftConfig);
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

/** Whether a change of a release leaves uploads behind: it was deleted, or a track of it was removed. */
function leavesUploads(before: Item, after: Item | undefined): boolean {
  if (!after) return true;
  const kept = Object.keys(after.tracks as object);
  return Object.keys(before.tracks as object).some((trackId) => !kept.includes(trackId));
}

async function follow(record: DynamoDBRecord): Promise<void> {
  const { before, after } = itemChange(record);
  if (before?.SK !== keys.release.sk || !leavesUploads(before, after)) return;
  const owned = { artistId: String(before.artistId), releaseId: String(before.id) };
  try {
    await removeUploads(needs, owned);
    log.info('the uploads of what was removed are gone', owned);
  } catch (error) {
    log.error('the uploads of what was removed are still there', { ...owned, ...thrown(error) });
    throw error;
  }
}

/** The table's stream, of releases that were changed or deleted. A failing record comes again, and ends in the dead-letter queue. */
export const handler = (event: DynamoDBStreamEvent, context: object) =>
  processPartialResponse(event, follow, processor, {
    context: context as never,
    processInParallel: false,
    throwOnFullBatchFailure: false,
  });
