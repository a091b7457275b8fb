import * as z from 'zod';
import { ArtistId, PayoutId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import { OfficePayout, PayoutView } from '../../shared/payouts/payout.ts';
import type { Item } from '../platform/table.ts';

const { amountMicros: _, ...stored } = OfficePayout.shape;

/** A payout as the table holds it. */
const Payout = z.object({ ...stored, artistId: ArtistId, payoutId: PayoutId, micros: MicrosInTable });
export type Payout = z.output<typeof Payout>;

export const readPayout = (item: Item): Payout => Payout.parse(item);

export const officePayout = ({ micros, ...payout }: Payout): OfficePayout => ({
  ...payout,
  amountMicros: String(micros),
});

/** What its artist is shown. */
export const ownPayout = (payout: Payout): PayoutView => PayoutView.parse(officePayout(payout));
