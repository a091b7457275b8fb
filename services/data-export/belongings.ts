import type { Belongings } from '../platform/belongings.ts';
import { dataExportRepository } from './data-export-repository.ts';

/** The artist's last archive, whose link stops working when it is erased. */
export const dataExportBelongings: Belongings = {
  erase: ({ table }, { artistId }) => dataExportRepository(table).forget(artistId),
};
