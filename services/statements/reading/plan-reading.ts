import { detectStatement, type OfficeEntries } from '../../../shared/royalties/detect-statement.ts';
import { formats } from '../../../shared/royalties/formats.ts';
import type { ReadingPlan } from '../../../shared/royalties/reading-plan.ts';
import { type FaultCode, StatementFault } from '../../../shared/royalties/statement-fault.ts';
import type { StatementFormat } from '../../../shared/royalties/statement-format.ts';
import { mappingOrder, type StoredMapping } from '../../../shared/statements/mapping.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { formatOfMapping } from '../mapping/mapping-repository.ts';

/** Faults that mean that no known format reads the file, after which mappings are tried. */
const unfit: readonly FaultCode[] = ['header-unknown', 'column-missing', 'column-repeated'];

/** Converts the office's mappings to formats, in the order in which to try them. */
export const mappingsFor = ({ mappingId }: Pick<Statement, 'mappingId'>, all: readonly StoredMapping[]) =>
  mappingOrder(all, mappingId).map(formatOfMapping);

/**
 * Decides how to read a file: with a known format or, if none fits, with a mapping (product 23.22).
 * @throws StatementFault as from `detectStatement`; if no mapping fits either, the fault from the known formats
 */
export function planReading(head: string, mapped: readonly StatementFormat[], entries: OfficeEntries): ReadingPlan {
  try {
    return detectStatement(head, formats, entries);
  } catch (error) {
    if (!(error instanceof StatementFault) || !unfit.includes(error.fault.code)) throw error;
    try {
      return detectStatement(head, mapped, entries);
    } catch (other) {
      throw other instanceof StatementFault && other.fault.code === 'header-unknown' ? error : other;
    }
  }
}
