import type { ArtistId } from '../../shared/ids.ts';
import type { Balance } from '../../shared/payouts/balance.ts';
import type { PayoutView } from '../../shared/payouts/payout.ts';
import type { PayoutMethod } from '../../shared/payouts/payout-method.ts';
import { balanceOf } from './balance-of.ts';
import { ownPayout } from './payout.ts';
import type { PayoutListRepository } from './payout-list-repository.ts';
import type { PayoutMethodRepository } from './payout-method-repository.ts';
import { shownMethod } from './stored-method.ts';
import type { WalletRepository } from './wallet-repository.ts';

export type ArtistsMoney = { balance: Balance; payouts: PayoutView[]; methods: PayoutMethod[] };

type Needs = {
  wallets: WalletRepository;
  lists: Pick<PayoutListRepository, 'pageOfArtist'>;
  methods: Pick<PayoutMethodRepository, 'read'>;
};

/** All of an artist's balance and payouts, as the artist sees them. */
export async function artistsMoney({ wallets, lists, methods }: Needs, artistId: ArtistId): Promise<ArtistsMoney> {
  const payouts: PayoutView[] = [];
  let cursor: string | undefined;
  do {
    const page = await lists.pageOfArtist(artistId, cursor);
    payouts.push(...page.items.map(ownPayout));
    cursor = page.next;
  } while (cursor);
  const { methods: saved } = await methods.read(artistId);
  return { balance: balanceOf(await wallets.find(artistId)), payouts, methods: saved.map(shownMethod) };
}
