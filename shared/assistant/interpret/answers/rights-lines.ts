import { fold } from '../../../fold.ts';
import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Act, PlainAct } from '../../act.ts';
import { alternativesIn } from '../alternatives.ts';
import { areCapital, isCapital } from '../capitals.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { MOST_PIECES, offerTexts } from '../free-text-acts.ts';
import { LICENCE, looksLikeHolder } from '../looks-like.ts';
import { ownerSaid } from '../owner-said.ts';
import { type Piece, piecesOf } from '../pieces.ts';
import { quoted } from '../said.ts';
import { hasSaying } from '../sayings.ts';
import { wordsOf } from '../words.ts';
import { yearsIn } from '../years-said.ts';

type Field = 'pLine' | 'cLine';
type Line = { year: number; holder: string };
const other = (field: Field): Field => (field === 'cLine' ? 'pLine' : 'cLine');
const setLine = (field: Field, value: Line): PlainAct => ({ kind: 'set-release', field, value });

type Holder = { name: string; isSure: boolean; isNamed?: boolean | undefined };
/** What all clauses of an answer say. */
type Said = { years: number[]; names: Holder[]; isSelf: boolean; isSame: boolean; isShared: boolean };

const BOTH =
  /\b(?:for |in |on )?both(?: are| is| lines| of them)?\b:?|℗\s*(?:&|and|\+|\/)?\s*©|\bp ?(?:and|&|\/|\+) ?c\b(?:[- ]?lines?)?:?|\bfor everything\b:?|\b(?:the )?[pc][- ]?line (?:too|as well|also)\b|\b(?:the )?same (?:for|goes for|with) (?:the )?[pc][- ]?line\b/giu;

const selfOf = ({ release }: InterpretContext): string =>
  (release && orderedTracks(release)[0]?.artists.find(({ role }) => role === 'Primary')?.name) || '';

/** A year that takes the place of the one before. */
const CORRECTS =
  /^(?:(?:oh|ah|no|sorry|and|but)[,\s]+)*(?:wait|actually|sorry|i mean|correction|make it|make that|rather|espera|perdón|perdon|digo|quero dizer|quer dizer|pardon|enfin|moment|nein|aspetta|anzi|cioè)\b/i;
/** Another owner, of whom no name is said. */
const OTHER_OWNER =
  /^(?:(?:my|our|his|her|mi|mis|meu|minha|mon|ma|mein|meine|mio|mia)\s+\p{L}+|(?:the|el|la|o|a|le|die|das|der|il)\s+(?:studio|label|band|company|singer|producer|others?|estudio|estúdio|sello|gravadora|groupe|gruppo))\b/iu;
/** Four figures of another calendar. */
const OTHER_YEAR = /(?<!\d)\d{4}(?!\d)/;

/** Names between "and" are one holder, and a form of company belongs to the name before its comma. */
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

function readLine(text: string, context: InterpretContext): Said {
  const said: Said = { years: [], names: [], isSelf: false, isSame: false, isShared: false };
  const licence = LICENCE.exec(text)?.[0] ?? '';
  const body = licence === '' ? text : text.slice(0, text.length - licence.length);
  let isCorrected = false;
  for (const { text: clause, isAnd } of clausesOf(body)) {
    const { years, left } = yearsIn(clause, context.today);
    isCorrected ||= CORRECTS.test(clause);
    if (years.length > 0 && isCorrected) said.years = [];
    said.years.push(...years.filter((year) => !said.years.includes(year)));
    // Behind a holder only another name is one: small words explain.
    const isBehind = said.names.length > 0 || said.isSelf || said.isSame;
    // 'Me and my brother': there is another owner, of whom no name is said.
    if (isBehind && isAnd && OTHER_OWNER.test(left)) said.isShared = true;
    if (isBehind && !areCapital(wordsOf(left).slice(-2))) continue;
    const owner = ownerSaid(left.replace(OTHER_YEAR, ' ').trim(), selfOf(context));
    if (owner.kind === 'name' && OTHER_YEAR.test(left)) owner.isSure = false;
    if (owner.kind === 'self') said.isSelf = true;
    else if (owner.kind === 'same') said.isSame = true;
    else if (owner.kind === 'name' && !said.names.some(({ name }) => name.toLowerCase() === owner.name.toLowerCase()))
      said.names.push(owner);
  }
  const [first] = said.names;
  // One small word before a sentence is talk: 'mire, la grabamos ...'.
  const isLoose =
    first &&
    !wordsOf(first.name).some(isCapital) &&
    fold(first.name) !== fold(selfOf(context)) &&
    (context.isBesideTalk || wordsOf(body).length > 4 + wordsOf(first.name).length);
  if (isLoose) said.names = [];
  if (licence !== '' && first && !isLoose) said.names[0] = { ...first, name: `${first.name}${licence}` };
  return said;
}

