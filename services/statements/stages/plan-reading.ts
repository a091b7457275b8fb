import { detectStatement, type Given } from '../../../shared/royalties/detect-statement.ts';
import { formats } from '../../../shared/royalties/formats.ts';
import type { ReadingPlan } from '../../../shared/royalties/reading-plan.ts';
import { type FaultCode, StatementFault } from '../../../shared/royalties/statement-fault.ts';
import type { StatementFormat } from '../../../shared/royalties/statement-format.ts';
import type { KeptMapping } from '../../../shared/statements/mapping.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { formatOfMapping } from '../mapping-repository.ts';

/** A known format does not read these files, or not all of their columns. */
const unfit: readonly FaultCode[] = ['header-unknown', 'column-missing', 'column-repeated'];

/** The office's mappings as formats: the one made for this file, then those that name most columns, then the newest. */
export function mappingsFor(
  { mappingId }: Pick<Statement, 'mappingId'>,
  all: readonly KeptMapping[],
): StatementFormat[] {
  const isOwn = (mapping: KeptMapping) => Number(mapping.mappingId === mappingId);
  const width = (mapping: KeptMapping) => Object.keys(mapping.columns).length;
  return all
    .toSorted(
      (one, other) =>
        isOwn(other) - isOwn(one) || width(other) - width(one) || Date.parse(other.at) - Date.parse(one.at),
    )
    .map(formatOfMapping);
}

/**
 * How a file is read: by a known format, or where none reads all of it, by a mapping (product 23.22).
 * @throws StatementFault as `detectStatement` does; of a file that no mapping fits, what the known formats say
 */
export function planReading(head: string, mapped: readonly StatementFormat[], given: Given): ReadingPlan {
  try {
    return detectStatement(head, formats, given);
  } catch (error) {
    if (!(error instanceof StatementFault) || !unfit.includes(error.fault.code)) throw error;
    try {
      return detectStatement(head, mapped, given);
    } catch (other) {
      throw other instanceof StatementFault && other.fault.code === 'header-unknown' ? error : other;
    }
  }
}
