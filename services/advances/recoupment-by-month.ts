import type { RecoupmentRow } from '../../shared/advances/advance.ts';
import type { StoredRecoupment } from './recoupments.ts';

type Part = StoredRecoupment['parts'][number] & { statementId: string };

const sumBy = <T>(parts: readonly Part[], nameOf: (part: Part) => string, rowOf: (part: Part, micros: string) => T) => {
  const sums = new Map<string, { part: Part; micros: bigint }>();
  for (const part of parts) {
    const name = nameOf(part);
    sums.set(name, { part, micros: part.micros + (sums.get(name)?.micros ?? 0n) });
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { part, micros }]) => rowOf(part, String(micros)));
};

/** Sums up the recoupment from an artist's earnings by month and, for one month, by advance, statement and release. */
export function recoupmentByMonth(
  recoupments: readonly StoredRecoupment[],
  month: string | undefined,
): { months: { month: string; micros: string }[]; taken: RecoupmentRow[] } {
  const parts = recoupments.flatMap(({ statementId, parts }) => parts.map((part) => ({ ...part, statementId })));
  return {
    months: sumBy(
      parts,
      (part) => part.month,
      (part, micros) => ({ month: part.month, micros }),
    ),
    taken: sumBy(
      parts.filter((part) => part.month === month),
      ({ advanceId, statementId, releaseId }) => `${releaseId} ${statementId} ${advanceId}`,
      ({ advanceId, statementId, releaseId }, micros) => ({ advanceId, statementId, releaseId, micros }),
    ),
  };
}
