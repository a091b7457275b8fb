import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { UploadsLeftConfig } from './config.ts';
import { conversationRepository } from './conversation-repository.ts';
import { endWithRelease } from './end-with-release.ts';

const { config, table, now, log } = openService('forgetter', UploadsLeftConfig);
const needs = { releases: releaseRepository(table), conversations: conversationRepository(table) };

/** Deletes the conversation if its release was deleted. */
export const handler = listen('uploads-left', { config, log }, async ({ body }) => {
  if (await endWithRelease(needs, body, now())) log.info('the conversation about a deleted release is gone', body);
});
