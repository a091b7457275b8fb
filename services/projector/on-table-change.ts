import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { readConfig } from '../platform/config.ts';
import { itemChange } from '../platform/item-change.ts';
import { keys } from '../platform/keys.ts';
import { openLog, thrown } from '../platform/logger.ts';
import { openTable } from '../platform/table.ts';
import { cardRepository } from '../releases/card-repository.ts';
import { codeRepository } from '../releases/code-repository.ts';
import { accountNews } from './account-news.ts';
import { claimCodes } from './claim-codes.ts';
import { ProjectorConfig } from './config.ts';
import { gatherNews, type News } from './gather-news.ts';
import { liveGateway } from './live-gateway.ts';
import { projectRelease } from './project-release.ts';

const config = readConfig(ProjectorConfig);
const table = openTable(config.TABLE_NAME);
const cards = cardRepository(table);
const codes = codeRepository(table);
const live = liveGateway({ url: config.LIVE_URL, region: process.env.AWS_REGION ?? '' });
const log = openLog('projector');
const processor = new BatchProcessor(EventType.DynamoDBStreams);

async function project(record: DynamoDBRecord): Promise<News | undefined> {
  const { before, after } = itemChange(record);
  const { SK } = after ?? before ?? {};
  if (SK === keys.profile.sk) return accountNews({ before, after });
  if (SK !== keys.release.sk) return undefined;
  try {
    const foreign = await claimCodes({ before, after }, codes);
    for (const { code, releaseId } of foreign) {
      log.alarm('code-of-somebody-else', 'a code of a release is somebody else’s', { code, releaseId });
    }
    return await projectRelease({ before, after }, cards);
  } catch (error) {
    log.error('a release was not projected', { releaseId: String((after ?? before)?.id), ...thrown(error) });
    throw error;
  }
}

/** A hint to open pages, no more: they also ask when they are looked at again. So a failure is told to the log only. */
async function tellPages(news: readonly News[]): Promise<void> {
  const told = await Promise.allSettled(
    [...gatherNews(news)].map(([channel, messages]) => live.publish(channel, messages)),
  );
  for (const one of told)
    if (one.status === 'rejected') log.warn('open pages were not told of a change', thrown(one.reason));
}

/**
 * The table's stream, in order. A record that fails does not stop those after it, and comes again with all of them; a poison one ends in
 * the dead-letter queue. So each is projected from what it meets, not from what should have come before it.
 */
export async function handler(event: DynamoDBStreamEvent, context: object) {
  const news: News[] = [];
  const derive = async (record: DynamoDBRecord) => {
    const one = await project(record);
    if (one) news.push(one);
  };
  const response = await processPartialResponse(event, derive, processor, {
    context: context as never,
    processInParallel: false,
    throwOnFullBatchFailure: false,
  });
  await tellPages(news);
  return response;
}
