import * as z from 'zod';
import { ArtistId, IsoTime, PayoutId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text.ts';
import { PayoutMethodKind } from './payout-method.ts';
import { payoutStates } from './payout-state.ts';

/** What is withheld of a payout for tax, as it was when it was asked for (product 27.3): micro-dollars, percent. */
export const PayoutTax = z.object({
  basis: z.enum(['none', 'w9', 'w8ben']),
  percent: z.int(),
  of: z.enum(['us', 'all']),
  /** What of the payout was earned in the United States. */
  usMicros: MicrosText,
  withheldMicros: MicrosText,
});
export type PayoutTax = z.infer<typeof PayoutTax>;

const payout = {
  payoutId: PayoutId,
  /** Micro-dollars, of whole cents. */
  amountMicros: MicrosText,
  /** None where nothing of it was earned in the United States, and nothing is withheld. */
  tax: PayoutTax.optional(),
  /** The saved method that it goes to, masked as it was when it was asked for; '' when its account is gone. */
  method: StoredText,
  /** None of one that was asked for in words, before methods were saved. */
  methodKind: PayoutMethodKind.optional(),
  /** What the artist wrote beside it. */
  notes: StoredText.optional(),
  /** They end their account: it is what is left, and may be less than the least payout. */
  isLeaving: z.literal(true).optional(),
  state: z.enum(payoutStates),
  requestedAt: IsoTime,
  /** When it came into its state, unless that is how it began. */
  processedAt: IsoTime.optional(),
  /** When the bank's file with it was made: since then it is on its way. None of one that was paid by hand. */
  sentAt: IsoTime.optional(),
  /** The bank's reference of what was paid. */
  reference: StoredText.optional(),
  /** Why it was rejected, failed or came back. */
  reason: StoredText.optional(),
};

/**
 * How a name matched a listed one: the words are the same; the letters are, in another alphabet or by look-alikes; another
 * romanization of them; without the spaces; all but one letter.
 */
const nameMatches = ['same', 'letters', 'spelling', 'joined', 'one-letter'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** Which name of its artist a payout was held for. */
const comparedNames = ['artist-name', 'full-name', 'account-holder', 'tax-form'] as const;
export type NameKind = (typeof comparedNames)[number];

/** A listed name that one of an artist's names may be. */
const ListedMatch = z.object({
  name: StoredText,
  list: StoredText,
  reference: StoredText,
  /** Payouts that were held before names were compared in more ways tell neither. */
  match: z.enum(nameMatches).default('same'),
  of: z.enum(comparedNames).optional(),
});
export type ListedMatch = z.infer<typeof ListedMatch>;

/** Why nobody may approve a payout: a name of its artist may be on a list of sanctions (product 27.5). The office alone sees it. */
export const PayoutHold = z.object({
  at: IsoTime,
  listed: z.array(ListedMatch),
  /** Somebody looked, and it is another person. */
  cleared: z.object({ at: IsoTime, by: z.object({ id: z.string(), name: StoredText }), reason: StoredText }).optional(),
});
export type PayoutHold = z.infer<typeof PayoutHold>;

/** A payout as its artist sees it. */
export const PayoutView = z.object(payout);
export type PayoutView = z.infer<typeof PayoutView>;

/** The same for the office: whose it is, by the names of that moment, and who decided. */
export const OfficePayout = z.object({
  ...payout,
  artistId: ArtistId,
  artistName: StoredText,
  fullName: StoredText,
  hold: PayoutHold.optional(),
  /** Who let it go to the bank. Of a large payout somebody else makes the file, or completes it. */
  approvedBy: z.object({ id: z.string(), name: StoredText }).optional(),
  /** Who made the bank's file with it. */
  sentBy: z.object({ id: z.string(), name: StoredText }).optional(),
  processedBy: z.object({ id: z.string(), name: StoredText }).optional(),
  /** It takes two people, who are to be among these (product 24.15); not stored, because people come and go. None where one person suffices. */
  twoOf: z.array(z.object({ id: ArtistId, name: StoredText })).optional(),
});
export type OfficePayout = z.infer<typeof OfficePayout>;

/** Of all payouts: how many there are, how many are pending, and how much that is. */
export const PayoutTotals = z.object({ all: z.int(), pending: z.int(), pendingMicros: MicrosText });
export type PayoutTotals = z.infer<typeof PayoutTotals>;
