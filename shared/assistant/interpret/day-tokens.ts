import { dayAt } from './calendar.ts';
import { monthOf, unitOf, weekdayOf, type Unit } from './day-words.ts';
import { type Feast, findFeasts } from './feasts.ts';
import { numberAt, ordinalAt } from './numbers.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import type { Word } from './words.ts';

/** What a word or a few say about a time, in one letter: the grammar of `day-grammar.ts` is written over these letters. */
export type Token = {
  kind: string;
  /** Words `from` up to, but not with, `to`. */
  from: number;
  to: number;
  /** The number of a day, month, weekday, year, or what else is counted. */
  value: number;
  unit?: Unit;
  feast?: Feast;
  /** Of a date in numbers: its parts as they stand. */
  parts?: readonly number[];
  /** Of a date in numbers: the first is the day. */
  isDayFirst?: boolean;
  isPlural?: boolean;
  isOrdinal?: boolean;
  /** 'the 20th': a number alone that is a day. */
  isSet?: boolean;
};

/** Words that say where a time lies. The first letter is the kind, what follows a colon the value. */
const MARKS: readonly (readonly [kind: string, value: number, phrases: string])[] = [
  ['I', 0, `in, within, en, em, dans, tra, fra, de aquí a, de hoy en, dentro, dentro de, daqui a, daqui, innerhalb, binnen, om, za, d'ici, en unos, dalam`],
  ['F', 0, `from now, from today, hence, time, from right now, ab heute, von heute, from tonight, a partir de hoy, a partir de hoje, à partir d'aujourd'hui, da oggi, later, sonra`],
  ['A', 0, `ago, back then, hace, atrás, il y a, fa, geleden, sedan, önce`],
  ['N', 0, `next, nächsten, nächster, nächste, nächstes, naechsten, prochain, prochaine, volgende, nästa, gelecek, następny, przyszły`],
  ['T', 0, `this, coming, upcoming, this coming, the coming, this next, kommenden, kommender, kommende, diesen, diese, dieser, dieses, this very, este, esta, próximo, próxima, que viene, que vem, nesta, neste, ce, cette, qui vient, questo, questa, prossimo, prossima, che viene, deze, komende, denna, bu, ten, minggu ini`],
  ['L', -1, `last, past, previous, letzten, letzter, letzte, letztes, pasado, pasada, passado, passada, dernier, dernière, scorso, scorsa, vorigen, vorige, afgelopen, geçen, förra, zeszły`],
  ['P', 0, `early, beginning, the beginning, start, the start, begin, first half, anfang, principios, a principios, inicios, comienzos, início, começo, comeco, début, debut, inizio, inizi, vroeg, början, başı, awal, first days`],
  ['P', 1, `mid, middle, the middle, half way through, halfway through, mitte, mediados, a mediados, meados, mi, milieu, metà, halverwege, mitten, ortası, połowa, tengah`],
  ['P', 2, `late, end, the end, towards the end, toward the end, ende, finales, a finales, fines, fin, final, finais, fine, eind, slutet, sonu, sonuna, sonunda, koniec, akhir, second half, last days`],
  ['B', 0, `before, beforehand, earlier, prior, ahead, in advance, vorher, zuvor, davor, im voraus, com antecedência, de antelación, à l'avance, plus tôt, in anticipo, ahead of, prior to, earlier than, vor, antes de, antes del, antes do, antes da, antes, avant, prima di, prima del, prima, voor, före, przed, sebelum`],
  ['Z', 0, `after, following, nach, después de, después del, después, despues, depois de, depois do, depois, après, dopo, efter, once, post, not before, nicht vor, no antes de, no antes del, pas avant, non prima di, não antes de, later than`],
  ['C', 0, `around, about, by, until, till, til, round, circa, roughly, approximately, approx, towards, toward, no later than, at the latest, um den, gegen, bis, spätestens, hacia, alrededor de, sobre el, hasta, lá pelo, por volta de, por volta do, até, vers, autour de, d'ici, verso, entro, intorno a, rond, runt, in time for, just in time for, pünktlich zu, any time, anytime, some time, sometime, somewhere, irgendwann`],
  ['K', 0, `today, tonight, tonite, hoy, hoje, aujourd'hui, heute, oggi, vandaag, idag, bugün, dzisiaj, dziś, hari ini, aaj, 2day`],
  ['K', 1, `tomorrow, tmrw, tmr, tomoz, tomo, 2moro, 2mrw, tomorow, tommorow, tommorrow, tomorrw, mañana, manana, amanhã, demain, morgen, domani, imorgon, yarın, jutro, besok`],
  ['K', 2, `day after tomorrow, the day after tomorrow, pasado mañana, depois de amanhã, après demain, übermorgen, uebermorgen, dopodomani, overmorgen, övermorgon, pojutrze, lusa`],
  ['K', -1, `yesterday, ayer, ontem, hier, gestern, ieri, gisteren, igår, dün, wczoraj, kemarin`],
  ['S', 0, `spring, primavera, printemps, frühling, frühjahr, voorjaar, lente`],
  ['S', 1, `summer, verano, verão, verao, été, sommer, estate, zomer, sommar, yaz`],
  ['S', 2, `autumn, otoño, outono, automne, herbst, autunno, herfst, höst`],
  ['S', 3, `winter, invierno, inverno, hiver, vinter`],
  ['Q', 1, 'q1, first quarter'],
  ['Q', 2, 'q2, second quarter'],
  ['Q', 3, 'q3, third quarter'],
  ['Q', 4, 'q4, fourth quarter'],
  ['R', 0, `it drops, it's out, it is out, it comes out, it goes live, it releases, we drop, we release, release, release day, release date, the release, it launches, launch, launch day, the launch, drop, drop date, drop day, sales start, the date, that date, that day, that, it, street date, lanzamiento, el lanzamiento, salga, estreno, lançamento, sair, estreia, sortie, la sortie, veröffentlichung, release tag, erscheinen, vö, uscita, l'uscita, premiera, premiery, rilis, yayın, çıkış`],
  ['V', 0, `weekend, the weekend, wochenende, fin de semana, week end, fine settimana, fim de semana, helgen, haftasonu`],
  ['|', 0, 'or, oder, ou, o, od, ya da, veya, albo, lub, atau, either, eller'],
];
const findMarks = phraseFinder(MARKS.flatMap(([kind, value, phrases]) => phrasesIn(phrases).map((phrase) => [phrase, { kind, value }] as const)));

