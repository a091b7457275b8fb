import type { z } from 'zod';
import type { NameCredits } from '../act.ts';

type CreditsNamed = z.infer<typeof NameCredits>['named'];
type Credit = CreditsNamed['credits'][number];

/** Replaces the credits of an act by credits of the same list. The compiler cannot verify that they fit the list. */
const withCredits = (named: CreditsNamed, credits: readonly Credit[]): CreditsNamed =>
  ({ ...named, credits }) as CreditsNamed;

/** Changes each name of an act's credits. */
export const withNames = (named: CreditsNamed, change: (name: string) => string): CreditsNamed =>
  withCredits(
    named,
    named.credits.map((credit) => ({ ...credit, name: change(credit.name) })),
  );

/** Keeps only the credits whose names pass `isKept`. */
export const onlyNames = (named: CreditsNamed, isKept: (name: string) => boolean): CreditsNamed =>
  withCredits(
    named,
    named.credits.filter(({ name }) => isKept(name)),
  );
