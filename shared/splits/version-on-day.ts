type Dated = { from: string };

/**
 * Finds the version that applies on a day (YYYY-MM-DD), and the one after it. If none applies yet, the first version.
 * @param versions sorted by first day
 */
export function versionOnDay<V extends Dated>(versions: readonly V[], day: string): { now?: V; next?: V } {
  const n = Math.max(
    0,
    versions.findLastIndex(({ from }) => from <= day),
  );
  const [now, next] = versions.slice(n, n + 2);
  return { ...(now && { now }), ...(next && { next }) };
}
