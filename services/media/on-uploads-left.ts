import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { UploadsLeftConfig } from './config.ts';
import { mediaRepository } from './media-repository.ts';
import { removeUploads } from './remove-uploads.ts';

const { config, table, log } = openService('remover', UploadsLeftConfig);
const needs = {
  media: mediaRepository(table),
  buckets: bucketGateway({
    uploads: config.UPLOADS_BUCKET,
    masters: config.MASTERS_BUCKET,
    artwork: config.ARTWORK_BUCKET,
  }),
};

/** Deletes the files of a deleted release or track. The table, not the event, determines which files are unused. */
export const handler = listen('uploads-left', { config, log }, async ({ body }) => {
  await removeUploads(needs, body);
  log.info('the uploads of what was removed are gone', body);
});
