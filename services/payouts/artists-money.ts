import type { AdvanceView } from '../../shared/advances/advance.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { Balance } from '../../shared/payouts/balance.ts';
import type { PayoutView } from '../../shared/payouts/payout.ts';
import type { PayoutMethod } from '../../shared/payouts/payout-method.ts';
import type { TaxFormView } from '../../shared/tax/tax-form.ts';
import { toAdvanceView } from '../advances/advance.ts';
import type { Recoupments } from '../advances/recoupments.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';
import { type LifetimeEarnings, lifetimeEarnings } from '../earnings/lifetime-earnings.ts';
import { shownTaxForm } from '../tax/stored-tax-form.ts';
import type { TaxFormRepository } from '../tax/tax-form-repository.ts';
import { ownPayout } from './payout.ts';
import type { PayoutListRepository } from './payout-list-repository.ts';
import type { PayoutMethodRepository } from './payout-method-repository.ts';
import { shownMethod } from './stored-method.ts';
import { toBalance } from './to-balance.ts';
import type { WalletRepository } from './wallet-repository.ts';

export type ArtistsMoney = {
  balance: Balance;
  payouts: PayoutView[];
  methods: PayoutMethod[];
  advances: AdvanceView[];
  taxForm: TaxFormView | undefined;
  earned: LifetimeEarnings;
};

type Needs = {
  wallets: WalletRepository;
  lists: Pick<PayoutListRepository, 'pageOfArtist'>;
  methods: Pick<PayoutMethodRepository, 'read'>;
  recoupments: Pick<Recoupments, 'advancesOf'>;
  forms: Pick<TaxFormRepository, 'newest'>;
  earnings: Pick<EarningsRepository, 'head'>;
};

/** Collects an artist's whole balance and payout history, as the artist sees it. */
export async function artistsMoney(
  { wallets, lists, methods, recoupments, forms, earnings }: Needs,
  artistId: ArtistId,
): Promise<ArtistsMoney> {
  const payouts: PayoutView[] = [];
  let cursor: string | undefined;
  do {
    const page = await lists.pageOfArtist(artistId, cursor);
    payouts.push(...page.items.map(ownPayout));
    cursor = page.next;
  } while (cursor);
  const { methods: saved } = await methods.read(artistId);
  const form = await forms.newest(artistId);
  return {
    balance: toBalance(await wallets.find(artistId)),
    payouts,
    methods: saved.map(shownMethod),
    advances: (await recoupments.advancesOf(artistId)).map(toAdvanceView),
    taxForm: form && shownTaxForm(form),
    earned: lifetimeEarnings(await earnings.head(artistId)),
  };
}
