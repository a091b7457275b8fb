import type { Act, PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { plusDays } from '../days/calendar.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly, findSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { dayNeeds, offerDays, readDay } from './read-day.ts';

const setOriginal = (value: string): PlainAct => ({ kind: 'set-release', field: 'originalRelease', value });

/** Phrases for music that was never released. */
const UNRELEASED_PHRASES = `new, brand new, newly, all new, fresh, brand fresh, first time, very first, our first, my first, first release, first single, first ever, first publication, first time out, first outing, première publication, première sortie, primera publicación, primeiro lançamento, primeira publicação, erste veröffentlichung, prima pubblicazione, prima uscita, first drop, debut, never, never before, never out, never released, not released, not been released, not before, not out yet, not yet, not anywhere, nowhere, unreleased, unheard, nobody heard, not been out, hasn't been out, has not been out, wasn't released, wasn't, was not, never been, world premiere, na new, e still fresh, played it live, played live, only live, just live, nur live, solo en vivo, só ao vivo, solo dal vivo, seulement en concert, hitherto unreleased, previously unreleased,
  nuevo, nueva, nuevito, nuevas, nuevos, estreno, inédito, inédita, inéditos, inéditas, nunca, primera vez, primer lanzamiento, todavía no, todavía no sale, aún no, aun no, no ha salido, es lo primero, jamás, recién hecho, recién hecha, novo, nova, novas, novinha, novinho, novíssimo, primeira vez, ainda não, não saiu, nunca saiu, nouveau, nouvelle, tout nouveau, toute nouvelle, nouveauté, inedit, inédite, jamais, première fois, pas encore, tout neuf,
  neu, ganz neu, nagelneu, brandneu, nie, noch nie, niemals, erstmals, erstveröffentlichung, zum ersten mal, das erste mal, unveröffentlicht, noch nicht, war noch nirgends, nirgends, nuovo, nuova, nuovi, nuove, nuovissimo, mai, mai uscito, mai uscita, prima volta, non ancora, inediti, nieuw, spiksplinternieuw, gloednieuw, nooit, eerste keer, nog niet, yeni, yepyeni, ilk defa, ilk kez, hiç, ny, nytt, nya, splitterny, helt ny, aldrig, första gången, nowy, nowe, nowa, nigdy, pierwszy raz, jeszcze nie, baru, belum pernah, belum, naya, nayi, pehli baar, kabhi nahi, нет, новая, новый, впервые, 처음, 신곡, はじめて, 初めて, 新曲`;
const findNew = phraseFinder(phrasesIn(UNRELEASED_PHRASES).map((phrase) => [phrase, true]));

/** Phrases for music that was released before. */
const RELEASED_PHRASES = phraseFinder(
  phrasesIn(
    `was on, was up, was out, were on, were out, came out, come out, been out, put it up, put it out, put out, put up, up on, uploaded, upload, posted, released in, released on, was released, issued, out on, out since, out before, before, since, been on, on soundcloud, on bandcamp, on youtube, on audiomack, on cassette, on cd, on vinyl, cd, vinyl, cassette, as a single, leaked, used to be, previously, already out, already on, a while back, a while ago, years ago, ages ago, yes, yeah, yep,
    salió, estaba, estuvo, ya salió, subimos, subí, publicado, publicada, lanzado, lanzada, saiu, estava, já saiu, lançado, lançada, subiu, publicamos, sorti, sortie, était, parue, paru, mis en ligne, erschienen, war auf, kam raus, veröffentlicht, hochgeladen, gab es, uscito, uscita, era su, pubblicato, pubblicata, caricato, verscheen, stond op, çıktı, yayınlandı, vardı, wyszło, wyszedł, rilis, sudah, sí, sim, oui, ja`,
  ).map((phrase) => [phrase, true]),
);

/** Phrases for only some of the songs on a release. */
const PART_WORDS = phraseFinder(
  phrasesIn(
    `some of it, some of them, some, one of them, one of the songs, part of it, half of it, the first one, first one, only the first, the second one, second one, other, others, other songs, the others, the rest, rest, remainder, remaining, alone, otras, las otras, los otros, el resto, las demás, o resto, as outras, les autres, le reste, der rest, die anderen, il resto, gli altri, le altre, de rest, de andere`,
  ).map((phrase) => [phrase, true]),
);
/** Words for the release or the recording itself. */
const WHOLE_WORDS = phraseFinder(
  phrasesIn(
    `this is, its, it's, it is, this one, this recording, this version, my own, our own, own recording, new recording, the album, album itself, the album itself, the ep, the ep itself, the release, the single, itself, officially, all, everything, esta grabación, esta versión, el disco, esta gravação, o disco, cet enregistrement, l'album, diese aufnahme, das album, die ep, questa registrazione, il disco`,
  ).map((phrase) => [phrase, true]),
);

const NEVER = /^(?:n(?:o|ope|ah|up|ein|on|ee|ao|ej|ie)|new|never|nunca|nie|mai|jamais|naw)$/;
const containsPhrase = (words: readonly Word[], find: typeof findNew): boolean => find(words).length > 0;

/**
 * Reads the date of the first release, and asks for it if the music was released before but no date is given. Skips the
 * question if the music was never released.
 */
export const originalRelease: Answer = (text, context) => {
  const words = wordsOf(text);
  const reading = readDay(text, dayNeeds(context, 'behind'));
  const saysNo = findSaying(words, 'no').some(({ from }) => from === 0) || NEVER.test(words[0]?.key ?? '');
  // Words that are part of the date are excluded, because 'mai' means both never and May.
  const isNew = containsPhrase(reading?.left ?? words, findNew) || saysNo;
  const named = readTracks(textOfPart(withoutNew(reading?.left ?? words)), context.release);
  const isPart = containsPhrase(words, PART_WORDS) || (named !== undefined && named.tracks !== 'all');
  const [sentence = text] = text.split(/(?<=\p{L}{2})[.!?]\s/u);
  const hasTime = reading !== undefined && readDay(sentence, dayNeeds(context, 'behind')) !== undefined;
  if (isNew && isWholeNew(text, words, hasTime, isPart)) return [{ kind: 'skip' }];
  if (!reading)
    return isNew && !containsPhrase(withoutNew(words), RELEASED_PHRASES) && !containsPhrase(words, REST_WORDS)
      ? [{ kind: 'skip' }]
      : isPart || containsPhrase(words, RELEASED_PHRASES)
        ? [{ kind: 'why' }]
        : undefined;
  const mayBeNew = isNew || isPart;
  if ('span' in reading) return offer(text, [middleOfPeriod(reading.span)], context.today, mayBeNew);
  if (!('day' in reading)) return offer(text, reading.days, context.today, mayBeNew);
  return mayBeNew || !reading.isPlain || reading.day > context.today
    ? offer(text, [reading.day], context.today, mayBeNew)
    : isInNamedYear(text, reading.day)
      ? [setOriginal(reading.day)]
      : offer(text, [reading.day], context.today, true);
};

/**
 * Whether a date is in one of the years that the text names, if it names any. In '2011 on 7-inch', a date this year is
 * wrong.
 */
const isInNamedYear = (text: string, day: string): boolean => {
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g);
  return years === null || years.includes(day.slice(0, 4));
};

