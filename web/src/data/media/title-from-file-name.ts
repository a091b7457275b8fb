import { readablePart } from '../../../../shared/readable-text.ts';
import { readsAsFormula } from '../../../../shared/spreadsheet-formula.ts';
import { TITLE_LIMIT } from '../../../../shared/text-limit.ts';

const BITS = '(?:16|24|32)[\\s_-]?bits?(?:[\\s_-]?float)?';
const RATE = '(?:(?:16|24|32)[\\s_-])?(?:44[._]?1|48|88[._]?2|96|176[._]?4|192)\\s?(?:k(?:hz)?)?';
const MASTER = '(?:final\\s+)?(?:pre)?master(?:ed|ing)?(?:[\\s_-]*(?:v?\\d+|final))*';
const WORKING = '(?:final(?:[\\s_-]?mix)?|mixdown|bounce|wav|flac|mp3)';

/**
 * Studio notes after a title, in brackets or after a dash. Other brackets belong to the title: (Live), (Remix), (feat.
 * …).
 */
const TAILS = [
  new RegExp(`[\\s_-]*[([](?:${MASTER}|${BITS}|${RATE}|${WORKING})(?:[\\s_-]+(?:${BITS}|${RATE}))?[)\\]]$`, 'iu'),
  new RegExp(`(?:\\s*_+\\s*|\\s+-\\s*|-)(?:${MASTER}|${BITS}|${WORKING})$`, 'iu'),
  new RegExp(`\\s+${BITS}$`, 'iu'),
  /(?:[\s_-]+(?:16|24|32)[-_]|[\s_-]+)(?:44[._]1|48|88[._]2|96|176[._]4|192)\s?k(?:hz)?$/iu,
  /[\s_-]+(?:16|24|32)[-_](?:44(?:[._]?1)?|48|88(?:[._]?2)?|96|176(?:[._]?4)?|192)$/u,
];

/**
 * '01 - ', '1. ', '03_', '(4) ', '1-05 ': a track number, perhaps with its disc. A number followed only by a space may
 * be the title ('7 Rings'), unless it is written '07'.
 */
const NUMBER =
  /^(?:\(\d{1,3}\)[\s_.-]*|(?:\d[-.])?\d{1,3}(?:\s*[.)_]\s*|\s+-\s*|-\s+)|(?:\d-)?0\d{1,2}[\s-]+)(?=[^\s_.-])/u;

/** A number before the title, if all files of a folder have one. */
const ANY_NUMBER = /^\(?(?:\d[-.])?\d{1,3}\)?[\s._)-]+(?=[^\s_.-])/u;

const repeatedly = (text: string, cut: (text: string) => string): string => {
  for (let before = text; ; before = text) {
    text = cut(before);
    if (text === before || text === '') return before;
  }
};

/** Underscores in file names replace spaces. */
const withSpaces = (name: string): string => (/\s/.test(name) ? name : name.replaceAll('_', ' '));

/** Matches the titles that programs give to files without one. Nobody typed them, so they are not proposed. */
const NO_TITLE = /^(?:track \d+|untitled)?$/i;

/** Turns a string into a possible title, or returns '' if it cannot be one. */
export function titleFrom(text: string): string {
  const title = readablePart(text.replaceAll(/\s+/g, ' ')).slice(0, TITLE_LIMIT).trim();
  return NO_TITLE.test(title) || readsAsFormula(title) ? '' : title;
}

/** The parts that a folder's file names have in common. */
type Folder = {
  /** The beginning that all names in the folder share: 'Mara Lind - '. */
  before?: string;
  /** Whether the name of every file continues with a number. '10 Salt' is then the tenth track, not a title. */
  isNumbered?: boolean;
};

const ownPart = (name: string, before: string) => (name.startsWith(before) ? name.slice(before.length) : name);

/**
 * Extracts the title from a file name (product 7.14), without its extension, its number, the folder's common beginning
 * and studio notes.
 * @param name for example 'Mara Lind - 03 - Salt Road (Master 02)_24bit.wav'
 */
export function titleFromFileName(name: string, { before = '', isNumbered = false }: Folder = {}): string {
  const plain = name.replace(/\.[a-z0-9]{2,4}$/i, '');
  const own = ownPart(plain, before).trim();
  const tailless = repeatedly(own, (text) => TAILS.reduce((left, tail) => left.replace(tail, '') || left, text));
  const title = tailless.replace(isNumbered ? ANY_NUMBER : NUMBER, '') || tailless;
  return titleFrom(withSpaces(title)) || titleFrom(withSpaces(plain)) || 'Audio';
}

/** Finds what a folder's file names have in common. */
export function commonPropertiesOf(names: readonly string[]): Folder {
  const before = sharedBeginning(names);
  const numbers = names.map((name) => ANY_NUMBER.exec(ownPart(name, before))?.[0]);
  const isNumbered =
    names.length > 1 && numbers.every(Boolean) && new Set(numbers.map((one) => one?.trim())).size === names.length;
  return { before, isNumbered };
}

/**
 * The beginning that several names share, up to a ' - ' or '_-_': the artist, the album, or both. '' for a single name.
 */
function sharedBeginning(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length += 1;
  const shared = /^.*(?:\s-\s|_-_)/su.exec(first.slice(0, length))?.[0] ?? '';
  return shared;
}
