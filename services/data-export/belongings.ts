import type { Belongings } from '../platform/belongings.ts';
import { dataExportRepository } from './data-export-repository.ts';

/** The artist's last archive: its link stops working. */
export const dataExportBelongings: Belongings = {
  erase: ({ table }, { artistId }) => dataExportRepository(table).forget(artistId),
};
