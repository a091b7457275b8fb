import { tidyTitle } from '../values/tidy-title.ts';
import { areCapital } from '../words/capitals.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { isLead } from './list-lead.ts';
import type { TitleList } from './listed-titles.ts';
import { numberOf, positionFromWord } from './numbers.ts';

/** Ordinals and their numbers, in our artists' languages. */
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
const place = ({ key }: Word): number | undefined => PLACES[key] ?? positionFromWord(key);
const AFTER_PLACE = new Set(
  `na one track song is cest its called titled named will be should just simply then title es se llama la el cancion pista tema e a o faixa musica chama ist heisst song titel lied est s appelle titre morceau si chiama traccia brano ones name as and with gonna going to hai`.split(
    /\s+/,
  ),
);
const BEFORE_PLACE = new Set(
  'the and then al at a la el o le der die das il y e et und our my with lastly n so well ok okay'.split(' '),
);

/** Phrases for the first and the last track. */
const OPENS =
  /(?:\b(?:it|we|the (?:record|album|ep)) )?\b(?:opens?|starts?|begins?|kicks? off|abre|empieza|começa|commence|beginnt|apre|inizia) (?:with|con|com|avec|par|mit)\b/gi;
const CLOSES =
  /(?:\b(?:it|we|the (?:record|album|ep)) )?\b(?:closes?|ends?|finish(?:es)?|cierra|termina|fecha|acaba|finit|endet|chiude|finisce) (?:with|con|com|avec|par|mit)\b/gi;

/** Reads titles that come after ordinals: 'the first one is called dawn the second one is dusk'. */
export function byOrdinals(message: string): TitleList | undefined {
  const text = message
    .replace(/\ba[- ]side\b/gi, 'first')
    .replace(/\bb[- ]side\b/gi, 'second')
    .replace(OPENS, 'first is')
    .replace(CLOSES, 'last is');
  const words = wordsOf(text);
  const marks: { start: number; end: number }[] = [];
  for (const [n, word] of words.entries()) {
    const isCounted = ['track', 'song', 'number', 'no', 'nr'].includes(words[n - 1]?.key ?? '');
    const number = place(word) ?? (isCounted ? numberOf(word.key) : undefined);
    const isLast =
      ['last', 'final', 'closer', 'closing', 'ultimo', 'ultima', 'derniere', 'dernier', 'letzte', 'letzter'].includes(
        word.key,
      ) && marks.length > 0;
    const isNext = NEXT_TRACK_WORDS.has(word.key) && marks.length > 0 && /[,;]/.test(word.gap);
    if (number !== marks.length + 1 && !isLast && !isNext) continue;
    let from = isCounted ? n - 1 : n;
    while (from > 0 && BEFORE_PLACE.has(words[from - 1]?.key ?? '')) from--;
    let to = n + 1;
    while (to < words.length && AFTER_PLACE.has(words[to]?.key ?? '') && !/^\p{Lu}/u.test(words[to]?.text ?? '')) to++;
    if (
      to === n + 1 &&
      !isNext &&
      !/^\s*[:=–—-]/.test(words[to]?.gap ?? '') &&
      !(areCapital(words.slice(to, to + 1)) && (isLast || marks.length + 1 === number))
    )
      continue;
    marks.push({ start: words[from]?.start ?? 0, end: words[to]?.start ?? text.length });
  }
  if (marks.length === 0 || (marks[0] && marks[0].start > 0 && marks.length < 2)) return undefined;
  const head = text.slice(0, marks[0]?.start).trim();
  const titles = marks.map(({ end }, n) =>
    tidyTitle(text.slice(end, marks[n + 1]?.start ?? text.length).replace(/[\s,;]+$/, '')),
  );
  if (titles.some((title) => title === '') || marks.length < 2 || !isLead(head)) return undefined;
  return { titles, by: 'places' };
}

/**
 * Reads the second title after its ordinal, and the first title from the words before that: 'dawn and then the second
 * one is dusk'.
 */
export function bySecondOrdinal(text: string): TitleList | undefined {
  const match =
    /^(.+?)[\s,;.]+(?:(?:and|n|&|then)\s+)*the (?:second|other) (?:one|track|song)?\s*(?:is|is called|called|'s)?\s*(?:called|just|simply|named)?\s+(.+)$/i.exec(
      text,
    );
  return match ? { titles: [tidyTitle(match[1] ?? ''), tidyTitle(match[2] ?? '')], by: 'places' } : undefined;
}

/** Words that introduce the next track without a number. */
const NEXT_TRACK_WORDS = new Set(
  'then next depois luego despues poi puis ensuite dann danach sonra followed lastly finally'.split(' '),
);