const line =
  (field: Field): Answer =>
  (message, context) => {
    const text = quoted(message) ?? message;
    if (/\n.*\n.*\n/.test(text) || piecesOf(text).length > MOST_PIECES) return undefined;
    const isBoth = new RegExp(BOTH.source, 'iu').test(text);
    const isHolder = (part: string) => looksLikeHolder(yearsIn(part, context.today).left) === 'sure';
    const parts = text.split(/\s+(?:\/|vs\.?)\s+/);
    const two = parts.length === 2 && parts.every(isHolder) ? parts : alternativesIn(text, isHolder);
    if (two && !context.isBesideTalk) {
      const year = yearsIn(text, context.today).years[0] ?? Number(context.today.slice(0, 4));
      return offered(
        text,
        two.map((one) => yearsIn(one, context.today).left),
        [year],
        selfOf(context),
        (value) => [setLine(field, value)],
      );
    }
    const said = readLine(text.replace(BOTH, ' ').replace(/\n/g, ', ').trim() || 'same', context);
    const fields: Field[] = isBoth ? ['pLine', 'cLine'] : [field];
    const act = (value: Line): PlainAct[] => fields.map((one) => setLine(one, value));
    const words = wordsOf(text);
    const isDoubtful =
      said.isShared ||
      hasSaying(words, 'doubt', 'unsure') ||
      /\b(?:or|oder|ou|oppure|albo|veya)\b/i.test(text) ||
      (context.isBesideTalk === true && hasSaying(words, 'hedge')) ||
      /\?\s*$/.test(text);
    const known = said.isSame ? lineKnown(field, context) : undefined;
    const holders = holdersOf(said, known?.holder);
    const [holder] = holders;
    // 'Same', where there is no other line yet: what is asked for is explained.
    if (!holder) return said.isSame ? [{ kind: 'why' }] : undefined;
    const years =
      said.years.length > 0
        ? said.years
        : [known && holder.name === known.holder ? known.year : Number(context.today.slice(0, 4))];
    const [year] = years;
    if (holders.length === 1 && years.length === 1 && year !== undefined && holder.isSure && !isDoubtful)
      return act({ year, holder: holder.name });
    if (context.isBesideTalk || (/\?\s*$/.test(text) && words.length > 6)) return undefined;
    return offered(
      text,
      holders.map(({ name }) => name),
      years,
      selfOf(context),
      act,
    );
  };

function holdersOf({ names: all, isSelf, isSame }: Said, known: string | undefined): Holder[] {
  // 'Moth painted it, so Moth Hanley': the whole name counts.
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

/** What the other line says, or was said to be in this message. */
function lineKnown(field: Field, { release, pending }: InterpretContext): Line | undefined {
  const said = pending?.find((act) => act.kind === 'set-release' && act.field === other(field));
  const value = said?.kind === 'set-release' ? said.value : (release?.[other(field)] ?? release?.[field]);
  return value && typeof value === 'object' && value.holder !== '' ? (value as Line) : undefined;
}

/** Every year with every holder, in the words of a line. */
const offered = (
  said: string,
  holders: readonly string[],
  years: readonly number[],
  self: string,
  act: (value: Line) => PlainAct[],
): Act[] =>
  offerTexts(
    said,
    holders.flatMap((holder) =>
      years.map((year) => ({
        text: `${year} ${holder === 'me' && self !== '' ? self : holder}`,
        acts: act({ year, holder }),
      })),
    ),
  );

export const pLine = line('pLine');
export const cLine = line('cLine');

/** Who speaks, by the name of the account, whatever else the words mean: 'Skip Tuesday'. */
const ownName =
  (field: Field): Answer =>
  (text, context) =>
    selfOf(context) !== '' && fold(text) === fold(selfOf(context)) && ownerSaid(text, '').kind !== 'same'
      ? [setLine(field, { year: Number(context.today.slice(0, 4)), holder: text })]
      : undefined;
/** What needs no reading in pieces: the name of the account, and "same" in so many words. */
const plain =
  (field: Field): Answer =>
  (text, context) => {
    const own = ownName(field)(text, context);
    return (
      own ??
      (ownerSaid(text.replace(/[.!]+$/, ''), '').kind === 'same' && lineKnown(field, context)
        ? line(field)(text, context)
        : undefined)
    );
  };
export const plainPLine = plain('pLine');
export const plainCLine = plain('cLine');
