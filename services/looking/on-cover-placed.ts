import { bucketGateway } from '../media/bucket-gateway.ts';
import { isLate } from '../media/is-late.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { CoverPlacedConfig } from './config.ts';
import { inspectArtwork } from './inspect-artwork.ts';
import { lookAtCover } from './look-at-cover.ts';
import { lookRepository } from './look-repository.ts';
import { recentLooks } from './recent-looks.ts';

const { config, table, log } = openService('viewer', CoverPlacedConfig);
const needs = {
  releases: releaseRepository(table),
  looks: lookRepository(table),
  buckets: bucketGateway({ masters: config.MASTERS_BUCKET }),
  recent: recentLooks(),
  lookAt: inspectArtwork,
};

/** Looks at a cover that became part of its release. The release, not the event, determines whether it is needed. */
export const handler = listen(
  'cover-placed',
  { config, log, returnsAfterTimeout: true },
  async ({ body }, delivery) => {
    const outcome = await lookAtCover(needs, body, { isLate: isLate(delivery) });
    if (outcome === 'looked') log.info('a cover was looked at', body);
  },
);
