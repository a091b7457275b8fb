import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { UploadsLeftConfig } from './config.ts';
import { conversationRepository } from './conversation-repository.ts';

const { config, table, now, log } = openService('forgetter', UploadsLeftConfig);
const releases = releaseRepository(table);
const conversations = conversationRepository(table);

/** Of a release that is gone: what was said about it goes too. One that has only lost a track keeps its conversation. */
export const handler = listen('uploads-left', { config, log }, async ({ body }) => {
  if (await releases.find(body, { consistent: true })) return;
  await conversations.end(body, now());
  log.info('the conversation about a deleted release is gone', body);
});