/** Words between the parts of a date that say nothing themselves. */
const CONNECTORS = new Set(
  `of the on at day date de del la el le les du des den der dem das d am ab vom zum zur im a al em no na nos nas da do di il lo della dell delle dei nel nella per dia jour giorno tag los las los van op het per w dnia dne s th st nd rd feira to from since starting desde seit depuis dal dalla partir and y e et und i thereof noon midday morning evening`.split(' '),
);
const ARTICLES = new Set('the el le il den der am ab on dia dal vom o do no al'.split(' '));
const CLOCK_NOISE = new Set('am pm uhr h hs hrs kst jst cet cest gmt utc est edt pst pdt bst ist aest et pt midnight midday noon oclock'.split(' '));
/** 'Some Friday' is no day. */
const ANY = /^(?:some|any|a|un|algun|alguno|qualquer|algum|irgendein|irgendeinem|irgendeinen|quelconque|qualche|every|each|fridays)$/;
const isDigits = (word: Word | undefined, most = 4): boolean => new RegExp(`^\\d{1,${most}}$`).test(word?.key ?? '');
const value = (word: Word | undefined) => Number(word?.key);

/** 2026-12-24, 24.12.2026, 24/12/26, 24.12.: what stands between points, slashes or hyphens. */
function numericAt(words: readonly Word[], at: number): Token | undefined {
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
  if (!one || !two || !isDigits(one) || !isDigits(two)) return undefined;
  const sign = /^\s?([./-])\s?$/.exec(two.gap)?.[1];
  if (!sign) return undefined;
  const hasThird = three !== undefined && isDigits(three) && three.gap.trim() === sign;
  const parts = [value(one), value(two), ...(hasThird ? [value(three)] : [])];
  const to = at + parts.length;
  if (one.key.length === 4) return hasThird ? { kind: 'd', from: at, to, value: 0, parts: [parts[2] ?? 0, parts[1] ?? 0, parts[0] ?? 0], isDayFirst: true } : undefined;
  if (one.key.length > 2 || two.key.length > 2 || (hasThird && three.key.length === 3)) return undefined;
  const year = hasThird && three.key.length <= 2 ? 2000 + (parts[2] ?? 0) : parts[2];
  const fits = (day = 0, month = 0) => dayAt(year ?? 2028, month, day) !== undefined;
  if (!fits(parts[0], parts[1]) && !fits(parts[1], parts[0])) return undefined;
  // '5-6 weeks' and '15-20 songs' are no dates.
  if (sign === '-' && !hasThird) return undefined;
  return { kind: 'd', from: at, to, value: 0, parts: [parts[0] ?? 0, parts[1] ?? 0, ...(year === undefined ? [] : [year])], isDayFirst: sign === '.' };
}

