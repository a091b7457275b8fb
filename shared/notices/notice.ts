import * as z from 'zod';
import { IsoTime, NoticeId, PayoutId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { payoutStates } from '../payouts/payout-state.ts';
import { StoredText } from '../text-schemas.ts';

/** The title is the release's when it happened. */
const ofRelease = { releaseId: ReleaseId, title: StoredText };

/** An address that may be shown as a link. */
export const StoreUrl = z.url({ protocol: /^https$/ });

/** A store where a release is live, with its page there if it is known. */
export const LiveStore = z.object({ store: z.string(), url: StoreUrl.optional() });

/** The artist's earnings in a sale month (YYYY-MM): the whole month, as the earnings page shows it. */
export const MonthEarned = z.object({ month: z.string(), earnedMicros: MicrosText });
export type MonthEarned = z.infer<typeof MonthEarned>;

/** The release and the store with the highest earnings of a month. */
export const TopSources = z.object({ title: StoredText, store: z.string() });

/** A fact about an artist's releases or money (product 36.2), with the data that its sentence needs. */
export const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('submitted'), ...ofRelease }),
  z.object({ kind: z.literal('changes-requested'), ...ofRelease }),
  z.object({ kind: z.literal('delivered'), ...ofRelease }),
  /** The stores where the release was first seen live on one day. `isFirst`: it was live nowhere before that day. */
  z.object({ kind: z.literal('live'), ...ofRelease, stores: z.array(LiveStore).min(1), isFirst: z.boolean() }),
  /** The day that the artist chose for the sales start has come. `isLive`: an event says that it is live somewhere. */
  z.object({ kind: z.literal('release-day'), ...ofRelease, isLive: z.boolean() }),
  z.object({ kind: z.literal('taken-down'), ...ofRelease }),
  /** The artist withdrew the submission before it was exported. */
  z.object({ kind: z.literal('withdrawn'), ...ofRelease }),
  /** Statements were posted: the months whose earnings rose, newest first, and the top sources of the first. */
  z.object({ kind: z.literal('earned'), months: z.array(MonthEarned).min(1), top: TopSources.optional() }),
  /** Earnings of these months went down: a statement was reversed, or contained refunds. */
  z.object({ kind: z.literal('earnings-corrected'), months: z.array(MonthEarned).min(1) }),
  z.object({ kind: z.literal('payout'), payoutId: PayoutId, state: z.enum(payoutStates), amountMicros: MicrosText }),
  z.object({
    kind: z.literal('split-answered'),
    title: StoredText,
    name: StoredText,
    answer: z.enum(['accepted', 'declined', 'agreed', 'refused']),
  }),
  /** Somebody asks the artist to agree to a smaller part. */
  z.object({ kind: z.literal('split-request'), title: StoredText, name: StoredText }),
  z.object({ kind: z.literal('split-changed'), title: StoredText, name: StoredText }),
  /** The office wrote about a release. */
  z.object({ kind: z.literal('office-message'), ...ofRelease }),
]);
export type Notice = z.infer<typeof Notice>;
export type NoticeKind = Notice['kind'];
export type NoticeOf<K extends NoticeKind> = Extract<Notice, { kind: K }>;

/** A notice in its artist's list. */
export const ListedNotice = z.object({
  id: NoticeId,
  at: IsoTime,
  /** The notice's number among all of the artist's. Those up to the number that was read last are read. */
  n: z.int(),
  about: Notice,
});
export type ListedNotice = z.infer<typeof ListedNotice>;
