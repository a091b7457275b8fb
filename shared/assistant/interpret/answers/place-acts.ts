import type { Act, PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import type { PlacesReading } from '../places/read-places.ts';

type How = PlacesReading['how'];
/** Builds the act for a choice of stores or territories. */
type ToPlaceAct = (how: How, places: string[]) => PlainAct;

/**
 * Builds the acts for a list of stores or territories. Sets those that are certain; if part of the list was not
 * understood, only offers them.
 */
export function placeActs(
  reading: PlacesReading | 'vague',
  text: string,
  asAct: ToPlaceAct,
  label: (how: How, places: readonly string[]) => string,
): Act[] | undefined {
  if (reading === 'vague') return [{ kind: 'why' }];
  const { how, sure, added, doubted, maybe, unknown, isLoose } = reading;
  const offer = (...choices: [How, string[]][]): Act =>
    suggest(
      label(how, sure),
      choices
        .filter(([way, places]) => places.length > 0 || way === 'all-except')
        .slice(0, 5)
        .map(([way, places]) => ({ label: label(way, places), acts: [asAct(way, places)] })),
    );
  const names: Act[] = unknown.length > 0 ? [unknownName(unknown)] : [];
  const [first] = maybe;
  if (doubted.length > 0) return [offer([how, [...sure, ...doubted]], [how, sure]), ...names];
  if (first && sure.length === 0 && how !== 'all-except')
    return [offer(...first.names.map((one): [How, string[]] => [how, [one]])), ...names];
  if (first) {
    // Set the certain places first, then ask about the misspelled one, which can still be added or removed.
    const next = how === 'only' ? 'add' : 'remove';
    return [asAct(how, sure), offer(...first.names.map((one): [How, string[]] => [next, [one]])), ...names];
  }
  if (unknown.length > 0 && sure.length === 0) return how === 'all-except' ? [asAct(how, sure), ...names] : names;
  if (isLoose && sure.length > 0 && /\?\s*$/.test(text)) return undefined;
  // A list that is meant to be complete must not silently lose an entry, so only offer it.
  if (isLoose ? how === 'only' || unknown.length > 0 : unknown.length > 0 && how === 'only')
    return [offer([how, sure]), ...names];
  return [asAct(how, sure), ...(added.length > 0 ? [asAct('add', added)] : []), ...names];
}

const unknownName = (names: readonly string[]): Act => ({
  kind: 'unknown-name',
  said: names.join(', ').slice(0, 200),
});