/** 18:00, 6pm, midnight: a time of day says nothing of the day. */
function clockAt(words: readonly Word[], at: number): number | undefined {
  const [one, two] = [words[at], words[at + 1]];
  if (isDigits(one, 2) && isDigits(two, 2) && two?.gap === ':') return at + 2;
  if (isDigits(one, 2) && CLOCK_NOISE.has(two?.key ?? '') && !['et', 'am', 'est'].includes(two?.key ?? '')) return at + 2;
  return /^\d{1,2}(?:am|pm|h|uhr)$/.test(one?.key ?? '') || (at > 0 && CLOCK_NOISE.has(one?.key ?? '') && !CONNECTORS.has(one?.key ?? '') && !['ist', 'est', 'et', 'h'].includes(one?.key ?? '')) ? at + 1 : undefined;
}

/** 2026年12月4日, 12월 4일. */
const CJK: Record<string, string> = { 年: 'Y', 년: 'Y', 月: 'M', 월: 'M', 日: 'D', 일: 'D', 号: 'D' };

/** All that words say about a time, in order. '?' stands for a word that says nothing of it, '.' for the end of a sentence. */
export function dayTokens(words: readonly Word[], thisYear: number): Token[] {
  const feasts = new Map(findFeasts(words).map((found) => [found.from, found]));
  const marks = new Map(findMarks(words).map((found) => [found.from, found]));
  const tokens: Token[] = [];
  const push = (token: Token) => void tokens.push(token);
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (endsSentence(words, at)) push({ kind: '.', from: at, to: at, value: 0 });
    const token = tokenAt(words, at, feasts, marks);
    // '5-6 weeks', '15/20 Nov': one or the other.
    if (token?.kind === 'D' && tokens.at(-1)?.kind === 'D' && tokens.at(-1)?.to === at && /^\s?[-–/]\s?$/.test(word.gap))
      push({ kind: '|', from: at, to: at, value: 0 });
    if (token) push(token);
    else if (!CONNECTORS.has(word.key)) push({ kind: '?', from: at, to: at + 1, value: 0 });
    at = Math.max(at + 1, token?.to ?? 0);
  }
  return withYears(tokens, thisYear);
}


/** 'This year', 'el año pasado' and 'next year' are years. */
function withYears(tokens: readonly Token[], thisYear: number): Token[] {
  const moved: Record<string, number> = { T: 0, N: 1, L: -1 };
  const found: Token[] = [];
  for (const token of tokens) {
    const last = found.at(-1);
    const [which, unit] = token.unit === 'year' ? [last, token] : [token, last];
    if (last && which && unit?.unit === 'year' && which.kind in moved) found.splice(-1, 1, { kind: 'Y', from: last.from, to: token.to, value: thisYear + (moved[which.kind] ?? 0) });
    else found.push(token);
  }
  return found;
}

/** Whether a sentence ends before a word. The point of '5. Dezember' ends none. */
const endsSentence = (words: readonly Word[], at: number): boolean => {
  const { gap = '', key = '' } = words[at] ?? {};
  if (!/[.;!?\n]/.test(gap) || /^\d/.test(key)) return false;
  return !(/^\.\s?$/.test(gap) && isDigits(words[at - 1], 2) && monthOf(key) !== undefined);
};

type Marks = Map<number, { from: number; to: number; value: { kind: string; value: number } }>;
type Feasts = Map<number, { from: number; to: number; value: Feast }>;

function tokenAt(words: readonly Word[], at: number, feasts: Feasts, marks: Marks): Token | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { key } = word;
  const single = (kind: string, of: number, more: Partial<Token> = {}): Token => ({ kind, from: at, to: at + 1, value: of, ...more });
  const feast = feasts.get(at);
  if (feast && !(feast.to === at + 1 && monthOf(key) && isBesideNumber(words, at, at + 1))) return { kind: 'X', from: at, to: feast.to, value: 0, feast: feast.value };
  const numeric = numericAt(words, at);
  if (numeric) return numeric;
  const cjk = CJK[words[at + 1]?.text ?? ''];
  if (isDigits(word) && cjk) return { kind: cjk, from: at, to: at + 2, value: value(word) };
  const clock = clockAt(words, at);
  if (clock) return { kind: '_', from: at, to: clock, value: 0 };
  if (/^(?:19|20)\d\d$/.test(key)) return single('Y', Number(key));
  const month = monthOf(key);
  if (month && (!BEHIND_DAY.test(key) || isBehindNumber(words, at)) && (!month.isDoubtful || isBesideNumber(words, at, at + 1) || /^(?:in|en|em|im|of|early|mid|late|next|this|since|de|end)$/.test(words[at - 1]?.key ?? ''))) return single('M', month.value);
  const weekday = weekdayOf(key);
  if (weekday && !ANY.test(words[at - 1]?.key ?? '') && (!weekday.isDoubtful || isBesideDate(words, at, at + 1))) return single('W', weekday.value);
  const mark = marks.get(at);
  if (mark && !(mark.value.kind === 'P' && mark.to === at + 1 && key === 'mi' && !monthOf(words[at + 1]?.key ?? ''))) return { ...mark.value, from: at, to: mark.to };
  const ordinal = ordinalAt(words, at);
  if (ordinal && ordinal.value <= 31) return { kind: ordinal.value < 0 ? 'L' : 'D', from: at, to: ordinal.to, value: ordinal.value, isOrdinal: true, isSet: /^\d/.test(key) };
  const year = spokenYear(words, at);
  if (year) return { kind: 'Y', from: at, to: year.to, value: year.value };
  const number = numberAt(words, at);
  if (number && number.value > 31) return undefined;
  if (number) return { kind: 'D', from: at, to: number.to, value: number.value, isSet: ARTICLES.has(words[at - 1]?.key ?? '') };
  const unit = unitOf(key);
  // 'Dia 4'
  const isDay = unit === 'day' && CONNECTORS.has(key) && numberAt(words, at + 1) !== undefined;
  if (unit && !isDay && key !== 'an') return single('U', 0, { unit, isPlural: /(?:[^eu]s|as|os|en|ne|ni|tage|dni|dagar|veckor)$/.test(key) });
  if (/^(?:a|an|un|une|una|um|uma|ein|eine|einem|einer|een|en|bir|couple|pair|few|par|paar|unas|unos|uns|umas|algunas|algunos|alguns|algumas|quelques|alcune|alcuni|einige|enkele|nagra|birkac|several|some)$/.test(key) && unitAhead(words, at + 1)) return single('D', /^(?:few|unas|unos|uns|umas|algunas|algunos|alguns|algumas|quelques|alcune|alcuni|paar|einige|enkele|nagra|birkac|several|some)$/.test(key) ? 0 : /^(?:couple|pair|par)$/.test(key) ? 2 : 1);
  return undefined;
}

