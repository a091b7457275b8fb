type Dated = { from: string };

/**
 * Finds the version that applies on a day (YYYY-MM-DD), or the first one if none applies yet; and the version after it.
 * @param versions by first day
 */
export function versionOnDay<V extends Dated>(versions: readonly V[], day: string): { now?: V; next?: V } {
  const n = Math.max(
    0,
    versions.findLastIndex(({ from }) => from <= day),
  );
  const [now, next] = versions.slice(n, n + 2);
  return { ...(now && { now }), ...(next && { next }) };
}
