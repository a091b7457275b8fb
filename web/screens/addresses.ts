import { type Screen, screens } from '../src/app/screens.ts';
import type { OpenPath } from '../src/lib/paths.ts';

/** What an open path shows in a test or a picture. A screen with such a path does not compile until it has an example. */
export type Examples = Record<OpenPath, string>;

/** Each screen behind a guard with an address that shows it. */
export const screensBehind = (guard: Screen['guard'], examples: Examples) =>
  screens
    .filter((screen) => screen.guard === guard && !screen.isAlias)
    .map((screen) => ({ screen, address: addressOf(screen.path, examples) }));

function addressOf(path: string, examples: Examples): string {
  if (path === '*') return '/no/such/page';
  return path.includes(':') ? examples[path as OpenPath] : path;
}
