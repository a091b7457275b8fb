import { type Screen, screens } from '../src/app/screens.ts';
import type { OpenPath } from '../src/lib/paths.ts';

/**
 * Example values for paths with parameters, in tests and pictures. A screen with a new parameter does not compile until
 * it has one.
 */
export type Examples = Record<OpenPath, string>;

/** The screens behind a guard, each with an example address. */
export const screensBehind = (guard: Screen['guard'], examples: Examples) =>
  screens
    .filter((screen) => screen.guard === guard && !screen.isAlias)
    .map((screen) => ({ screen, address: addressOf(screen.path, examples) }));

function addressOf(path: string, examples: Examples): string {
  if (path === '*') return '/no/such/page';
  return path.includes(':') ? examples[path as OpenPath] : path;
}
