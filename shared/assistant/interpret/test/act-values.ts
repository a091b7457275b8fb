import type { Act } from '../../act.ts';

/** Returns the values that acts set in a field of the release. */
export const valuesSet = (acts: readonly Act[], field: string): unknown[] =>
  acts.flatMap((act) => (act.kind === 'set-release' && act.field === field ? [act.value] : []));
/** Returns the labels of the buttons that acts offer. */
export const buttonLabels = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions.map(({ label }) => label) : []));
