import type { Act } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import { actLabel } from '../offers/act-label.ts';
import { setsValue } from '../talk/doubt.ts';
import { fieldSetBy } from '../words/kept-values.ts';

/** Combines a value and an alternative that is only offered into a single choice: 'Pop. Electronic? …'. */
export function mergeIntoChoice(acts: Act[]): Act[] {
  const offers = acts.flatMap((act) => (act.kind === 'suggest' ? act.suggestions : []));
  const offered = new Set(offers.flatMap((offer) => offer.acts.map(fieldSetBy)).filter(Boolean));
  const rivals = acts.filter((act) => act.kind !== 'suggest' && offered.has(fieldSetBy(act)));
  if (offers.length === 0 || (rivals.length === 0 && acts.filter(({ kind }) => kind === 'suggest').length < 2))
    return acts;
  const suggestions = [...rivals.filter(setsValue).map((act) => ({ label: actLabel(act), acts: [act] })), ...offers];
  const rest = acts.filter((act) => act.kind !== 'suggest' && !rivals.includes(act));
  const distinctly = suggestions.filter(
    ({ label }, n) => label !== '' && suggestions.findIndex((other) => other.label === label) === n,
  );
  return [...rest, suggest(distinctly.map(({ label }) => label).join(', '), distinctly.slice(0, 6))];
}
