import { fold } from '../../../fold.ts';
import type { Act, PlainAct } from '../../act.ts';
import { piecesOf } from '../clauses/pieces.ts';
import { alternativesIn } from '../clauses/two-candidates.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { namesOnRelease } from '../corrections/names-on-release.ts';
import { yearsIn } from '../days/years-in-text.ts';
import { readOwner } from '../declarations/read-owner.ts';
import { possibleHolders, readRightsLine, userName } from '../declarations/read-rights-line.ts';
import { MAX_PIECES, offerTexts } from '../values/free-text-acts.ts';
import { looksLikeHolder } from '../values/looks-like.ts';
import { quoted } from '../words/normalize-text.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

type Field = 'pLine' | 'cLine';
type Line = { year: number; holder: string };
const other = (field: Field): Field => (field === 'cLine' ? 'pLine' : 'cLine');
const setLine = (field: Field, value: Line): PlainAct => ({ kind: 'set-release', field, value });

const BOTH =
  /\b(?:for |in |on )?both(?: are| is| lines| of them)?\b:?|℗\s*(?:&|and|\+|\/)?\s*©|\bp ?(?:and|&|\/|\+) ?c\b(?:[- ]?lines?)?:?|\bfor everything\b:?|\b(?:the )?[pc][- ]?line (?:too|as well|also)\b|\b(?:the )?same (?:for|goes for|with) (?:the )?[pc][- ]?line\b/giu;

const line =
  (field: Field): Answer =>
  (message, context) => {
    const text = quoted(message) ?? message;
    if (/\n.*\n.*\n/.test(text) || piecesOf(text).length > MAX_PIECES) return undefined;
    const isBoth = new RegExp(BOTH.source, 'iu').test(text);
    const isHolder = (part: string) => looksLikeHolder(yearsIn(part, context.today).left) === 'sure';
    const parts = text.split(/\s+(?:\/|vs\.?)\s+/);
    const two = parts.length === 2 && parts.every(isHolder) ? parts : alternativesIn(text, isHolder);
    if (two && !context.isBesideTalk) {
      const year = yearsIn(text, context.today).years[0] ?? Number(context.today.slice(0, 4));
      return offerLines(
        text,
        two.map((one) => yearsIn(one, context.today).left),
        [year],
        userName(context),
        (value) => [setLine(field, value)],
      );
    }
    const reading = readRightsLine(text.replace(BOTH, ' ').replace(/\n/g, ', ').trim() || 'same', context);
    const fields: Field[] = isBoth ? ['pLine', 'cLine'] : [field];
    const act = (value: Line): PlainAct[] => fields.map((one) => setLine(one, value));
    const words = wordsOf(text);
    const isDoubtful =
      reading.isShared ||
      hasSaying(words, 'doubt', 'unsure') ||
      /\b(?:or|oder|ou|oppure|albo|veya)\b/i.test(text) ||
      (context.isBesideTalk === true && hasSaying(words, 'hedge')) ||
      /\?\s*$/.test(text);
    const known = reading.isSame ? findOtherLine(field, context) : undefined;
    const holders = possibleHolders(reading, known?.holder);
    const [holder] = holders;
    // For 'Same', there is no other line to copy, so explain the question.
    if (!holder) return reading.isSame ? [{ kind: 'why' }] : undefined;
    const years =
      reading.years.length > 0
        ? reading.years
        : [known && holder.name === known.holder ? known.year : Number(context.today.slice(0, 4))];
    const [year] = years;
    const isPlausible = reading.years.length > 0 || isPlausibleHolder(holder.name, context);
    if (holders.length === 1 && years.length === 1 && year !== undefined && holder.isSure && isPlausible && !isDoubtful)
      return act({ year, holder: holder.name });
    if (context.isBesideTalk || (/\?\s*$/.test(text) && words.length > 6)) return undefined;
    return offerLines(
      text,
      holders.map(({ name }) => name),
      years,
      userName(context),
      act,
    );
  };

/** Words and endings that mark a company name. */
const COMPANY =
  /\b(?:records?|recordings|recs?|music|musik|música|musica|musique|label|studios?|productions?|producciones|produções|publishing|entertainment|ent|group|collective|media|sounds?|inc|llc|ltd|gmbh|bv|srl|sl|ug|kg|oy|ab|as|ev|vof|discos|editions?|edizioni|verlag|films?)\b/i;

/**
 * Whether a holder is known, or looks like a name because of its capitals or because it is a company. Plain lowercase
 * words may be a reply that we do not recognize, such as "I will ask" in another language.
 */
const isPlausibleHolder = (name: string, context: InterpretContext): boolean =>
  name === 'me' ||
  /[\p{Lu}\p{Lo}\p{N}]/u.test(name) ||
  COMPANY.test(name) ||
  namesOnRelease(context.release).some(({ now }) => fold(now) === fold(name));

/** Finds the other rights line, on the release or earlier in this message. */
function findOtherLine(field: Field, { release, pending }: InterpretContext): Line | undefined {
  const pendingAct = pending?.find((act) => act.kind === 'set-release' && act.field === other(field));
  const value = pendingAct?.kind === 'set-release' ? pendingAct.value : (release?.[other(field)] ?? release?.[field]);
  return value && typeof value === 'object' && value.holder !== '' ? value : undefined;
}

/** Offers every combination of year and holder, formatted as a rights line. */
const offerLines = (
  typed: string,
  holders: readonly string[],
  years: readonly number[],
  self: string,
  act: (value: Line) => PlainAct[],
): Act[] =>
  offerTexts(
    typed,
    holders.flatMap((holder) =>
      years.map((year) => ({
        text: `${year} ${holder === 'me' && self !== '' ? self : holder}`,
        acts: act({ year, holder }),
      })),
    ),
  );

export const pLine = line('pLine');
export const cLine = line('cLine');

/** Reads the account's own name, even if its words also mean something else: 'Later Maybe'. */
const ownNameAnswer =
  (field: Field): Answer =>
  (text, context) =>
    userName(context) !== '' && fold(text) === fold(userName(context)) && readOwner(text, '').kind !== 'same'
      ? [setLine(field, { year: Number(context.today.slice(0, 4)), holder: text })]
      : undefined;
/** Answers in which the user claims ownership: 'I do'. */
const SELF = /^(?:yes,? )?(?:i|we) do[.!]*$/i;
/** Reads answers that are clear as a whole: the account's name, "I do", or an explicit "same". */
const plainRightsLine =
  (field: Field): Answer =>
  (text, context) => {
    const own = ownNameAnswer(field)(text, context);
    const self = SELF.test(text) ? line(field)('me', context) : undefined;
    return (
      own ??
      self ??
      (readOwner(text.replace(/[.!]+$/, ''), '').kind === 'same' && findOtherLine(field, context)
        ? line(field)(text, context)
        : undefined)
    );
  };
export const plainPLine = plainRightsLine('pLine');
export const plainCLine = plainRightsLine('cLine');
