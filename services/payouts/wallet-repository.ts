import type { ArtistId } from '../../shared/ids.ts';
import { Wallet } from '../ledger/wallet.ts';
import { walletKeys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

/** What artists have, for those who may only look. Only `post()` changes it. */
export const walletRepository = (table: Pick<Table, 'get'>) => ({
  /** Zeros for somebody whom nothing was ever posted to (product 24.1). */
  async find(artistId: ArtistId): Promise<Wallet> {
    return Wallet.parse((await table.get(walletKeys.wallet({ artistId }), { consistent: true })) ?? {});
  },
});

export type WalletRepository = ReturnType<typeof walletRepository>;
