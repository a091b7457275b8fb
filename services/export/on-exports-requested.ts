import { idsFrom } from '../../shared/ids.ts';
import { archiveGateway } from '../archives/archive-gateway.ts';
import { zipStream } from '../archives/zip-stream.ts';
import { masterKey } from '../media/object-key.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { batchRepository } from './batch-repository.ts';
import { ExportsRequestedConfig } from './config.ts';
import { exportGateway } from './export-gateway.ts';
import { exportRepository } from './export-repository.ts';
import { makeBatch } from './make-batch.ts';
import { openExporter } from './open-exporter.ts';

const { config, table, now, log } = openService('packer', ExportsRequestedConfig);
const releases = releaseRepository(table);
const exports = exportRepository(table);
const files = exportGateway(config.EXPORTS_BUCKET);
const archives = archiveGateway({ archives: config.ARCHIVES_BUCKET, masters: config.MASTERS_BUCKET });
const newId = idsFrom(now);

const needs: Parameters<typeof makeBatch>[0] = {
  batches: batchRepository(table),
  releases,
  exports,
  exportRelease: openExporter(table, files, newId),
  auditedBy: ({ id, name }) => ({
    table: config.AUDIT_TABLE_NAME,
    id: newId('audit'),
    who: { kind: 'admin', id, name },
    at: now(),
  }),
  store: ({ batch, number: part, entries, bytes, now: at }) =>
    archives.store(
      { folder: batch.id, part },
      zipStream(
        entries,
        (from) => {
          if ('content' in from) return from.content;
          return 'stored' in from ? files.open(from.stored) : archives.openMaster(masterKey(from.master));
        },
        at,
      ),
      bytes,
    ),
  now,
};

/** Exports and packs a batch that the office requested. */
export const handler = listen(
  'exports-requested',
  { config, log, returnsAfterTimeout: true },
  async ({ body: { batchId } }) => {
    const end = await makeBatch(needs, batchId);
    log.info('a batch of exports ended', { code: end });
  },
);
