/** Groups rows by a key, in order of first appearance. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const name = keyOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

/** Makes the key for a release and month. */
export const releaseMonthKey = ({ releaseId, month }: { releaseId: string; month: string }): string =>
  `${releaseId} ${month}`;
