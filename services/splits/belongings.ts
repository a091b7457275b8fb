import { jsonEntry } from '../platform/archive-entry.ts';
import { type Belongings, EXPIRES } from '../platform/belongings.ts';
import { findAllSplits } from './find-all-splits.ts';
import { splitNamesRepository } from './split-names-repository.ts';
import { splitRepository } from './split-repository.ts';

/** Agreements that the artist has made or has a part in. */
export const splitBelongings: Belongings = {
  erase: ({ table, now }, { artistId }) => splitNamesRepository(table).forget(artistId, now()),

  kept: { 'SPLIT-COUNT#{artistId}': EXPIRES },

  async archive({ table }, artistId) {
    return [jsonEntry('splits.json', await findAllSplits(splitRepository(table), artistId))];
  },

  archiveReadme: { 'splits.json': 'split agreements on your tracks, and those you have a part in' },
};
