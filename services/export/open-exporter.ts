import type { NewId } from '../../shared/ids.ts';
import type { Table } from '../platform/table.ts';
import { changeRepository } from '../releases/changes/change-repository.ts';
import { acceptedTextRepository } from '../releases/storage/accepted-text-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { changeExporter } from './change-exporter.ts';
import type { ExportGateway } from './export-gateway.ts';
import { exportRepository } from './export-repository.ts';
import { type ExportRelease, releaseExporter } from './release-exporter.ts';

/** Makes the exporter of releases and changes, for the functions that export. */
export function openExporter(table: Table, files: Pick<ExportGateway, 'store'>, newId: NewId): ExportRelease {
  const [releases, exports] = [releaseRepository(table), exportRepository(table)];
  const changes = changeRepository(table);
  const acceptedTexts = acceptedTextRepository(table);
  const exportChange = changeExporter({
    releases,
    changes,
    exports,
    acceptedTexts,
    files,
    stores: storeStateRepository(table),
    newId,
  });
  return releaseExporter({ releases, exports, acceptedTexts, files, exportChange });
}
