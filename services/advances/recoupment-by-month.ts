import type { TakenRow } from '../../shared/advances/advance.ts';
import type { StoredTaken } from './recoupments.ts';

type Part = StoredTaken['parts'][number] & { statementId: string };

const added = <T>(parts: readonly Part[], nameOf: (part: Part) => string, rowOf: (part: Part, micros: string) => T) => {
  const sums = new Map<string, { part: Part; micros: bigint }>();
  for (const part of parts) {
    const name = nameOf(part);
    sums.set(name, { part, micros: part.micros + (sums.get(name)?.micros ?? 0n) });
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { part, micros }]) => rowOf(part, String(micros)));
};

/** Recoupment from an artist's earnings by month, and for one month by advance, statement and release. */
export function recoupmentByMonth(
  taken: readonly StoredTaken[],
  month: string | undefined,
): { months: { month: string; micros: string }[]; taken: TakenRow[] } {
  const parts = taken.flatMap(({ statementId, parts }) => parts.map((part) => ({ ...part, statementId })));
  return {
    months: added(
      parts,
      (part) => part.month,
      (part, micros) => ({ month: part.month, micros }),
    ),
    taken: added(
      parts.filter((part) => part.month === month),
      ({ advanceId, statementId, releaseId }) => `${releaseId} ${statementId} ${advanceId}`,
      ({ advanceId, statementId, releaseId }, micros) => ({ advanceId, statementId, releaseId, micros }),
    ),
  };
}
