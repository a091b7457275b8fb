import { idsFrom } from '../../shared/ids.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { agreementCopier } from './carry-over.ts';
import { RecordingsSubmittedConfig } from './config.ts';
import { splitInvitationRepository } from './split-invitation-repository.ts';
import { splitRepository } from './split-repository.ts';

const { config, table, now, log } = openService('split-carrier', RecordingsSubmittedConfig);
const carry = agreementCopier({
  table,
  splits: splitRepository(table),
  invitations: splitInvitationRepository(table),
  releases: releaseRepository(table),
  newId: idsFrom(now),
  now,
});

/** Copies agreements to the same recordings on a release that has been submitted (product 29.9). */
export const handler = listen('recordings-submitted', { config, log }, async ({ id, body }) => {
  const trackIds = await carry({ id, ...body });
  for (const trackId of trackIds) log.info('a split was carried over', { key: trackId });
});
