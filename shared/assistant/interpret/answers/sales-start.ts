import { proposeSalesStart } from '../../../releases/propose-sales-start.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../releases/sales-start.ts';
import type { Act, PlainAct } from '../../act.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { plusDays } from '../days/calendar.ts';
import { mentionsTime } from '../days/days.ts';
import { readWeek } from '../days/read-week.ts';
import { isWorldwideOnly, readTerritories } from '../places/read-places.ts';
import { asksAbout } from '../talk/asks-about.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly, hasSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { dayNeeds, futureDays, nextSameDate, offerDays, readDay } from './read-day.ts';
import { knownCodes } from './territories.ts';

/** Builds the act that sets the release date. */
export const setSalesStart = (value: string): PlainAct => ({ kind: 'set-release', field: 'salesStart', value });

const SOONEST = `asap, asap pls, a s a p, as soon as possible, as soon as you can, as soon as it can, as soon as we can, soon as possible, soon as, sooner the better, the sooner the better, soonest, soonest possible, earliest, earliest possible, the earliest, quickest, quickest possible, fastest, quick as possible, as quick as possible, as quickly as possible, as fast as possible, fast as possible, as early as possible, as fast as you can, right away, right now, immediately, immediate, straight away, straightaway, instantly, at once, first possible, as soon as its approved, now now, sharp sharp, today today,
  tan pronto como sea posible, tan pronto, lo antes posible, cuanto antes, lo más pronto posible, lo más rápido posible, ya mismo, ahora mismo, inmediatamente, de inmediato, ya ya, o mais rápido possível, mais rápido possível, o quanto antes, quanto antes, assim que possível, assim que der, imediatamente, agora mesmo, o mais cedo possível, logo que possível,
  le plus tôt possible, au plus tôt, dès que possible, au plus vite, le plus vite possible, tout de suite, immédiatement, aussi vite que possible, aussitôt que possible, so schnell wie möglich, schnell wie möglich, bald wie möglich, fort som möjligt, fort det går, fort det bara går, snel mogelijk, so bald wie möglich, sobald wie möglich, schnellstmöglich, möglichst bald, möglichst schnell, sofort, baldmöglichst, so früh wie möglich, ehestmöglich, il prima possibile, appena possibile, al più presto, subito, prima possibile, il più presto possibile, quanto prima, immediatamente,
  zo snel mogelijk, zsm, så fort som möjligt, så fort det går, så fort det bara går, snarast, en kısa sürede, mümkün olduğunca çabuk, hemen, bir an önce, jak najszybciej, secepatnya, secepat mungkin, jaldi se jaldi, jitni jaldi ho sake, 최대한 빨리, なるべく早く, 尽快`;
const findSoonest = phraseFinder(phrasesIn(SOONEST).map((phrase) => [phrase, true]));
/** Words that mean "as soon as possible" if they are the whole answer. */
const NOW = new Set('now ya ja já agora ahora maintenant jetzt adesso ora nu simdi teraz sekarang abhi'.split(' '));
const SOON = new Set(
  'whenever soon soonish bald demnachst pronto presto bientot breve early fruh binnenkort snart yakinda wkrotce segera jaldi'.split(
    ' ',
  ),
);

/** Events whose date only the artist knows. */
const EVENT = phraseFinder(
  phrasesIn(
    `birthday, bday, anniversary, wedding, festival, tour, gig, concert, show, carnival, graduation, eid, ramadan, diwali, holi, summer camp, our show, finals, premiere, cumpleaños, aniversario, aniversário, boda, gira, festival, casamento, turnê, anniversaire, mariage, tournée, geburtstag, hochzeit, tour, konzert, compleanno, matrimonio, concerto, verjaardag, doğum günü, urodziny, ulang tahun`,
  ).map((phrase) => [phrase, true]),
);

const isNow = (words: readonly Word[]): boolean => {
  const nowWords = words.filter(({ key }) => NOW.has(key));
  return (
    nowWords.length > 0 &&
    (nowWords.length === words.length ||
      areOnly(
        words.filter(({ key }) => !NOW.has(key)),
        'filler',
        'yes',
        'only',
      ))
  );
};

