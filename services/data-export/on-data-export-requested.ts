import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { ReleaseDetail } from '../../shared/releases/release-detail.ts';
import { profileRepository } from '../accounts/profile-repository.ts';
import { recoupments } from '../advances/recoupments.ts';
import { conversationRepository } from '../assistant/conversation-repository.ts';
import { messagesOf } from '../assistant/stored-turn.ts';
import { earningsRepository } from '../earnings/earnings-repository.ts';
import { photoRepository } from '../media/photo-repository.ts';
import { paymentHistoryRepository } from '../payments/payment-history-repository.ts';
import { artistsMoney } from '../payouts/artists-money.ts';
import { payoutListRepository } from '../payouts/payout-list-repository.ts';
import { payoutMethodRepository } from '../payouts/payout-method-repository.ts';
import { walletRepository } from '../payouts/wallet-repository.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { openTable } from '../platform/table.ts';
import { cardRepository } from '../releases/card-repository.ts';
import { releaseAmong } from '../releases/release-among.ts';
import { releaseDetail } from '../releases/release-detail.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { findAllSplits } from '../splits/find-all-splits.ts';
import { splitRepository } from '../splits/split-repository.ts';
import { taxFormRepository } from '../tax/tax-form-repository.ts';
import { archiveGateway } from './archive-gateway.ts';
import { DataExportRequestedConfig } from './config.ts';
import { dataExportRepository } from './data-export-repository.ts';
import { makeArchive } from './make-archive.ts';

const { config, table, now, log } = openService('archiver', DataExportRequestedConfig);
const releases = releaseRepository(table);
const conversations = conversationRepository(table);
const photos = photoRepository(table);
const archives = archiveGateway({
  archives: config.ARCHIVES_BUCKET,
  masters: config.MASTERS_BUCKET,
  artwork: config.ARTWORK_BUCKET,
});
const money = {
  wallets: walletRepository(openTable(config.WALLET_TABLE_NAME)),
  lists: payoutListRepository(table),
  methods: payoutMethodRepository(table),
  recoupments: recoupments(table),
  forms: taxFormRepository(table),
  earnings: earningsRepository(table),
};
const needs = {
  exports: dataExportRepository(table),
  archives,
  findProfile: profileRepository(table).find,
  async findPhoto(artistId: ArtistId) {
    const { current } = await photos.get(artistId, now());
    return current ? archives.readPhoto(current) : undefined;
  },
  cards: cardRepository(table).all,
  /** As its artist reads it: without the names of the office's people. */
  async findRelease(owned: { artistId: ArtistId; releaseId: ReleaseId }) {
    const items = await releases.aggregate(owned);
    if (!releaseAmong(items)) return undefined;
    const { turns } = await conversations.whole(owned);
    return { ...ReleaseDetail.parse(releaseDetail(items)), conversation: turns.flatMap(messagesOf) };
  },
  payments: paymentHistoryRepository(table).ofArtist,
  money: (artistId: ArtistId) => artistsMoney(money, artistId),
  splits: (artistId: ArtistId) => findAllSplits(splitRepository(table), artistId),
  newToken: newLinkToken,
  now,
};

/** Makes the archive of an artist's data. */
export const handler = listen('data-export-requested', { config, log }, async ({ body }) => {
  const end = await makeArchive(needs, body);
  log.info('a data export ended', { artistId: body.artistId, code: end });
});