/** Returns the middle of a two-week period, or the first day of any other period. */
const middleOfPeriod = ([first, last]: readonly [string, string]): string =>
  plusDays(first, 14) === last ? plusDays(first, 7) : first;

/** Whether "new" applies to the whole release, even if a film, a first single or a demo came out earlier. */
function isWholeNew(text: string, words: readonly Word[], hasTime: boolean, isPart: boolean): boolean {
  if (areOnly(words, 'no', 'filler', 'me', 'us', 'all')) return true;
  const clauses = text
    .split(/[.;,!\n]\s+|\s+(?:but|aber|pero|mas|mais|ma|maar|lekin|ama)\s+/i)
    .map(wordsOf)
    .filter((clause) => clause.length > 0);
  const newClause = clauses.find(
    (clause) => containsPhrase(clause, findNew) || findSaying(clause, 'no')[0]?.from === 0,
  );
  if (!newClause) return false;
  if (containsPhrase(newClause, WHOLE_WORDS) && !containsPhrase(newClause, REST_WORDS)) return true;
  const isPlain = newClause === clauses[0] && !containsPhrase(newClause, REST_WORDS);
  return (
    !hasTime &&
    (!isPart || isPlain) &&
    !clauses.some(
      (clause) => clause !== newClause && containsPhrase(clause, RELEASED_PHRASES) && !containsPhrase(clause, findNew),
    )
  );
}
const REST_WORDS = phraseFinder(
  phrasesIn(
    'rest, the rest, other, others, remainder, remaining, otras, otros, demás, resto, outras, autres, reste, anderen, altri, altre',
  ).map((phrase) => [phrase, true]),
);
/** Joins the words without those such as 'first' in 'First came out', which does not mean the first track. */
const textOfPart = (words: readonly Word[]): string =>
  words
    .filter(
      ({ key }, n) =>
        !/^(?:first|originally|only)$/.test(key) ||
        /^(?:one|track|song|two|three|half|few)$/.test(words[n + 1]?.key ?? ''),
    )
    .map(({ text }) => text)
    .join(' ');
const withoutNew = (words: readonly Word[]): Word[] => {
  const mentions = findNew(words);
  return words.filter((_, n) => !mentions.some(({ from, to }) => n >= from && n < to));
};

const offer = (text: string, days: readonly string[], today: string, mayBeNew: boolean): Act[] => {
  const acts = offerDays(
    text,
    days.filter((day) => day <= today),
    setOriginal,
  );
  const isNew = { label: 'It is new', acts: [{ kind: 'skip' as const }] };
  return acts.map((act) =>
    mayBeNew && act.kind === 'suggest' && act.suggestions.length > 0
      ? { ...act, suggestions: [...act.suggestions, isNew] }
      : act,
  );
};
