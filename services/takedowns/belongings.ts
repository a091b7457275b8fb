import { Takedown } from '../../shared/takedowns/takedown.ts';
import { jsonEntry } from '../platform/archive-entry.ts';
import type { Belongings } from '../platform/belongings.ts';
import { takedownRepository } from './takedown-repository.ts';

export const takedownBelongings: Belongings = {
  eraseOfRelease: ({ table }, release) => takedownRepository(table).forget(release),

  /** The takedowns as their artist sees them: without the names of people in the office. */
  async archiveOfRelease({ table }, release) {
    const { takedowns } = await takedownRepository(table).ofRelease(release);
    return takedowns.length > 0
      ? [
          jsonEntry(
            'takedowns.json',
            takedowns.map((one) => Takedown.parse(one)),
          ),
        ]
      : [];
  },
};
