import * as z from 'zod';
import type { AdvanceState, AdvanceView } from '../../shared/advances/advance.ts';
import { AdvanceId, ArtistId, IsoTime, ReleaseId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import { StoredText } from '../../shared/text.ts';
import type { Item } from '../platform/table.ts';

const Person = z.object({ id: z.string(), name: StoredText });

/** An advance as the table holds it. `repaid` and `ver` move with what is taken for it. */
const StoredAdvance = z.object({
  advanceId: AdvanceId,
  artistId: ArtistId,
  micros: MicrosInTable,
  repaid: MicrosInTable,
  parts: z.int(),
  releases: z.array(z.object({ releaseId: ReleaseId, title: StoredText })).optional(),
  reason: StoredText,
  grantedAt: IsoTime,
  grantedBy: Person,
  ended: z
    .object({
      how: z.enum(['taken-back', 'forgiven']),
      micros: MicrosInTable,
      at: IsoTime,
      by: Person,
      reason: StoredText,
    })
    .optional(),
  ver: z.int(),
});
export type StoredAdvance = z.output<typeof StoredAdvance>;

export const readAdvance = (item: Item): StoredAdvance => StoredAdvance.parse(item);

/** What is out of it. What a store takes back after it was ended is out again. */
export const leftOf = ({ micros, repaid, ended }: Pick<StoredAdvance, 'micros' | 'repaid' | 'ended'>): bigint =>
  micros - repaid - (ended?.micros ?? 0n);

const stateOf = (advance: StoredAdvance): AdvanceState =>
  leftOf(advance) > 0n ? 'open' : (advance.ended?.how ?? 'repaid');

/** What its artist is shown. */
export function shownAdvance(advance: StoredAdvance): AdvanceView {
  const { advanceId, micros, repaid, parts, releases, reason, grantedAt, ended } = advance;
  return {
    advanceId,
    amountMicros: String(micros),
    repaidMicros: String(repaid),
    leftMicros: String(leftOf(advance)),
    parts,
    ...(releases && { releases }),
    reason,
    state: stateOf(advance),
    grantedAt,
    ...(ended && { endedAt: ended.at, endReason: ended.reason }),
  };
}