/** '09, 'nineteen ninety-four', 'twenty twenty-six', 'in eighty-nine'. */
function spokenYear(words: readonly Word[], at: number): { value: number; to: number } | undefined {
  const first = numberAt(words, at);
  if (!first) return undefined;
  const [previous, word] = [words[at - 1]?.key ?? '', words[at]];
  const full = (n: number) => (n > 40 ? 1900 : 2000) + n;
  const second = first.value === 19 || first.value === 20 ? numberAt(words, first.to) : undefined;
  if (second && second.value >= 10 && !isDigits(word)) return { value: first.value * 100 + second.value, to: second.to };
  const isBehindMonth = monthOf(previous) !== undefined || (/^(?:of|de)$/.test(previous) && monthOf(words[at - 2]?.key ?? '') !== undefined);
  const isShort = isDigits(word, 2) && (/'$/.test(word?.gap ?? '') || previous === 'of');
  if (isBehindMonth && (isShort || first.value > 31)) return { value: full(first.value), to: first.to };
  return first.value > 31 && /^(?:in|of|since|back)$/.test(previous) ? { value: full(first.value), to: first.to } : undefined;
}

const unitAhead = (words: readonly Word[], at: number): boolean =>
  unitOf(words[at]?.key ?? '') !== undefined || (CONNECTORS.has(words[at]?.key ?? '') && unitOf(words[at + 1]?.key ?? '') !== undefined);

/** Short months that are everyday words: '20 out', but not 'out on 20 November'. */
const BEHIND_DAY = /^(?:out|set|ago|des|marca|mars)$/;
const isBehindNumber = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], /^(?:de|of)$/.test(words[at - 1]?.key ?? '') ? words[at - 2] : undefined].some((word) => /^\d{1,2}(?:st|nd|rd|th|er|o)?$/.test(word?.key ?? ''));

/** Whether a number of a day stands beside, connectors left out. */
function isBesideNumber(words: readonly Word[], from: number, to: number): boolean {
  const near = (at: number) => {
    const key = words[at]?.key ?? '';
    return /^\d{1,2}(?:st|nd|rd|th|er|o|a)?$/.test(key) || /^(?:19|20)\d\d$/.test(key) || ordinalAt(words, at) !== undefined;
  };
  const isConnector = (at: number) => CONNECTORS.has(words[at]?.key ?? '');
  return near(from - 1) || near(to) || (isConnector(from - 1) && near(from - 2)) || (isConnector(to) && near(to + 1)) || numberAt(words, from - 1) !== undefined || numberAt(words, to) !== undefined;
}
function isBesideDate(words: readonly Word[], from: number, to: number): boolean {
  const key = (at: number) => words[at]?.key ?? '';
  return (
    words.length <= 2 ||
    key(to) === 'feira' ||
    isBesideNumber(words, from, to) ||
    monthOf(key(to)) !== undefined ||
    /^(?:this|next|on|every|coming|last|proxima|proximo|na|nesta|esta|primeira|ultima|week)$/.test(key(from - 1)) ||
    /^(?:week|que)$/.test(key(to))
  );
}
