import * as z from 'zod';
import { AdvanceId, ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { StoredText } from '../text-schemas.ts';

/** `open`: part of it is outstanding. `repaid`: fully recouped. The other two tell how the outstanding part ended. */
const advanceStates = ['open', 'repaid', 'taken-back', 'forgiven'] as const;
export type AdvanceState = (typeof advanceStates)[number];

/** The maximum number of open advances per artist. */
export const MAX_ADVANCES = 10;

const advance = {
  advanceId: AdvanceId,
  amountMicros: MicrosText,
  /** The amount recouped so far. */
  repaidMicros: MicrosText,
  /** The outstanding amount. */
  leftMicros: MicrosText,
  /** The fraction of the artist's share that goes to recoupment, in ten-thousandths. */
  parts: z.int(),
  /** The releases whose earnings recoup it; all releases if omitted. */
  releases: z.array(z.object({ releaseId: ReleaseId, title: StoredText })).optional(),
  reason: StoredText,
  state: z.enum(advanceStates),
  grantedAt: IsoTime,
  endedAt: IsoTime.optional(),
  /** Why the outstanding part was taken back or forgiven. */
  endReason: StoredText.optional(),
};

/** An advance as its artist sees it (product 26.1). */
export const AdvanceView = z.object(advance);
export type AdvanceView = z.infer<typeof AdvanceView>;

const Person = z.object({ id: z.string(), name: StoredText });

/** An advance as the office sees it, with its artist and the people who granted and ended it. */
export const OfficeAdvance = z.object({
  ...advance,
  artistId: ArtistId,
  artistName: StoredText,
  grantedBy: Person,
  endedBy: Person.optional(),
});
export type OfficeAdvance = z.infer<typeof OfficeAdvance>;

/** The amount that an advance recouped from a release's earnings in one month of a statement. */
export const RecoupmentRow = z.object({
  advanceId: AdvanceId,
  statementId: z.string(),
  releaseId: ReleaseId,
  micros: MicrosText,
});
export type RecoupmentRow = z.infer<typeof RecoupmentRow>;
