import { dayOf } from '../../../shared/dates.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { PayoutTax } from '../../../shared/payouts/payout.ts';
import { UNREAD_TERRITORY } from '../../../shared/reference/territories.ts';
import { computeWithholding, type TaxStanding, taxStanding } from '../../../shared/tax/withholding.ts';
import type { EarningsRepository } from '../../earnings/earnings-repository.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';
import { countedForm, type StoredTaxForm } from './stored-tax-form.ts';
import type { TaxFormRepository } from './tax-form-repository.ts';

export type WithheldNeeds = {
  table: Pick<Table, 'get'>;
  forms: Pick<TaxFormRepository, 'newest'>;
  earnings: Pick<EarningsRepository, 'head'>;
  /** Whether this platform withholds tax at all, as configured by the operator. */
  isWithheld: boolean;
  now: () => Date;
};

/**
 * The territories of US earnings: the United States, and unrecognized names, because they may mean the US (product
 * 23.19).
 */
const POSSIBLY_AMERICAN = ['US', UNREAD_TERRITORY] as const;

export type TaxNow = { form: StoredTaxForm | undefined; standing: TaxStanding; tax: PayoutTax; usPaidBefore: bigint };

/** Computes the tax to withhold from a payout that is requested now (product 27.3). */
export const withheldComputer =
  ({ table, forms, earnings, isWithheld, now }: WithheldNeeds) =>
  async (artistId: ArtistId, micros: bigint): Promise<TaxNow> => {
    const form = await forms.newest(artistId);
    const rate = taxStanding(countedForm(form), dayOf(now()));
    const standing = isWithheld ? rate : { ...rate, percent: 0, of: 'us' as const };
    const [{ countries }, item] = await Promise.all([
      earnings.head(artistId, true),
      table.get(keys.payoutTaxed({ artistId }), { consistent: true }),
    ]);
    const usPaidBefore = BigInt(String(item?.usMicros ?? 0));
    const usEarned = POSSIBLY_AMERICAN.reduce((sum, code) => sum + (countries.get(code)?.micros ?? 0n), 0n);
    const { usMicros, withheldMicros } = computeWithholding({ micros, usEarned, usPaid: usPaidBefore }, standing);
    const { basis, percent, of } = standing;
    const tax = { basis, percent, of, usMicros: String(usMicros), withheldMicros: String(withheldMicros) };
    return { form, standing, tax, usPaidBefore };
  };