/** Phrases that leave the date open: 'The second or third Friday'. */
const UNDECIDED_DAY =
  /(?:\d|first|second|third|fourth|st|nd|rd|th|day)\s+(?:or|oder|ou|o|oppure|eller)\s+(?:the\s+)?(?:\d|first|second|third|fourth|last|mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * Reads the release date. A date without a year means its next occurrence. Asks if the date is past, or if there is a
 * time but no date.
 */
export const salesStart: Answer = (text, context) => {
  const { today } = context;
  const words = wordsOf(text);
  const week = readWeek(text, today);
  if (week) return week.isDay ? [setSalesStart(week.day)] : offerDays(text, [week.day], setSalesStart);
  const reading = readDay(text, dayNeeds(context, 'ahead'));
  const isSoonest = findSoonest(words).length > 0 || isNow(words);
  if (isSoonest) {
    const [day] = reading && 'day' in reading ? [reading.day] : [];
    if (!reading || (day !== undefined && day <= plusDays(today, 1))) return [setSalesStart(AS_SOON_AS_POSSIBLE)];
    return withSoonest(
      offerDays(
        text,
        day === undefined && !('day' in reading) ? futureDays(reading, today) : [day ?? today],
        setSalesStart,
      ),
    );
  }
  if (!reading) return readLoneNumber(words, context, text);
  if (!('day' in reading)) return offerDays(text, proposals(futureDays(reading, today), context), setSalesStart);
  if (reading.day < today)
    return offerDays(
      text,
      reading.day < plusDays(today, -60) ? nextSameDate(reading.day, today) : proposals([], context),
      setSalesStart,
    );
  if (!reading.isPlain || asksAbout(words) || UNDECIDED_DAY.test(text))
    return offerDays(text, [reading.day], setSalesStart);
  return [setSalesStart(reading.day), ...territoriesBesideDay(reading.left)];
};

/** Reads territories next to a date: '4 December, only in Germany'. */
function territoriesBesideDay(left: readonly Word[]): PlainAct[] {
  if (isWorldwideOnly(left)) return [{ kind: 'territories', how: 'all-except', territories: [] }];
  const places = hasSaying(left, 'only', 'except')
    ? readTerritories(left.map(({ text }) => text).join(' '))
    : undefined;
  const isSure =
    places &&
    places !== 'vague' &&
    places.sure.length > 0 &&
    places.unknown.length + places.doubted.length + places.maybe.length === 0;
  return isSure ? [{ kind: 'territories', how: places.how, territories: knownCodes(places.sure) }] : [];
}

/**
 * Proposes dates if the time named is too soon: the first Friday that gives the stores enough time, and the two Fridays
 * after it.
 */
const proposals = (days: readonly string[], { today }: InterpretContext): readonly string[] => {
  const first = proposeSalesStart(new Date(today));
  return days.length > 0 ? days : [first, plusDays(first, 7), plusDays(first, 14)];
};

/** Reads a lone number such as '20' as a possible date. 'soon' is not a date. */
function readLoneNumber(words: readonly Word[], context: InterpretContext, text: string): Act[] | undefined {
  const [first, second] = words;
  const n = Number(first?.key);
  if (first && !second && n >= 1 && n <= 31) {
    const reading = readDay(`the ${first.key}th`, dayNeeds(context, 'ahead'));
    return reading && 'day' in reading ? offerDays(text, [reading.day], setSalesStart) : undefined;
  }
  if (
    words.some(({ key }) => SOON.has(key)) ||
    hasSaying(words, 'choose') ||
    mentionsTime(words) ||
    EVENT(words).length > 0
  )
    return withSoonest(offerDays(text, proposals([], context), setSalesStart));
  return undefined;
}

function withSoonest(acts: Act[]): Act[] {
  const soonest = { label: 'as soon as possible', acts: [setSalesStart(AS_SOON_AS_POSSIBLE)] };
  return acts.map((act) => (act.kind === 'suggest' ? { ...act, suggestions: [soonest, ...act.suggestions] } : act));
}
