import type { Belongings } from '../platform/belongings.ts';
import { exportGateway, exportKey, unrecordedExportKey } from './export-gateway.ts';
import { exportRepository } from './export-repository.ts';

/** The files that were made for the distributor, which name artists, titles and credits. */
export const exportBelongings: Belongings = {
  async eraseOfRelease({ table, exportsBucket }, { releaseId }) {
    const exports = exportRepository(table);
    const files = exportGateway(exportsBucket);
    // The files are deleted first: if that fails, the items still name them for the next attempt.
    await files.remove(unrecordedExportKey(releaseId));
    for (const record of await exports.ofRelease(releaseId)) {
      await files.remove(exportKey(record));
      await exports.remove(record);
    }
  },
};
