import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { readConfig } from '../platform/config.ts';
import { openLog, thrown } from '../platform/logger.ts';
import { type Item, openTable } from '../platform/table.ts';
import { cardRepository } from '../releases/card-repository.ts';
import { ProjectorConfig } from './config.ts';
import { projectRelease } from './project-release.ts';

const config = readConfig(ProjectorConfig);
const cards = cardRepository(openTable(config.TABLE_NAME));
const log = openLog('projector');
const processor = new BatchProcessor(EventType.DynamoDBStreams);

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
const itemOf = (image: Image): Item | undefined => image && unmarshall(image as Record<string, AttributeValue>);

async function project(record: DynamoDBRecord): Promise<void> {
  const before = itemOf(record.dynamodb?.OldImage);
  const after = itemOf(record.dynamodb?.NewImage);
  if ((after ?? before)?.SK !== 'BODY') return;
  try {
    await projectRelease({ before, after }, cards);
  } catch (error) {
    log.error('a release was not projected', { releaseId: String((after ?? before)?.id), ...thrown(error) });
    throw error;
  }
}

/** The table's stream, in order: the first failing record and all after it come again; a poison one ends in the dead-letter queue. */
export const handler = (event: DynamoDBStreamEvent, context: object) =>
  processPartialResponse(event, project, processor, {
    context: context as never,
    processInParallel: false,
    throwOnFullBatchFailure: false,
  });
