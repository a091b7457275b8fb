import type { ArtistId } from '../../shared/ids.ts';
import { dataExportRepository } from '../data-export/data-export-repository.ts';
import { bucketGateway } from '../media/bucket-gateway.ts';
import { discardPhoto } from '../media/discard-photo.ts';
import { photoRepository } from '../media/photo-repository.ts';
import { paymentNamesRepository } from '../payments/payment-names-repository.ts';
import { payoutMethodRepository } from '../payouts/payout-method-repository.ts';
import { payoutNamesRepository } from '../payouts/payout-names-repository.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { splitNamesRepository } from '../splits/split-names-repository.ts';
import { taxFormRepository } from '../tax/tax-form-repository.ts';
import { leadRepository } from '../waitlist/lead-repository.ts';
import { AccountErasedConfig } from './config.ts';
import { eraseBelongings } from './erase-belongings.ts';

const { config, table, now, log } = openService('eraser', AccountErasedConfig);
const photos = photoRepository(table);
const buckets = bucketGateway({ artwork: config.ARTWORK_BUCKET });
const needs = {
  // Its pictures first: a failure leaves the item that names them.
  removePhoto: async (artistId: ArtistId) => {
    const { current } = await photos.get(artistId, new Date());
    if (current) await discardPhoto(buckets, current);
    await photos.remove(artistId);
  },
  cards: cardRepository(table).all,
  removeDraft: releaseRepository(table).removeUnpaid,
  removeLead: leadRepository(table).remove,
  forgetNames: async (artistId: ArtistId) => {
    await paymentNamesRepository(table).forget(artistId);
    await payoutNamesRepository(table).forget(artistId);
    await payoutMethodRepository(table).forget(artistId);
    await taxFormRepository(table).forget(artistId);
    await splitNamesRepository(table).forget(artistId, now());
    await dataExportRepository(table).forget(artistId);
  },
};

/** Takes away what an erased account leaves. */
export const handler = listen('account-erased', { config, log }, async ({ body }) => {
  await eraseBelongings(needs, body);
  log.info('what belonged to an erased account is gone', { artistId: body.artistId });
});
