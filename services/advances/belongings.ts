import { jsonEntry } from '../platform/archive-entry.ts';
import { ANONYMOUS_MONEY, type Belongings } from '../platform/belongings.ts';
import { toAdvanceView } from './advance.ts';
import { recoupments } from './recoupments.ts';

export const advanceBelongings: Belongings = {
  kept: { 'ADVANCE#{artistId}': ANONYMOUS_MONEY },

  async archive({ table }, artistId) {
    const advances = await recoupments(table).advancesOf(artistId);
    return [jsonEntry('advances.json', advances.map(toAdvanceView))];
  },

  archiveReadme: { 'advances.json': 'advances paid to you, and how much of each has been recouped' },
};
