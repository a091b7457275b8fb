import type { z } from 'zod';
import type { NameCredits } from '../act.ts';

type CreditsNamed = z.infer<typeof NameCredits>['named'];
type Credit = CreditsNamed['credits'][number];

/**
 * Replaces the credits of an act. The caller makes sure that they fit the same list, which the compiler cannot check.
 */
const withCredits = (named: CreditsNamed, credits: readonly Credit[]): CreditsNamed =>
  ({ ...named, credits }) as CreditsNamed;

/** Changes each name of an act's credits. */
export const mapNames = (named: CreditsNamed, change: (name: string) => string): CreditsNamed =>
  withCredits(
    named,
    named.credits.map((credit) => ({ ...credit, name: change(credit.name) })),
  );

/** Keeps only the credits whose names pass `isKept`. */
export const filterNames = (named: CreditsNamed, isKept: (name: string) => boolean): CreditsNamed =>
  withCredits(
    named,
    named.credits.filter(({ name }) => isKept(name)),
  );
