import * as z from 'zod';
import { ArtistId, IsoTime, PayoutId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text-schemas.ts';
import { PayoutMethodKind } from './payout-method.ts';
import { payoutStates } from './payout-state.ts';

/** The tax withheld from a payout, computed at its request (product 27.3), in micro-dollars and percent. */
export const PayoutTax = z.object({
  basis: z.enum(['none', 'w9', 'w8ben']),
  percent: z.int(),
  of: z.enum(['us', 'all']),
  /** The part of the payout that was earned in the United States. */
  usMicros: MicrosText,
  withheldMicros: MicrosText,
});
export type PayoutTax = z.infer<typeof PayoutTax>;

const payout = {
  payoutId: PayoutId,
  /** The amount in micro-dollars, a whole number of cents. */
  amountMicros: MicrosText,
  /** Undefined without US earnings; then nothing is withheld. */
  tax: PayoutTax.optional(),
  /** The saved method at the time of the request, masked; '' after the account was erased. */
  method: StoredText,
  /** Undefined for requests made when methods were described in words. */
  methodKind: PayoutMethodKind.optional(),
  /** The artist's note. */
  notes: StoredText.optional(),
  /** Set if the artist is deleting the account: the payout may then be below the minimum. */
  isLeaving: z.literal(true).optional(),
  state: z.enum(payoutStates),
  requestedAt: IsoTime,
  /** When the payout changed to its current state; undefined in the first state. */
  processedAt: IsoTime.optional(),
  /**
   * When the payout was put into a file for the bank, which changed it to processing. Undefined if it was paid by hand.
   */
  sentAt: IsoTime.optional(),
  /** The bank's payment reference. */
  reference: StoredText.optional(),
  /** Why the payout was rejected, failed or returned. */
  reason: StoredText.optional(),
};

/**
 * How a name matched a listed name: the same words; the same letters in a different alphabet or as look-alikes; a
 * different romanization; the same without spaces; all but one letter.
 */
const nameMatches = ['same', 'letters', 'spelling', 'joined', 'one-letter'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** Which of the artist's names caused the hold. */
const comparedNames = ['artist-name', 'full-name', 'account-holder', 'tax-form'] as const;
export type NameKind = (typeof comparedNames)[number];

/** A listed name that may refer to the artist. */
const ListedMatch = z.object({
  name: StoredText,
  list: StoredText,
  reference: StoredText,
  /** Absent on holds from before names were compared in several ways. */
  match: z.enum(nameMatches).default('same'),
  of: z.enum(comparedNames).optional(),
});
export type ListedMatch = z.infer<typeof ListedMatch>;

/**
 * Why the payout cannot be approved: one of its artist's names may be on a sanctions list (product 27.5). Visible to
 * the office only.
 */
export const PayoutHold = z.object({
  at: IsoTime,
  listed: z.array(ListedMatch),
  /** The colleague who verified that it is a different person, and cleared the hold. */
  cleared: z.object({ at: IsoTime, by: z.object({ id: z.string(), name: StoredText }), reason: StoredText }).optional(),
});
export type PayoutHold = z.infer<typeof PayoutHold>;

/** A payout as its artist sees it. */
export const PayoutView = z.object(payout);
export type PayoutView = z.infer<typeof PayoutView>;

/** A payout as the office sees it: with its artist's names at the time of the request, and the person who decided. */
export const OfficePayout = z.object({
  ...payout,
  artistId: ArtistId,
  artistName: StoredText,
  fullName: StoredText,
  hold: PayoutHold.optional(),
  /** The person who approved the payout. A large payout must be sent or completed by somebody else. */
  approvedBy: z.object({ id: z.string(), name: StoredText }).optional(),
  /** The person who made the bank file with this payout. */
  sentBy: z.object({ id: z.string(), name: StoredText }).optional(),
  processedBy: z.object({ id: z.string(), name: StoredText }).optional(),
  /**
   * The people of whom two must act (product 24.15). Not stored, because staff change. Undefined if one person is
   * enough.
   */
  twoOf: z.array(z.object({ id: ArtistId, name: StoredText })).optional(),
});
export type OfficePayout = z.infer<typeof OfficePayout>;

/** The number of payouts, the number of pending ones, and their sum. */
export const PayoutTotals = z.object({ all: z.int(), pending: z.int(), pendingMicros: MicrosText });
export type PayoutTotals = z.infer<typeof PayoutTotals>;
