import { ArtistStoreHistory, RecordedStates } from '../../shared/stores/store-history.ts';
import { jsonEntry } from '../platform/archive-entry.ts';
import type { Belongings } from '../platform/belongings.ts';
import { storeStateRepository } from './store-state-repository.ts';

/** Stores' reports about a release: addresses of its pages, and stores' own words. */
export const storesBelongings: Belongings = {
  eraseOfRelease: ({ table }, { releaseId }) => storeStateRepository(table).remove({ releaseId }),

  async archiveOfRelease({ table }, { artistId, releaseId }) {
    const { recorded, events } = await storeStateRepository(table).history({ releaseId });
    if (recorded?.artistId !== artistId) return [];
    // Without the names of people in the office.
    const { events: shown } = ArtistStoreHistory.pick({ events: true }).parse({ events });
    return [jsonEntry('stores.json', { ...RecordedStates.parse(recorded), events: shown })];
  },
};
