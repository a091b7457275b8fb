import * as z from 'zod';
import { ArtistId, PayoutBatchId, PayoutId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import { OfficePayout, PayoutView } from '../../shared/payouts/payout.ts';
import type { Item } from '../platform/table.ts';
import { SealedMethod } from './sealed-method.ts';

const { amountMicros: _, twoOf: _computed, ...stored } = OfficePayout.shape;

/** A payout as the table holds it, with the method that it goes to as it was when it was asked for. */
const Payout = z.object({
  ...stored,
  artistId: ArtistId,
  payoutId: PayoutId,
  micros: MicrosInTable,
  sealed: SealedMethod.optional(),
  /** In which file it went to the bank. */
  batchId: PayoutBatchId.optional(),
});
export type Payout = z.output<typeof Payout>;

/** What is withheld of it, and what its artist gets, in micro-dollars. */
export const withheldOfPayout = ({ tax }: Pick<Payout, 'tax'>): bigint => BigInt(tax?.withheldMicros ?? 0);
export const netOf = (payout: Pick<Payout, 'micros' | 'tax'>): bigint => payout.micros - withheldOfPayout(payout);

export const readPayout = (item: Item): Payout => Payout.parse(item);

export const officePayout = ({ micros, sealed: _sealed, batchId: _batchId, ...payout }: Payout): OfficePayout => ({
  ...payout,
  amountMicros: String(micros),
});

/** What its artist is shown. */
export const ownPayout = (payout: Payout): PayoutView => PayoutView.parse(officePayout(payout));
