import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, PayoutId } from '../ids.ts';
import { Text } from '../text.ts';
import { OfficePayout, PayoutTotals } from './payout.ts';
import { PayoutMethodDetails } from './payout-method.ts';

/** What the office decides of a payout, with the bank's reference, or with the reason, which the artist gets by mail. */
const Decision = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('processing') }),
  z.strictObject({ to: z.literal('completed'), reference: Text.min(1) }),
  z.strictObject({ to: z.enum(['rejected', 'failed', 'returned']), reason: Text.min(1) }),
]);
export type Decision = z.input<typeof Decision>;

/** Everybody's payouts, as the office decides of them. */
export const officePayoutsContract = contract({
  /** Everybody's payouts, the newest first; or those that are pending, who has waited longest first. */
  'GET /api/admin/payouts': {
    access: 'finance',
    query: z.strictObject({ tab: z.enum(['all', 'pending']), cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout).extend({ totals: PayoutTotals }),
    conditional: true,
    problems: [],
  },

  /** One artist's payouts, the newest first. */
  'GET /api/admin/artists/{artistId}/payouts': {
    access: 'finance',
    params: z.object({ artistId: ArtistId }),
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout),
    problems: [],
  },

  /** Where a payout goes, unmasked, for who pays it by hand. On record, each time. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    reply: PayoutMethodDetails,
    problems: ['payout-not-found', 'payout-method-forgotten', 'sign-in-again', 'second-factor-needed'],
  },

  /** Says that a payout which is held goes to somebody else than the one on the list. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    body: z.strictObject({ reason: Text.min(1) }),
    reply: OfficePayout,
    problems: ['own-payout', 'sign-in-again', 'second-factor-needed', 'payout-not-found', 'payout-not-held'],
  },

  /** Decides of somebody else's payout, if it still may become that (product 24.5). */
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
