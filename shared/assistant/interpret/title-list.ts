import { TITLE_LIMIT } from '../../text-limit.ts';
import { areCapital, isParticle, isSmall } from './capitals.ts';
import { withoutAsides } from './explanations.ts';
import { numberOf, placeIn } from './numbers.ts';
import { afterPreamble, nounPhraseFrom } from './preambles.ts';
import { quoted } from './said.ts';
import { areOnly } from './sayings.ts';
import { withoutTrail } from './value-said.ts';
import { chatFrom } from './value-tails.ts';
import { versionPhrases } from './version-words.ts';
import { type Word, wordKey, wordsOf } from './words.ts';

/** Titles of a list, and how the list was written: some signs stand in titles too. */
export type TitleList = { titles: string[]; by: 'lines' | 'numbers' | 'places' | 'quotes' | 'signs' | 'commas' };

/** A title in a list without what tracklists have around it: files, lengths, brackets around nothing. */
const FILE = /\.(?:wav|wave|mp3|flac|aiff?|m4a|aac|ogg|alac|mp4|caf|wma)$/i;
const LENGTH =
  /[\s([–—-]*(?<![\d:.])\d{1,2}[:.'′]\d{2}(?:"|″|''|\s*min)?(?![\d:])[)\]]?\s*$|\s*\(?\b\d{1,2}\s?(?:min(?:utes?)?|m)\s?(?:\d{1,2}\s?(?:s|sec|seconds?)?)?\)?\s*$/i;
const BPM = /[\s(,|–—-]*\b\d{2,3}\s?bpm\b.*$/i;
/** Who made it, behind a dash, and a note of one's own in square brackets. */
const CREDIT = /\s+[–—-]+\s+(?:prod|produced|feat|ft|mixed|written|by|with|for|prod by)\b.*$/i;
const NOTE = /\s*\[\p{Ll}[^\]]*\]\s*$/u;
/** A length in the middle of a line, and the columns behind it. */
const COLUMNS = /\s+\(?\d{1,2}:\d{2}\)?(?:\s.*)?$/;
function tidied(line: string): string {
  let title = line.trim();
  if (title.length > TITLE_LIMIT) return title;
  for (let n = 0; n < 3; n++) {
    const cut = title
      .replace(FILE, '')
      .replace(BPM, '')
      .replace(LENGTH, '')
      .replace(CREDIT, '')
      .replace(NOTE, '')
      .trim();
    title = cut === '' ? title : cut;
  }
  const exact = quoted(title.replace(/[,;]$/, ''));
  if (exact) return exact;
  title = withoutLead(withoutChat(withoutAsides(title)));
  title = withoutTrail(title.replace(/^["']([^"']+)["']$/, '$1'));
  return /_/.test(title) && !/\s/.test(title) ? title.replace(/_+/g, ' ').trim() : title;
}

/** Without words that lead to it, as "we finish on". */
function withoutLead(title: string): string {
  const words = wordsOf(title);
  const { from, strength } = afterPreamble(words, 'title');
  const next = words[from];
  return strength === 'strong' && next && areCapital([next]) && words.slice(0, from).every(isSmall)
    ? title.slice(next.start)
    : title;
}

/** Without chat behind it. */
function withoutChat(title: string): string {
  const words = wordsOf(title);
  const end = words[chatFrom(words)];
  return end ? title.slice(0, end.start - end.gap.length) : title;
}

const NUMBER =
  /^\s*(?:[[(]?(?:track|song|tema|pista|faixa|piste|titel|traccia|brano|lied|nr\.?|no\.?|n[ºo°]\.?|#)?\s*#?(\d{1,2})(?:\s*[.)\]:–—-]+\s*|\s*,\s*|\s+)|([A-D]\d)\s*[.)\]:–—-]*\s+|[-*•·–—>→]+\s+)/i;

/** Numbers in words, in front of a title: 'Eins: ...'. */
const COUNTING = new Set(
  `one two three four five six seven eight nine ten first second third fourth fifth sixth seventh uno dos tres cuatro cinco seis siete um dois quatro sete un deux trois quatre cinq sept eins zwei drei vier funf sechs sieben due tre quattro cinque sei sette primero primera segundo segunda tercero tercera erstens zweitens drittens bir iki uc satu dua tiga ek do teen`.split(
    /\s+/,
  ),
);

/** Lines with the numbers in front of them taken off, where they count up, or are no numbers but bullets. */
function unnumbered(lines: readonly string[]): string[] {
  const marks = lines.map((line) => NUMBER.exec(line));
  const numbers = marks.map((mark) => (mark?.[1] ? Number(mark[1]) : undefined));
  const doCount =
    lines.length > 1 && numbers.every((number, n) => number !== undefined && (number === n + 1 || number === n));
  const areMarked = marks.every((mark) => mark !== null && (mark[1] === undefined || /[.):\]]/.test(mark[0])));
  const spoken = lines.map((line) => /^(\p{L}+)\s*[:.)–-]\s+/u.exec(line));
  if (lines.length > 1 && spoken.every((mark) => COUNTING.has(wordKey(mark?.[1] ?? ''))))
    return lines.map((line, n) => line.slice(spoken[n]?.[0].length ?? 0));
  return lines.map((line, n) => (doCount || areMarked ? line.slice(marks[n]?.[0].length ?? 0) : line));
}

/** Who made it, where every line begins or ends with the same words beside a dash. */
function withoutArtist(lines: readonly string[], artist: string): string[] {
  const parts = lines.map((line) => line.split(/\s+[–—-]\s+/));
  const [first = []] = parts;
  const isSame = (at: number) =>
    lines.length > 1 && parts.every((part) => part.length >= 2 && part.at(at) === first.at(at));
  const isArtist = (at: number) =>
    parts.every((part) => part.length >= 2 && part.at(at)?.trim().toLowerCase() === artist.toLowerCase());
  if (isSame(0) || (artist !== '' && isArtist(0))) return parts.map((part) => part.slice(1).join(' - '));
  if (isSame(-1) || (artist !== '' && isArtist(-1))) return parts.map((part) => part.slice(0, -1).join(' - '));
  return [...lines];
}

/** What every line ends with, and says nothing: 'by Lena Moss', '(ISRC pending)'. */
function withoutEnding(lines: readonly string[]): string[] {
  const ends = lines.map((line) => /\s+(?:by\s+\S.*|\([^()]*\))$/i.exec(line)?.[0]);
  const [end] = ends;
  const inner = wordsOf(end ?? '');
  const isNote =
    end !== undefined &&
    (/^\s+by\s/i.test(end) ||
      (inner.some(isSmall) && versionPhrases(inner).length === 0 && !/^\s+\((?:feat|ft|with)\b/i.test(end)));
  return lines.length > 1 && isNote && ends.every((one) => one === end)
    ? lines.map((line) => line.slice(0, line.length - end.length))
    : [...lines];
}

/** A line that only leads to the list, or ends it: 'tracklist:', 'here you go', 'thanks!'. */
function isAround(line: string): boolean {
  const words = wordsOf(line);
  if (words.length === 0) return true;
  if (/:\s*$/.test(line)) return true;
  return (
    areOnly(words, 'filler', 'yes') ||
    chatFrom([{ text: 'X', key: 'x', start: 0, end: 0, gap: '' }, ...words]) === 1 ||
    (nounPhraseFrom(words, 0) === words.length && words.length > 1 && line === line.toLowerCase()) ||
    /^(?:track ?list(?:ing)?|here (?:you go|they are|it is|goes)|that'?s (?:it|all)|the titles|setlist|lista|tracks?|songs?|titles?|titel|tracklist|titres?|temas|faixas|brani|canciones|músicas)\b.{0,24}$/i.test(
      line.trim(),
    )
  );
}

/** Cells of a table, without numbers, lengths and what is the same in every line: what is left first is the title. */
function fromTable(lines: readonly string[]): string[] {
  const rows = lines.map((line) =>
    line
      .split(/\s*\|\s*/)
      .map((cell) => cell.trim())
      .filter(Boolean),
  );
  const columns = Math.min(...rows.map((row) => row.length));
  if (columns < 2) {
    const areTimed = lines.length > 1 && lines.every((line) => COLUMNS.test(line));
    return areTimed ? lines.map((line) => line.replace(COLUMNS, '')) : [...lines];
  }
  const isTitle = (at: number) =>
    rows.some((row) => /\p{L}/u.test(row[at] ?? '')) &&
    new Set(rows.map((row) => row[at])).size > 1 &&
    !rows.every((row) => /^\d/.test(row[at] ?? '') && /[:.]\d\d$/.test(row[at] ?? ''));
  const title = Array.from({ length: columns }, (_, n) => n).find(isTitle) ?? 0;
  return rows.map((row) => row[title] ?? '');
}

/** 'SIDE A', 'Disc 1': where a part of the list begins. */
const PART = /^(?:side|disc|disk|cd|part|lado|cara|disco|face|disque|seite|lato)\s*[A-D\d]\b.{0,12}$/i;
/** A line that talks about the list. */
const isTalking = (line: string): boolean => {
  const words = wordsOf(line);
  return (
    isAround(line) ||
    /^(?:ps|nb|btw|note)\b/i.test(line) ||
    (words.length > 2 && words.filter((word) => isSmall(word) && !isParticle(word)).length * 2 > words.length)
  );
};

/** A list in lines: numbered lines where as many have numbers as there are tracks, else all but talk before and behind. */
function byLines(text: string, count: number, artist: string): TitleList | undefined {
  const all = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (all.length < 2) return undefined;
  const numbered = all.filter(
    (line) => /^\W{0,2}(?:track\s*)?\d{1,2}\s*[.)\]:|–—-]/i.test(line) || /^0?\d{1,2}\s+\S/.test(line),
  );
  let lines = all.filter((line) => !PART.test(line));
  if (numbered.length === count && count > 1) lines = numbered;
  while (lines.length > 1 && lines.length > count && isTalking(lines[0] ?? '')) lines = lines.slice(1);
  while (lines.length > 1 && lines.length > count && isTalking(lines.at(-1) ?? '')) lines = lines.slice(0, -1);
  const spaced = lines.map((line) => (/_/.test(line) && !/\s/.test(line) ? line.replace(/_+/g, ' ') : line));
  const cut = unnumbered(
    fromTable(spaced).map((line) => line.replace(/[,;]$/, '').replace(FILE, '').replace(LENGTH, '') || line),
  );
  return { titles: withoutEnding(withoutArtist(cut, artist)).map(tidied), by: 'lines' };
}

/** Numbers that count up inside one line: '1. Dawn 2. Dusk', '1 dawn, 2 dusk', '1) Dawn 2) Dusk'. */
function byNumbers(text: string): TitleList | undefined {
  const marks: { start: number; end: number }[] = [];
  for (const match of text.matchAll(
    /(?:^|[\s,;])(?:(?:and|y|e|et|und|then)\s+)?(?:track|song|tema|pista|faixa|piste|titel|traccia|brano|nr\.?|no\.?|number|#)?\s*#?(\d{1,2})(?:(?:\s*[.):–—-]+|\s+(?:is|is called|called|=)|,)?\s+|\s*[.)]\s*)(?=\S)/giu,
  ))
    if (Number(match[1]) === marks.length + 1) marks.push({ start: match.index, end: match.index + match[0].length });
  if (marks.length < 2 || !isLead(text.slice(0, marks[0]?.start))) return undefined;
  const titles = marks.map(({ end }, n) =>
    tidied(
      text
        .slice(end, marks[n + 1]?.start ?? text.length)
        .replace(/[\s,;/|]+$/, '')
        .replace(/\s+(?:and|y|e|et|und)$/i, ''),
    ),
  );
  return titles.every(Boolean) ? { titles, by: 'numbers' } : undefined;
}

const PLACES: Record<string, number> = Object.fromEntries(
  [
    'opener opening primero primera primer prima primo primeiro primeira premier premiere erste erster erstes ersten opener birinci pehla pehli pertama',
    'segundo segunda secondo seconda deuxieme seconde zweite zweiter zweites zweiten ikinci dusra dusri kedua',
    'tercero tercera terzo terza terceiro terceira troisieme dritte dritter drittes dritten ucuncu teesra teesri ketiga',
    'cuarto cuarta quarto quarta quatrieme vierte vierter viertes vierten dorduncu',
    'quinto quinta cinquieme funfte funfter funftes funften besinci',
    'sexto sexta sesto sesta sixieme sechste sechster sechstes',
    'septimo septima settimo settima setimo setima septieme siebte siebter siebtes',
  ].flatMap((list, n) => list.split(' ').map((word) => [word, n + 1])),
);
const place = ({ key }: Word): number | undefined => PLACES[key] ?? placeIn(key);
const AFTER_PLACE = new Set(
  `na one track song is cest its called titled named will be should just simply then title es se llama la el cancion pista tema e a o faixa musica chama ist heisst song titel lied est s appelle titre morceau si chiama traccia brano ones name as and with gonna going to hai`.split(
    /\s+/,
  ),
);
const BEFORE_PLACE = new Set(
  'the and then a la el o le der die das il y e et und our my with lastly n so well ok okay'.split(' '),
);

/** Places in words: 'the first one is called dawn the second one is dusk'. */
function byPlaces(message: string): TitleList | undefined {
  const text = message.replace(/\ba[- ]side\b/gi, 'first').replace(/\bb[- ]side\b/gi, 'second');
  const words = wordsOf(text);
  const marks: { start: number; end: number }[] = [];
  for (const [n, word] of words.entries()) {
    const isCounted = ['track', 'song', 'number', 'no', 'nr'].includes(words[n - 1]?.key ?? '');
    const number = place(word) ?? (isCounted ? numberOf(word.key) : undefined);
    const isLast =
      ['last', 'final', 'closer', 'closing', 'ultimo', 'ultima', 'derniere', 'dernier', 'letzte', 'letzter'].includes(
        word.key,
      ) && marks.length > 0;
    const isNext = NEXT.has(word.key) && marks.length > 0 && /[,;]/.test(word.gap);
    if (number !== marks.length + 1 && !isLast && !isNext) continue;
    let from = isCounted ? n - 1 : n;
    while (from > 0 && BEFORE_PLACE.has(words[from - 1]?.key ?? '')) from--;
    let to = n + 1;
    while (to < words.length && AFTER_PLACE.has(words[to]?.key ?? '') && !/^\p{Lu}/u.test(words[to]?.text ?? '')) to++;
    if (
      to === n + 1 &&
      !isNext &&
      !/^\s*[:=–—-]/.test(words[to]?.gap ?? '') &&
      !(areCapital(words.slice(to, to + 1)) && marks.length + 1 === number)
    )
      continue;
    marks.push({ start: words[from]?.start ?? 0, end: words[to]?.start ?? text.length });
  }
  if (marks.length === 0 || (marks[0] && marks[0].start > 0 && marks.length < 2)) return undefined;
  const head = text.slice(0, marks[0]?.start).trim();
  // 'Dawn and then the second one is Dusk': the first is what stands before it.
  const titles = marks.map(({ end }, n) =>
    tidied(text.slice(end, marks[n + 1]?.start ?? text.length).replace(/[\s,;]+$/, '')),
  );
  if (titles.some((title) => title === '') || marks.length < 2 || !isLead(head)) return undefined;
  return { titles, by: 'places' };
}

/** The second title is named by its place, and the first stands before: 'dawn and then the second one is dusk'. */
function byThen(text: string): TitleList | undefined {
  const match =
    /^(.+?)[\s,;.]+(?:(?:and|n|&|then)\s+)*the (?:second|other) (?:one|track|song)?\s*(?:is|is called|called|'s)?\s*(?:called|just|simply|named)?\s+(.+)$/i.exec(
      text,
    );
  return match ? { titles: [tidied(match[1] ?? ''), tidied(match[2] ?? '')], by: 'places' } : undefined;
}

/** What comes next in order, without a number. */
const NEXT = new Set(
  'then next depois luego despues poi puis ensuite dann danach sonra followed lastly finally'.split(' '),
);

/** Words before a list that are no title of it. */
function isLead(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length === 0 ||
    areOnly(words, 'filler', 'yes') ||
    /:\s*$/.test(text) ||
    nounPhraseFrom(words, 0) === words.length ||
    (words.length < 8 && nounPhraseFrom(words, 0) >= words.length - 2 && nounPhraseFrom(words, 0) > 0) ||
    (words.length < 7 && words.every(isSmall)) ||
    /^(?:ok(?:ay)?|so|they'?re|they are|here (?:they are|you go|goes|it is)|it goes|in order)[\s:,]*/i.test(text)
  );
}

/** "the titles are", "tracklist:", "they're called" before a list in one line. */
const LEAD =
  /^(?:(?:ok(?:ay)?|so|sure|well|right|yes|hi|hey|please|here|in order)[,.!]?\s+)*(?:(?:they(?:'re| are)|it(?:'s| is)|these are|there(?:'s| are)|here (?:they are|you go|it is|goes)|(?:the |our |my |all |all the )*(?:track ?list(?:ing)?|tracks?|songs?|titles?|names?)(?: (?:of|for) (?:the )?(?:tracks?|songs?))?(?:,? in order)?(?: (?:is|are|will be|goes?|would be))?|in order|order is|here|sure|ok|okay|(?:los|las|os|as|les|die|i|le|gli|nossas?|nuestros?|nuestras?|meine|unsere|mes|nos)? ?(?:títulos|titulos|temas|canciones|músicas|musicas|faixas|titres|morceaux|titel|lieder|titoli|canzoni|brani|tracce|nomes)(?: (?:son|são|sao|sont|sind|sono|se llaman|se chamam|s'appellent|heißen|heissen|si chiamano))?|se llaman|son|são|chamam-se|se chamam|ce sont|sie heißen|sie heissen|sono|si chiamano|judulnya|isimleri|adları|naam hain)(?: called| titled| named)?\s*(?::|,(?= )|(?=\s))\s*)(?=\S)/i;

/** Signs that divide a list: the surest first. */
const DIVIDERS: readonly RegExp[] = [
  /\s*\|\s*/,
  /\s*;\s*/,
  /\s+\/\/?\s+/,
  /\s*(?:→|->|=>|•|·)\s*/,
  /,?\s+(?:next|new) (?:line|one|track|song)[,:]?\s+/i,
  /\s*\/\s*/,
  /\s+[–—]\s+/,
  /\s+-\s+/,
];

/** Titles that each stand in quotes, and nothing else. */
function byQuotes(text: string): TitleList | undefined {
  const titles = [...text.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title.trim());
  const rest = text.replace(/"[^"]+"/g, ' ');
  if (titles.length < 2) return undefined;
  const words = wordsOf(rest.replace(LEAD, ''));
  return words.every(({ key }) => /^(?:and|y|e|et|und|then|plus|ve|dan|aur|i|en|och|\d+)$/.test(key))
    ? { titles: titles.map((title) => title.replace(/[,;]$/, '')), by: 'quotes' }
    : undefined;
}

function bySigns(text: string, count: number): TitleList | undefined {
  for (const divider of DIVIDERS) {
    const parts = unnumbered(text.split(divider).filter((part) => part.trim() !== '')).map(tidied);
    if (parts.length > 1 && parts.length === count) return { titles: parts, by: 'signs' };
  }
  for (const divider of DIVIDERS.slice(0, 5)) {
    const parts = unnumbered(text.split(divider).filter((part) => part.trim() !== '')).map(tidied);
    if (parts.length > 1) return { titles: parts, by: 'signs' };
  }
  return undefined;
}

const JOIN = /\s+(?:and then|and|&|\+|plus|then|y|e|et|und|ve|dan|aur|i|och|en|n)\s+/i;
/** Titles between commas, the last perhaps after "and". What is in brackets or quotes is not divided. */
function byCommas(text: string, count: number): TitleList | undefined {
  const { hidden, shown } = covered(text);
  const parts = hidden.split(/\s*[,、،，]\s*/).filter((part) => part.trim() !== '');
  const withJoint = (from: number) =>
    parts.flatMap((part, n) => (n < from ? [part] : part.split(JOIN))).filter((part) => part.trim() !== '');
  const strip = (list: readonly string[]) =>
    list.map((part) => part.replace(/^(?:and(?: then)?|then|&|y|e|et|und|ve)\s+/i, ''));
  // The joint before the last title is the likeliest one; a title may have its own "and".
  const readings = [parts, withJoint(parts.length - 1), lastSplit(parts), withJoint(0)].map(strip);
  const best = readings.find((list) => list.length === count) ?? readings[1] ?? [];
  const titles = unnumbered(best.map(shown)).map(tidied);
  return titles.length > 1 ? { titles, by: 'commas' } : undefined;
}
/** Only the last joint of the last part divides. */
function lastSplit(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const joints = [...last.matchAll(new RegExp(JOIN, 'gi'))];
  const joint = joints.at(-1);
  return joint
    ? [...parts.slice(0, -1), last.slice(0, joint.index), last.slice(joint.index + joint[0].length)]
    : [...parts];
}
const MARK = '\uE000';
function covered(text: string): { hidden: string; shown: (part: string) => string } {
  const kept: string[] = [];
  const hidden = text.replace(/"[^"]+"|\([^()]*\)|\[[^[\]]*\]/g, (run) => `${MARK}${kept.push(run) - 1}${MARK}`);
  return {
    hidden,
    shown: (part) => part.replace(new RegExp(`${MARK}(\\d+)${MARK}`, 'g'), (_, n: string) => kept[Number(n)] ?? ''),
  };
}

/** A list in one line without sentences behind it: 'Help, Submit. Those are songs, not orders'. */
function withoutSentences(text: string): string {
  const end = /(?<=\p{L}{2}|\))[.!]\s+(?=\p{L})/u.exec(text);
  if (!end || end.index < 3) return text;
  const rest = wordsOf(text.slice(end.index));
  const isSaid =
    rest.filter((word) => isSmall(word) && !isParticle(word)).length > 1 && !/[/;|]|\d[.)]/.test(text.slice(end.index));
  return isSaid ? text.slice(0, end.index) : text;
}
/** 'righto: Dawn, Dusk': small words before a colon. */
const CHAT_LEAD = /^[\p{Ll}' ]{1,24}:\s+/u;

/** Signs between titles, beyond which a message is no list of a release. */
const MOST_DIVIDERS = 120;

/** The titles that a text lists, read so that there are as many as tracks where that can be. */
export function titleList(message: string, count: number, artist: string): TitleList | undefined {
  if ((message.match(/[,;|/\n]|\s-\s/g) ?? []).length > MOST_DIVIDERS) return undefined;
  const text = /\n/.test(message) ? message : withoutSentences(message);
  const lines = byLines(text, count, artist);
  if (lines) return lines;
  const said = text.replace(LEAD, '').replace(CHAT_LEAD, '');
  const readings = [
    () => byQuotes(text),
    () => byNumbers(said),
    () => byPlaces(text),
    () => byThen(text),
    () => bySigns(said, count),
    () => byCommas(said, count),
  ];
  const found: TitleList[] = [];
  for (const read of readings) {
    const list = read();
    if (list?.titles.length === count) return list;
    if (list) found.push(list);
  }
  return found[0];
}
