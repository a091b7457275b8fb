import { bucketGateway } from '../media/bucket-gateway.ts';
import { heardRepository } from '../media/heard-repository.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { AudioPlacedConfig } from './config.ts';
import { listenToMaster } from './listen-to-master.ts';

const { config, table, log } = openService('hearer', AudioPlacedConfig);
const needs = {
  table,
  releases: releaseRepository(table),
  media: mediaRepository(table),
  heard: heardRepository(table),
  buckets: bucketGateway({ masters: config.MASTERS_BUCKET }),
};

/**
 * From this delivery on, a recording no longer holds up its release: it counts as unheard until a try succeeds. A
 * recording that crashes its process returns after each time-out, so waiting for the last delivery would take hours.
 */
const GIVES_UP_AT = 3;

/** Listens to each recording that became part of a release. The release, not the event, says which one is current. */
export const handler = listen(
  'audio-placed',
  { config, log, returnsAfterTimeout: true },
  async ({ body }, { receives }) => {
    const end = await listenToMaster(needs, body, { isLate: receives >= GIVES_UP_AT });
    log.info('a recording was listened to', { ...body, code: end });
  },
);
