/** Rows by what they have in common, in the order of the first of each. */
export function groupsOf<T>(rows: readonly T[], nameOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

/** What names a release in a month. */
export const releaseMonthOf = ({ releaseId, month }: { releaseId: string; month: string }): string =>
  `${releaseId} ${month}`;
