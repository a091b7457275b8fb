import type { Act, PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';

/** Offers a choice between several possible meanings. */
export const offerChoices = (typed: string, all: readonly (readonly [label: string, acts: PlainAct[]])[]): Act[] => [
  suggest(
    typed,
    all.slice(0, 6).map(([label, acts]) => ({ label: label.slice(0, 200), acts })),
  ),
];
