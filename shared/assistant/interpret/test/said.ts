import type { Act } from '../../act.ts';

/** What acts set a field of the release to. */
export const setsOf = (acts: readonly Act[], field: string): unknown[] =>
  acts.flatMap((act) => (act.kind === 'set-release' && act.field === field ? [act.value] : []));
/** The words on the buttons of what acts offer. */
export const offersOf = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions.map(({ label }) => label) : []));
