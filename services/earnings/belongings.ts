import { jsonEntry } from '../platform/archive-entry.ts';
import { ANONYMOUS_MONEY, type Belongings } from '../platform/belongings.ts';
import { earningsRepository } from './earnings-repository.ts';
import { lifetimeEarnings } from './lifetime-earnings.ts';

export const earningsBelongings: Belongings = {
  kept: {
    'EARNINGS#{artistId}': ANONYMOUS_MONEY,
    'RELEASE-EARNINGS#{artistId}#{releaseId}': ANONYMOUS_MONEY,
  },

  async archive({ table }, artistId) {
    return [jsonEntry('earnings.json', lifetimeEarnings(await earningsRepository(table).head(artistId)))];
  },

  archiveReadme: {
    'earnings.json': 'all your earnings by month, release, store and country, in millionths of a dollar',
  },
};
