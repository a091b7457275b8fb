const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days a page that was opened before a deployment can still load its scripts. */
const KEPT_DAYS = 30;

/** When each file, by its key, was first missing from a build. */
export type ReplacedSince = Record<string, string>;

/**
 * Decides which files of earlier builds to remove: those that a deployment replaced 30 days ago. A file's own age does
 * not matter, because a library's file may be years old and still in use.
 * @param listed the keys in the bucket
 * @param current the keys of this build
 */
export function replacedAssets(
  { listed, current, since }: { listed: readonly string[]; current: ReadonlySet<string>; since: ReplacedSince },
  now: Date,
): { expired: string[]; since: ReplacedSince } {
  const replaced = listed
    .filter((key) => !current.has(key))
    .map((key) => [key, since[key] ?? now.toISOString()] as const);
  const isExpired = (at: string) => now.getTime() - Date.parse(at) >= KEPT_DAYS * DAY_MS;
  return {
    expired: replaced.filter(([, at]) => isExpired(at)).map(([key]) => key),
    since: Object.fromEntries(replaced.filter(([, at]) => !isExpired(at))),
  };
}
