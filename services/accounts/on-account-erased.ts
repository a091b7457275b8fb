import { allBelongings } from '../data-export/all-belongings.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { AccountErasedConfig } from './config.ts';

const { config, table, now, log } = openService('eraser', AccountErasedConfig);
const resources = { table, artworkBucket: config.ARTWORK_BUCKET, now };

/** Erases an erased account's data in each domain. May run again, because each step is repeatable. */
export const handler = listen('account-erased', { config, log }, async ({ body }) => {
  for (const { erase } of allBelongings) await erase?.(resources, body);
  log.info('what belonged to an erased account is gone', { artistId: body.artistId });
});
