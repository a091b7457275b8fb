import { archiveGateway } from '../archives/archive-gateway.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { openTable } from '../platform/table.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { allBelongings } from './all-belongings.ts';
import { archiveEntries } from './archive-entries.ts';
import { DataExportRequestedConfig } from './config.ts';
import { dataExportRepository } from './data-export-repository.ts';
import { makeArchive } from './make-archive.ts';

const { config, table, now, log } = openService('archiver', DataExportRequestedConfig);
const resources = {
  table,
  walletTable: openTable(config.WALLET_TABLE_NAME),
  artworkBucket: config.ARTWORK_BUCKET,
  now,
};
const needs: Parameters<typeof makeArchive>[0] = {
  exports: dataExportRepository(table),
  archives: archiveGateway({ archives: config.ARCHIVES_BUCKET, masters: config.MASTERS_BUCKET }),
  findProfile: profileRepository(table).find,
  collectEntries: (artistId) => archiveEntries(allBelongings, resources, artistId),
  newToken: newLinkToken,
  now,
};

/** Makes the archive of an artist's data. */
export const handler = listen('data-export-requested', { config, log, returnsAfterTimeout: true }, async ({ body }) => {
  const outcome = await makeArchive(needs, body);
  log.info('a data export ended', { artistId: body.artistId, code: outcome });
});
