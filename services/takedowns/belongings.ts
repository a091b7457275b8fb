import { Takedown } from '../../shared/takedowns/takedown.ts';
import { exportGateway } from '../export/export-gateway.ts';
import { jsonEntry } from '../platform/archive-entry.ts';
import type { Belongings } from '../platform/belongings.ts';
import { takedownFileKey } from './takedown-file.ts';
import { takedownRepository } from './takedown-repository.ts';

export const takedownBelongings: Belongings = {
  /** The files are deleted first: if that fails, the items still name them for the next attempt. */
  async eraseOfRelease({ table, exportsBucket }, release) {
    const repository = takedownRepository(table);
    const { takedowns } = await repository.ofRelease(release, { consistent: true });
    for (const one of takedowns)
      if ('sent' in one && one.sent) await exportGateway(exportsBucket).remove(takedownFileKey(one, one.sent.sha256));
    await repository.forget(release);
  },

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
