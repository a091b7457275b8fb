import * as z from 'zod';
import { ArtistId, PayoutBatchId, PayoutId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import { OfficePayout, PayoutView } from '../../shared/payouts/payout.ts';
import type { Item } from '../platform/table.ts';
import { SealedMethod } from './sealed-method.ts';

const { amountMicros: _, twoOf: _computed, ...stored } = OfficePayout.shape;

/** A payout as stored, with a copy of its method at the time of the request. */
const Payout = z.object({
  ...stored,
  artistId: ArtistId,
  payoutId: PayoutId,
  micros: MicrosInTable,
  sealed: SealedMethod.optional(),
  /** The batch whose bank file contains the payout. */
  batchId: PayoutBatchId.optional(),
});
export type Payout = z.output<typeof Payout>;

/** The tax withheld from a payout, in micro-dollars. */
export const payoutWithheld = ({ tax }: Pick<Payout, 'tax'>): bigint => BigInt(tax?.withheldMicros ?? 0);
export const netMicros = (payout: Pick<Payout, 'micros' | 'tax'>): bigint => payout.micros - payoutWithheld(payout);

export const readPayout = (item: Item): Payout => Payout.parse(item);

export const officePayout = ({ micros, sealed: _sealed, batchId: _batchId, ...payout }: Payout): OfficePayout => ({
  ...payout,
  amountMicros: String(micros),
});

/** Converts a payout to the format that its artist sees. */
export const ownPayout = (payout: Payout): PayoutView => PayoutView.parse(officePayout(payout));
