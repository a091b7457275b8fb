import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, PayoutId } from '../ids.ts';
import { Text } from '../text.ts';
import { Balance } from './balance.ts';
import { OfficePayout, PayoutTotals, PayoutView } from './payout.ts';

/** What the office decides of a payout, with the bank's reference, or with the reason, which the artist gets by mail. */
const Decision = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('processing') }),
  z.strictObject({ to: z.literal('completed'), reference: Text.min(1) }),
  z.strictObject({ to: z.enum(['rejected', 'failed', 'returned']), reason: Text.min(1) }),
]);

export const payoutsContract = contract({
  /** What the caller has. Nobody whom nothing was ever posted to has anything (product 24.1). */
  'GET /api/me/balance': { access: 'signed-in', reply: Balance, problems: [] },

  /** The caller's own payouts, the newest first. */
  'GET /api/me/payouts': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(PayoutView),
    problems: [],
  },

  /** Asks for the whole balance: how much that is, the server knows (product 24.2). Whatever the status of the account. */
  'POST /api/me/payouts': {
    access: 'signed-in',
    body: z.strictObject({ method: Text.min(1), notes: Text.optional() }),
    reply: PayoutView,
    problems: ['payout-open', 'balance-below-minimum', 'balance-changed'],
    idempotent: 'in-its-write',
  },

  /** Takes back a request that nobody has decided. */
  'POST /api/me/payouts/{payoutId}/cancel': {
    access: 'signed-in',
    params: z.object({ payoutId: PayoutId }),
    reply: PayoutView,
    problems: ['payout-not-found', 'payout-decided'],
    idempotent: 'in-its-write',
  },

  /** Everybody's payouts, the newest first; or those that are pending, who has waited longest first. */
  'GET /api/admin/payouts': {
    access: 'finance',
    query: z.strictObject({ tab: z.enum(['all', 'pending']), cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout).extend({ totals: PayoutTotals }),
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

  /** Decides of somebody else's payout, if it still may become that (product 24.5). */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    body: Decision,
    reply: OfficePayout,
    problems: ['own-payout', 'payout-not-found', 'payout-decided'],
    idempotent: 'in-its-write',
  },
});
