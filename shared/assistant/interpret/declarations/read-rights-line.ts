import { fold } from '../../../fold.ts';
import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { type Piece, piecesOf } from '../clauses/pieces.ts';
import type { InterpretContext } from '../context.ts';
import { yearsIn } from '../days/years-in-text.ts';
import { LICENCE, looksLikeHolder } from '../values/looks-like.ts';
import { areCapital, isCapital } from '../words/capitals.ts';
import { wordsOf } from '../words/words.ts';
import { readOwner } from './read-owner.ts';

export type Holder = { name: string; isSure: boolean; isNamed?: boolean | undefined };
/** The combined content of all clauses in an answer about a rights line. */
export type RightsLineReading = {
  years: number[];
  names: Holder[];
  isSelf: boolean;
  isSame: boolean;
  isShared: boolean;
};

/** Returns the user's name: the main artist of the first track, or '' if there is none. */
export const userName = ({ release }: InterpretContext): string =>
  (release && orderedTracks(release)[0]?.artists.find(({ role }) => role === 'Primary')?.name) || '';

/** Words before a year that corrects the one before it. */
const CORRECTION_LEAD =
  /^(?:(?:oh|ah|no|sorry|and|but)[,\s]+)*(?:wait|actually|sorry|i mean|correction|make it|make that|rather|espera|perdón|perdon|digo|quero dizer|quer dizer|pardon|enfin|moment|nein|aspetta|anzi|cioè)\b/i;
/** Words for a further owner without a name. */
const OTHER_OWNER =
  /^(?:(?:my|our|his|her|mi|mis|meu|minha|mon|ma|mein|meine|mio|mia)\s+\p{L}+|(?:the|el|la|o|a|le|die|das|der|il)\s+(?:studio|label|band|company|singer|producer|others?|estudio|estúdio|sello|gravadora|groupe|gruppo))\b/iu;
/** Four digits that were not read as a year, such as a year in a different calendar. */
const OTHER_YEAR = /(?<!\d)\d{4}(?!\d)/;

/**
 * Divides a text into clauses. Names joined by "and" are one holder, and a legal form after a comma belongs to the name
 * before it.
 */
function clausesOf(text: string): { text: string; isAnd: boolean }[] {
  const clauses: { text: string; isAnd: boolean }[] = [];
  for (const piece of piecesOf(text)) {
    const last = clauses.at(-1);
    if (last !== undefined && belongs(last.text, piece)) last.text = `${last.text}${piece.gap}${piece.text}`;
    else clauses.push({ text: piece.text, isAnd: /^\s+(?:and|y|e|et|und|aur|n)\s+$/i.test(piece.gap) });
  }
  return clauses;
}
const FORM =
  /^(?:inc|llc|ltd|limited|gmbh|llp|s\.?\s?a\.?|s\.?\s?l\.?|s\.?r\.?l\.?|ab|as|oy|bv|plc|co|corp|pty|kg|ug|e\.?\s?v|an? (?:division|subsidiary|trademark|imprint|label) of)\b/i;
const belongs = (last: string, { text, gap }: Piece): boolean =>
  FORM.test(text) ||
  (/^\s+(?:and|y|e|et|und)\s+$/i.test(gap) &&
    /\p{Lu}\S*$|\d$/u.test(last) &&
    /^\p{Lu}/u.test(text) &&
    looksLikeHolder(last) === 'sure') ||
  (/^,\s*$/.test(gap) &&
    /^\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*\s+(?:&|and|y|e|et|und)\s+\p{Lu}/u.test(text) &&
    looksLikeHolder(last) === 'sure');

/** Reads an answer about a rights line, clause by clause. */
export function readRightsLine(text: string, context: InterpretContext): RightsLineReading {
  const reading: RightsLineReading = { years: [], names: [], isSelf: false, isSame: false, isShared: false };
  const licence = LICENCE.exec(text)?.[0] ?? '';
  const body = licence === '' ? text : text.slice(0, text.length - licence.length);
  let isCorrected = false;
  for (const { text: clause, isAnd } of clausesOf(body)) {
    const { years, left } = yearsIn(clause, context.today);
    isCorrected ||= CORRECTION_LEAD.test(clause);
    if (years.length > 0 && isCorrected) reading.years = [];
    reading.years.push(...years.filter((year) => !reading.years.includes(year)));
    // After a holder, only capitalized words can be a further holder. Lowercase words are an explanation.
    const isBehind = reading.names.length > 0 || reading.isSelf || reading.isSame;
    // In 'Me and my brother', there is a further owner without a name.
    if (isBehind && isAnd && OTHER_OWNER.test(left)) reading.isShared = true;
    if (isBehind && !areCapital(wordsOf(left).slice(-2))) continue;
    const owner = readOwner(left.replace(OTHER_YEAR, ' ').trim(), userName(context));
    if (owner.kind === 'name' && OTHER_YEAR.test(left)) owner.isSure = false;
    if (owner.kind === 'self') reading.isSelf = true;
    else if (owner.kind === 'same') reading.isSame = true;
    else if (
      owner.kind === 'name' &&
      !reading.names.some(({ name }) => name.toLowerCase() === owner.name.toLowerCase())
    )
      reading.names.push(owner);
  }
  const [first] = reading.names;
  // In 'look, we made it all at home', the lowercase word before the sentence is not a holder.
  const isLoose =
    first &&
    !wordsOf(first.name).some(isCapital) &&
    fold(first.name) !== fold(userName(context)) &&
    (context.isBesideTalk || wordsOf(body).length > 4 + wordsOf(first.name).length);
  if (isLoose) reading.names = [];
  if (licence !== '' && first && !isLoose) reading.names[0] = { ...first, name: `${first.name}${licence}` };
  return reading;
}

/** Lists the possible holders for a line. */
export function possibleHolders(
  { names: all, isSelf, isSame }: RightsLineReading,
  known: string | undefined,
): Holder[] {
  // In 'Ana made it, so Ana Lima', the full name wins.
  const whole = all.filter(({ name }) => !all.some((other) => other.name !== name && other.name.startsWith(name)));
  const named = whole.filter(({ isNamed }) => isNamed);
  const names = named.length === 1 ? named : whole;
  if (names.length > 0)
    return isSelf && !isSame && !names.every(({ isNamed }) => isNamed)
      ? [...names, { name: 'me', isSure: false }]
      : names;
  if (isSame && known) return [{ name: known, isSure: true }];
  return isSelf ? [{ name: 'me', isSure: true }] : [];
}
