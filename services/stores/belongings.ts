import type { Belongings } from '../platform/belongings.ts';
import { storeStateRepository } from './store-state-repository.ts';

/** Stores' reports about a release: addresses of its pages, and stores' own words. */
export const storeBelongings: Belongings = {
  eraseOfRelease: ({ table }, { releaseId }) => storeStateRepository(table).remove({ releaseId }),
};
