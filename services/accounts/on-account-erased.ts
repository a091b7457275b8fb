import { allBelongings } from '../data-export/all-belongings.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { AccountErasedConfig } from './config.ts';
import { eraseAccount } from './erase-account.ts';

const { config, table, now, log } = openService('eraser', AccountErasedConfig);
const resources = { table, artworkBucket: config.ARTWORK_BUCKET, exportsBucket: config.EXPORTS_BUCKET, now };

/** Erases an erased account's data in each domain. May run again, because each step is repeatable. */
export const handler = listen('account-erased', { config, log, returnsAfterTimeout: true }, async ({ body }) => {
  await eraseAccount(allBelongings, cardRepository(table), resources, body);
  log.info('what belonged to an erased account is gone', { artistId: body.artistId });
});
