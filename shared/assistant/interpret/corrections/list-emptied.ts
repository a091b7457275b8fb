import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Track } from '../../../releases/track.ts';
import type { Act, CreditList, PlainAct } from '../../act.ts';
import { thisQuestion } from '../../intents/this-question.ts';
import type { Step } from '../../step.ts';
import type { InterpretContext } from '../context.ts';
import { roleByName } from '../credits/role-by-name.ts';
import { objectAfterVerb } from '../values/object-after-verb.ts';
import { plain, withoutOpening } from '../words/normalize-text.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** The maximum number of words in a message that empties a list. */
const MAX_WORDS = 8;

/** Verbs for emptying a list, in addition to those that remove a name. */
const EMPTY_VERBS = /^(?:clear|empty|wipe|delete|vac[ií]a|vaciar|leere?|vide[rz]?|svuota|limpa|esvazia)$/;
const IGNORED_WORDS =
  /^(?:all|every|everybody|everyone|of|the|my|our|them|list|names?|out|from|again|please|again|todos|todas|los|las|os|as|de|la|el|alle|die|der|den|tous|toutes|les|des|tutti|tutte|i|gli|le|dei)$/;

type Named = { lists: readonly CreditList[]; step: Step; isOut?: (role: string) => boolean };

const LISTS: readonly [RegExp, Named][] = [
  [
    /^(?:contributors?|collaborators|other credits|colaboradores|contributeurs|mitwirkenden?|beteiligten|collaboratori)$/,
    { lists: ['contributors'], step: 'contributors' },
  ],
  [/^(?:composers|compositores|compositeurs|komponisten|compositori)$/, { lists: ['composers'], step: 'writers' }],
  [/^(?:lyricists|letristas|paroliers|texter|parolieri)$/, { lists: ['lyricists'], step: 'writers' }],
  [/^(?:writers|songwriters|autores|auteurs|autoren|autori)$/, { lists: ['composers', 'lyricists'], step: 'writers' }],
  [
    /^(?:featured artists|features|featurings|guests|featured|invitados|invités|gäste|ospiti|convidados)$/,
    { lists: ['artists'], step: 'artists', isOut: (role) => role !== 'Primary' },
  ],
];
const EXCLUDED =
  /^(?:exclusions|exceptions|(?:excluded|blocked) (?:territories|countries|places)|(?:territories|countries) (?:that are )?excluded|exclusiones|exclusions|ausnahmen|eccezioni|exceções)$/;

/**
 * Reads a request to empty a list: 'remove all contributors', 'clear the exclusions'. Removes the names if at least one
 * remains (product 7.10). Otherwise explains why they stay, and asks for the right ones.
 */
export function readEmptiedList(text: string, { release }: InterpretContext): Act[] | undefined {
  const words = wordsOf(withoutOpening(text));
  const [verb] = words;
  if (!release || !verb || words.length > MAX_WORDS || /[?？]/.test(text)) return undefined;
  const object = EMPTY_VERBS.test(plain(verb.text)) ? words.slice(1) : objectAfterVerb(words, 'remove');
  if (!object || object.length === 0) return undefined;
  const noun = nounOf(object);
  if (EXCLUDED.test(noun)) return [{ kind: 'territories', how: 'all-except', territories: [] }];
  const named = LISTS.find(([pattern]) => pattern.test(noun))?.[1] ?? entriesWithRole(noun, object);
  if (!named) return undefined;
  const tracks = orderedTracks(release);
  const out = named.lists.flatMap((list) => removals(tracks, list, named.isOut));
  if (out.length === 0) return undefined;
  const isEmptied = named.lists.some((list) =>
    tracks.some((track) => track[list].length > 0 && track[list].every((entry) => isRemoved(entry, named.isOut))),
  );
  return isEmptied
    ? [
        { kind: 'explain', term: thisQuestion.keepsOne.topic },
        { kind: 'go-to', step: named.step },
      ]
    : out;
}

const nounOf = (object: readonly Word[]): string =>
  object
    .map(({ text }) => text.toLowerCase())
    .filter((word) => !IGNORED_WORDS.test(word))
    .join(' ');

/** Finds the entries with one role: 'Remove all producers'. A role in the singular may be part of a name. */
function entriesWithRole(noun: string, object: readonly Word[]): Named | undefined {
  const isAll = object.some(({ key }) => /^(?:all|every|todos|todas|alle|tous|tutti)$/.test(key)) || noun.endsWith('s');
  const role = isAll ? (roleByName(noun) ?? roleByName(noun.replace(/s$/, ''))) : undefined;
  if (role?.list !== 'contributors' || !('role' in role)) return undefined;
  return { lists: ['contributors'], step: 'contributors', isOut: (one) => one === role.role };
}

type Entry = Track[CreditList][number];
const isRemoved = (entry: Entry, isOut?: (role: string) => boolean): boolean =>
  isOut === undefined || !('role' in entry) || isOut(entry.role);

/** Builds the acts that remove each name of a list once. */
function removals(tracks: readonly Track[], list: CreditList, isOut?: (role: string) => boolean): PlainAct[] {
  const entries = tracks.flatMap((track): readonly Entry[] => track[list]).filter((entry) => isRemoved(entry, isOut));
  const names = entries.map((entry) => ('name' in entry ? entry.name : `${entry.firstName} ${entry.lastName}`.trim()));
  return [...new Set(names)].map((name) => ({ kind: 'remove-credit', tracks: 'all', list, name }));
}
