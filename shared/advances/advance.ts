import * as z from 'zod';
import { AdvanceId, ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text.ts';

/** What became of an advance: some of it is out, it came back whole, or the rest was taken back or forgiven. */
const advanceStates = ['open', 'repaid', 'taken-back', 'forgiven'] as const;
export type AdvanceState = (typeof advanceStates)[number];

/** How many advances an artist may have out at once. */
export const MOST_ADVANCES = 10;

const advance = {
  advanceId: AdvanceId,
  amountMicros: MicrosText,
  /** What came back of it from shares. */
  repaidMicros: MicrosText,
  /** What is out. */
  leftMicros: MicrosText,
  /** How much of the artist's share is taken for it, of 10,000. */
  parts: z.int(),
  /** From which releases it comes back; from all where none is said. */
  releases: z.array(z.object({ releaseId: ReleaseId, title: StoredText })).optional(),
  reason: StoredText,
  state: z.enum(advanceStates),
  grantedAt: IsoTime,
  endedAt: IsoTime.optional(),
  /** Why the rest was taken back or forgiven. */
  endReason: StoredText.optional(),
};

/** Money paid ahead, as its artist sees it (product 26.1). */
export const AdvanceView = z.object(advance);
export type AdvanceView = z.infer<typeof AdvanceView>;

const Person = z.object({ id: z.string(), name: StoredText });

/** The same for the office: whose it is, and who decided. */
export const OfficeAdvance = z.object({
  ...advance,
  artistId: ArtistId,
  artistName: StoredText,
  grantedBy: Person,
  endedBy: Person.optional(),
});
export type OfficeAdvance = z.infer<typeof OfficeAdvance>;

/** What was taken for advances of what a statement gave a release in a month. */
export const TakenRow = z.object({
  advanceId: AdvanceId,
  statementId: z.string(),
  releaseId: ReleaseId,
  micros: MicrosText,
});
export type TakenRow = z.infer<typeof TakenRow>;
