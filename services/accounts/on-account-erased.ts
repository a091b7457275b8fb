import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { cardRepository } from '../releases/card-repository.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { leadRepository } from '../waitlist/lead-repository.ts';
import { AccountErasedConfig } from './config.ts';
import { eraseBelongings } from './erase-belongings.ts';

const { config, table, log } = openService('eraser', AccountErasedConfig);
const needs = {
  cards: cardRepository(table).all,
  removeDraft: releaseRepository(table).removeUnpaid,
  removeLead: leadRepository(table).remove,
};

/** Takes away what an erased account leaves. */
export const handler = listen('account-erased', { config, log }, async ({ body }) => {
  await eraseBelongings(needs, body);
  log.info('what belonged to an erased account is gone', { artistId: body.artistId });
});
