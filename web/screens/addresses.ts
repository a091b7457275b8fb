import { type Screen, screens } from '../src/app/screens.ts';
import type { OpenPath, Path } from '../src/lib/paths.ts';

/**
 * Example values for paths with parameters, in tests and pictures. A screen with a new parameter does not compile until
 * it has one.
 */
export type Examples = Record<OpenPath, string>;

/** The screens behind a guard, each with an example path. */
export const screensBehind = (guard: Screen['guard'], examples: Examples) =>
  screens
    .filter((screen) => screen.guard === guard && !screen.isAlias)
    .map((screen) => ({ screen, address: addressOf(screen.path, examples) }));

const isOpen = (path: Path): path is OpenPath => path.includes(':');

function addressOf(path: Path, examples: Examples): string {
  if (path === '*') return '/no/such/page';
  return isOpen(path) ? examples[path] : path;
}
