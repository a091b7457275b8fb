import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, PayoutId } from '../ids.ts';
import { Text } from '../text-schemas.ts';
import { OfficePayout, PayoutTotals } from './payout.ts';
import { PayoutMethodDetails } from './payout-method.ts';

/** A decision on a payout, with the bank's reference, or with the reason that is emailed to the artist. */
const Decision = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('processing') }),
  z.strictObject({ to: z.literal('completed'), reference: Text.min(1) }),
  z.strictObject({ to: z.enum(['rejected', 'failed', 'returned']), reason: Text.min(1) }),
]);
export type Decision = z.input<typeof Decision>;

/** Routes for the office to list, approve, reject and pay payouts. */
export const officePayoutsContract = contract({
  /** Lists all payouts, newest first; or the pending ones, longest waiting first. */
  'GET /api/admin/payouts': {
    access: 'finance',
    query: z.strictObject({ tab: z.enum(['all', 'pending']), cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout).extend({ totals: PayoutTotals }),
    conditional: true,
    problems: [],
  },

  /** Lists one artist's payouts, newest first. */
  'GET /api/admin/artists/{artistId}/payouts': {
    access: 'finance',
    params: z.object({ artistId: ArtistId }),
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout),
    problems: [],
  },

  /** Shows the unmasked destination of a payout, for paying it by hand. Each view is audited. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    reply: PayoutMethodDetails,
    problems: ['payout-not-found', 'payout-method-forgotten', 'sign-in-again', 'second-factor-needed'],
  },

  /** Clears a held payout, because its artist is not the person on the sanctions list. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    body: z.strictObject({ reason: Text.min(1) }),
    reply: OfficePayout,
    problems: ['own-payout', 'sign-in-again', 'second-factor-needed', 'payout-not-found', 'payout-not-held'],
  },

  /** Decides a payout, if its state still allows the decision (product 24.5). Nobody can decide their own. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    body: Decision,
    reply: OfficePayout,
    problems: [
      'own-payout',
      'sign-in-again',
      'second-factor-needed',
      'second-person-needed',
      'payout-held',
      'payout-limit',
      'payout-not-found',
      'payout-decided',
    ],
    idempotent: 'in-its-write',
  },
});
