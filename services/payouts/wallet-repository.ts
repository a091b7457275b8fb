import type { ArtistId } from '../../shared/ids.ts';
import { Wallet } from '../ledger/wallet.ts';
import { walletKeys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

/** Read-only access to artists' wallets. Only `post()` changes them. */
export const walletRepository = (table: Pick<Table, 'get'>) => ({
  /** Reads an artist's wallet; all zeros if nothing was ever posted to it (product 24.1). */
  async find(artistId: ArtistId): Promise<Wallet> {
    return Wallet.parse((await table.get(walletKeys.wallet({ artistId }), { consistent: true })) ?? {});
  },
});

export type WalletRepository = ReturnType<typeof walletRepository>;
