import type { StatementRow } from '../../../../shared/earnings/earnings-view.ts';
import {
  DEDUCTION_TERRITORY,
  type DeductionKind,
  deductionKinds,
  deductionStore,
} from '../../../../shared/statements/deduction-kind.ts';
import type { LinesOf } from '../../data/earnings/queries.ts';

/** The artist's share of one kind of deduction, with the payer's reasons. */
export type DeductionShare = {
  kind: DeductionKind;
  micros: string;
  deductions: NonNullable<StatementRow['deductions']>;
};

/**
 * The artist's share of the deductions in a figure. If the figure is for one track, store or country, only the
 * deductions recorded there are included.
 */
export function deductionShares(
  { source, deductions = [], deducted = [] }: Pick<StatementRow, 'source' | 'deductions' | 'deducted'>,
  { trackId, store, country }: Pick<LinesOf, 'trackId' | 'store' | 'country'>,
): DeductionShare[] {
  if (country !== undefined && country !== DEDUCTION_TERRITORY) return [];
  return deductionKinds.flatMap((kind) => {
    const name = deductionStore(kind, source);
    if (store !== undefined && store !== name) return [];
    const own = deducted.filter((part) => part.store === name && (trackId === undefined || part.trackId === trackId));
    const micros = own.reduce((sum, part) => sum + BigInt(part.micros), 0n);
    if (micros === 0n) return [];
    return [{ kind, micros: String(micros), deductions: deductions.filter((one) => one.kind === kind) }];
  });
}
