import type { Act, PlainAct } from '../../act.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { plusDays } from '../days/calendar.ts';
import type { DayNeeds } from '../days/day-reading.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { findSaying, hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { dayNeeds, futureDays, offerDays, readDay } from './read-day.ts';
import { setSalesStart } from './sales-start.ts';

const setPreOrder = (value: string): PlainAct => ({ kind: 'set-release', field: 'preOrder', value });

const NONE = phraseFinder(
  phrasesIn(
    `no need, not needed, no thanks, no thank you, dont need, don't want, without, without pre order, no pre order, no preorder, no pre orders, no preorders, no pre save, no presave, straight release, straight to release, no point, dont bother, not bothered, skip the pre order, drop the pre order, cancel the pre order, not for this one, forget it,
    sin preventa, sin pre venta, no hace falta, no hay preventa, mejor no, sem pré venda, sem pre venda, não precisa, nao precisa, pas besoin, pas de précommande, sans précommande, sans, ohne, kein pre order, keine vorbestellung, ohne vorbestellung, nicht nötig, brauchen wir nicht, brauche ich nicht, lieber nicht, senza preordine, senza, non serve, niente preordine, non c'è bisogno, nessun preordine, hoeft niet, gerek yok, istemiyorum, nie trzeba, bez, behövs inte, ga usah, tidak perlu, zaroorat nahi`,
  ).map((phrase) => [phrase, true]),
);
/** Words for the release date, as opposed to the date when pre-orders start. */
const RELEASE_DATE_WORDS = phraseFinder(
  phrasesIn(
    `out, out on, release, released, releases, releasing, straight release, drop, drops, dropping, launch, launches, goes live, go live, sale, sales start, comes out, come out, sale el, sale, sai, sai dia, lançamento, lanzamiento, salida, sort, sort le, sortie, kommt, kommt raus, raus, erscheint, veröffentlichung, esce, uscita, komt uit, çıkış, premiera, rilis`,
  ).map((phrase) => [phrase, true]),
);

/** Reads the date when pre-orders start. 'Two weeks before' is counted back from the release date. */
export const preOrder: Answer = (text, context) => {
  const clauses = withSubject(
    text
      .split(/[.;,!\n]\s+|\s+(?:and|but|und|y|e|et|aber|pero|mas|mais|ma)\s+(?=\S+\s)/i)
      .filter((clause) => clause.trim() !== ''),
  );
  const moved = clauses.length > 1 ? findReleaseDate(clauses, context) : undefined;
  const at = moved ? clauses.indexOf(moved.clause) : 0;
  const own = !moved ? text : at > 0 ? clauses.slice(0, at).join(', ') : clauses.slice(1).join(', ');
  const acts = ofPreOrder(
    own,
    text,
    moved ? { ...context, release: context.release && { ...context.release, salesStart: moved.day } } : context,
  );
  return acts && moved ? [setSalesStart(moved.day), ...acts] : acts;
};

/** Joins a clause to the previous one if that contains its subject: 'Push the release too, 4 December instead of …'. */
function withSubject(clauses: readonly string[]): string[] {
  const whole: string[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    const goesOn = last !== undefined && MOVES.test(last) && !/\d/.test(last) && /\d/.test(clause);
    if (goesOn) whole.splice(-1, 1, `${last} ${clause}`);
    else whole.push(clause);
  }
  return whole;
}
const MOVES = /\b(?:push|move|shift|change|postpone|delay|release|release date|drop)\b/i;

/** Finds the clause that states the release date: 'No pre-order, straight release on 27 November'. */
function findReleaseDate(clauses: readonly string[], context: InterpretContext) {
  for (const clause of clauses) {
    const words = wordsOf(clause);
    const reading =
      (RELEASE_DATE_WORDS(words).length > 0 || MOVES.test(clause)) && !/\bbefore\b|\bpre/i.test(clause)
        ? readDay(clause, { ...dayNeeds(context, 'ahead'), ...dateOrderIn(clauses) })
        : undefined;
    if (reading && 'day' in reading && reading.day > context.today && reading.day !== context.release?.salesStart)
      return { clause, day: reading.day };
  }
  return undefined;
}
/** Reads whether the day or the month comes first from an unambiguous date elsewhere in the message. */
function dateOrderIn(clauses: readonly string[]): Pick<DayNeeds, 'isMonthFirst'> | undefined {
  const dates = [...clauses.join(' ').matchAll(/\b(\d{1,2})[/-](\d{1,2})\b/g)];
  if (dates.some(([, one]) => Number(one) > 12)) return { isMonthFirst: false };
  return dates.some(([, , two]) => Number(two) > 12) ? { isMonthFirst: true } : undefined;
}

function ofPreOrder(own: string, text: string, context: InterpretContext): Act[] | undefined {
  const words = wordsOf(own);
  const reading = readDay(own, { ...dayNeeds(context, 'ahead'), ...dateOrderIn([text]) });
  const isNone = NONE(words).length > 0 || findSaying(words, 'no').some(({ from }) => from === 0);
  if (isNone && (!reading || ('day' in reading && reading.left.length > 6))) return [{ kind: 'skip' }];
  const start = context.release?.salesStart ?? '';
  const lead = /^\d/.test(start) ? readLeadTime(own, context) : undefined;
  if (lead !== undefined) return [setPreOrder(lead)];
  const fits = (day: string) => day >= context.today && (!/^\d/.test(start) || day < start);
  if (reading && 'day' in reading) {
    if (reading.isPlain && fits(reading.day) && !isNone) return [setPreOrder(reading.day)];
    return offerDays(own, fits(reading.day) ? [reading.day] : proposals(start, fits), setPreOrder);
  }
  if (reading) {
    const days = futureDays(reading, context.today).filter(fits);
    return offerDays(own, days.length > 0 ? days : proposals(start, fits), setPreOrder);
  }
  return hasSaying(words, 'yes') || WANTED.test(own) ? offerDays(own, proposals(start, fits), setPreOrder) : undefined;
}
/** Reads an answer that only says how long before the release pre-orders start: '2 weeks'. */
function readLeadTime(own: string, context: InterpretContext): string | undefined {
  if (
    !/^(?:(?:yes|yeah|yep|ok|sure|about|s[ií]|oui|ja|sim|sì)[,.]?\s+)*\S+\s+(?:days?|weeks?|semanas?|d[ií]as?|dias|semaines?|jours?|wochen?|tagen?|settiman[ae]|giorn[oi])[.!]?$/i.test(
      own,
    )
  )
    return undefined;
  const reading = readDay(`${own} before`, dayNeeds(context, 'ahead'));
  return reading && 'day' in reading && reading.day >= context.today ? reading.day : undefined;
}
const WANTED =
  /\b(?:now|yes|want|would (?:like|love)|as (?:long|early|soon) as|asap|quiero|quero|veux|möchte|gerne|vorrei|long as possible)\b/i;

/** Proposes four, two and one week before the release, as far as the dates are allowed. */
const proposals = (start: string, fits: (day: string) => boolean): string[] =>
  /^\d/.test(start) ? [28, 14, 7].map((days) => plusDays(start, -days)).filter(fits) : [];
