import * as z from 'zod';
import { ArtistId } from '../../shared/ids.ts';
import { PayoutMethod } from '../../shared/payouts/payout-method.ts';
import { SealedMethod } from './sealed-method.ts';

/** A saved method as stored. */
export const StoredMethod = PayoutMethod.extend({ artistId: ArtistId, sealed: SealedMethod });
export type StoredMethod = z.infer<typeof StoredMethod>;

/** Converts a method to the format that its artist sees. */
export const shownMethod = (method: StoredMethod): PayoutMethod => PayoutMethod.parse(method);

/** The version of an artist's methods. Adding a method is conditional on the version that was read. */
export const MethodsHead = z.object({ ver: z.int().default(0) });
