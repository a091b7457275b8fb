import type { LaptopFile } from '../laptop-file.ts';
import { demoAdmin, demoArtist } from './demo-accounts.ts';
import { DEMO_LIMIT, type DemoRelease, demoReleases } from './demo-releases.ts';
import { makeRelease } from './make-release.ts';
import { type LaptopApi, laptopSession } from './session.ts';

/**
 * How many releases are created concurrently. More would only wait, because the checker takes one file after the other.
 */
const AT_ONCE = 4;

/** Progress: `made` of the `missing` releases have been created. */
export type Progress = { made: number; missing: number };

/**
 * Adds demo releases to the demo artist's library, through the API, until it has `count`. Existing titles are skipped,
 * so that it can be run any number of times.
 * @param onProgress called at the beginning and for every release that was created
 * @returns how many were created
 */
export async function fillLibrary(
  laptop: LaptopFile,
  count: number,
  onProgress: (progress: Progress) => void = () => {},
): Promise<number> {
  const session = laptopSession(laptop);
  const artist = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  const waiting = missingReleases(await titlesOf(artist), count, new Date());
  const missing = waiting.length;
  let made = 0;
  onProgress({ made, missing });
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await makeRelease({ artist, office }, next);
      made++;
      onProgress({ made, missing });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

/** The releases to create so that a library with these titles has `count`: the first demo releases that it lacks. */
export function missingReleases(titles: readonly string[], count: number, today: Date): DemoRelease[] {
  const known = new Set(titles);
  const missing = Math.max(0, count - titles.length);
  return demoReleases(DEMO_LIMIT, today)
    .filter(({ title }) => !known.has(title))
    .slice(0, missing);
}

async function titlesOf(artist: LaptopApi): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await artist('GET /api/releases', { query: { cursor, limit: 100 } });
    titles.push(...page.items.map(({ title }) => title));
    cursor = page.next;
  } while (cursor);
  return titles;
}
