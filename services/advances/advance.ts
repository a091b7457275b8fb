import * as z from 'zod';
import type { AdvanceState, AdvanceView } from '../../shared/advances/advance.ts';
import { AdvanceId, ArtistId, IsoTime, ReleaseId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import { StoredText } from '../../shared/text-schemas.ts';
import type { Item } from '../platform/table.ts';

const Person = z.object({ id: z.string(), name: StoredText });

/** An advance as stored. Each recoupment changes `repaid` and increments `ver`. */
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

/**
 * The outstanding part of an advance. If a statement is reversed after the advance has ended, the amount that it
 * recouped is outstanding again.
 */
export const outstandingOf = ({ micros, repaid, ended }: Pick<StoredAdvance, 'micros' | 'repaid' | 'ended'>): bigint =>
  micros - repaid - (ended?.micros ?? 0n);

const stateOf = (advance: StoredAdvance): AdvanceState =>
  outstandingOf(advance) > 0n ? 'open' : (advance.ended?.how ?? 'repaid');

/** The advance as its artist sees it. */
export function toAdvanceView(advance: StoredAdvance): AdvanceView {
  const { advanceId, micros, repaid, parts, releases, reason, grantedAt, ended } = advance;
  return {
    advanceId,
    amountMicros: String(micros),
    repaidMicros: String(repaid),
    leftMicros: String(outstandingOf(advance)),
    parts,
    ...(releases && { releases }),
    reason,
    state: stateOf(advance),
    grantedAt,
    ...(ended && { endedAt: ended.at, endReason: ended.reason }),
  };
}
