import * as z from 'zod';
import { ArtistId } from '../../shared/ids.ts';
import { PayoutMethod } from '../../shared/payouts/payout-method.ts';
import { SealedMethod } from './sealed-method.ts';

/** A saved method as the table holds it. */
export const StoredMethod = PayoutMethod.extend({ artistId: ArtistId, sealed: SealedMethod });
export type StoredMethod = z.infer<typeof StoredMethod>;

/** What its artist is shown. */
export const shownMethod = (method: StoredMethod): PayoutMethod => PayoutMethod.parse(method);

/** How often an artist's methods have changed: who adds one says what they saw. */
export const MethodsHead = z.object({ ver: z.int().default(0) });
