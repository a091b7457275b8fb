import type { Release } from '../../../releases/release.ts';
import type { Act, PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import type { Answer } from '../context.ts';
import { type PositionMention, positionsIn } from '../days/durations.ts';
import { numberAt } from '../tracks/numbers.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { isDenied, relationBetween } from '../words/relation-between.ts';
import { areOnly, hasSaying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';
import { EXCEPTION_WORD, tracksForTime } from './preview-tracks.ts';

/** Phrases that leave the choice to the stores. */
const LEAVE_TO_STORES = phraseFinder(
  phrasesIn(
    `stores choose, stores can choose, stores decide, let the stores, let stores, let them, they choose, they decide, you choose, default, automatic, auto, automatically, standard, leave it be, leave that one be, leave it to, que elijan, que decidan, automático, deixa as lojas, as lojas escolhem, automatique, laissez, automatisch, die stores, die shops, scelgono loro, lasciate, otomatik`,
  ).map((phrase) => [phrase, true]),
);
/** Parts of a song. We cannot tell at what time they start. */
const SONG_PARTS = phraseFinder(
  phrasesIn(
    `anywhere, somewhere, chorus, the chorus, hook, drop, beat drops, drops, bassline, verse, second verse, bridge, solo, riff, middle, halfway, half way, break, killing part, best part, good part, good bit, comes in, kicks in, starts, when, where, part, bit, end, ending, refrain, outro, build up, estribillo, coro, mitad, medio, parte, donde, cuando, refrão, meio, quando, onde, moment, milieu, couplet, là où, quand, refrain, mitte, strophe, teil, wo, wenn, ritornello, metà, strofa, dove, nakarat, reff, refren, refrang, refrein`,
  ).map((phrase) => [phrase, true]),
);

const setPreviewStart = (tracks: number[] | 'all', seconds: number): PlainAct => ({
  kind: 'set-track',
  tracks,
  field: 'previewStartSeconds',
  value: seconds,
});

/**
 * Reads where the preview starts, on all tracks or on those named. Asks if one track has two times, or if only a part
 * of the song is named.
 */
export const previewStart: Answer = (text, { release }) => {
  const { words, places } = positionsIn(text);
  const meant = withPlainNumbers(
    words,
    places.filter(({ from }) => !isDenied(words, from)),
  );
  if (meant.length === 0) return withoutTime(text, words);
  const inOrder = timesInOrder(words, meant, release);
  if (inOrder) return inOrder;
  const clauses = meant.map((place, n) => ({ place, tracks: tracksForTime(words, meant, n, release) }));
  const isPerTrack = clauses.some(({ tracks }) => tracks !== 'all');
  if (!isPerTrack) return readTimeForAll(text, words, meant);
  const open = clauses.filter(({ tracks }) => tracks === 'all');
  if (open.length > 1 || (open[0] && !isForOtherTracks(words, meant, open[0].place)))
    return readTimeForAll(text, words, meant);
  const named = clauses.flatMap(({ tracks }) => (Array.isArray(tracks) ? tracks : []));
  const others = Array.from({ length: release?.trackIds.length ?? 0 }, (_, n) => n + 1).filter(
    (n) => !named.includes(n),
  );
  const acts = clauses.flatMap(({ place, tracks }) => {
    const own = tracks === 'rest' || tracks === 'all' ? others : tracks;
    return own.length > 0 ? [setPreviewStart(own, place.seconds)] : [];
  });
  return acts.length > 0 ? acts : undefined;
};

/** Reads a list with one time for each track: '0:30, 0:40, 0:50'. */
function timesInOrder(
  words: readonly Word[],
  places: readonly PositionMention[],
  release: Release | null,
): PlainAct[] | undefined {
  const count = release?.trackIds.length ?? 0;
  const covered = places.reduce((all, { from, to }) => all + to - from, 0);
  const joins = words.filter(({ key }) => /^(?:and|y|und|et|e)$/.test(key)).length;
  const isOpen = places
    .slice(1)
    .some(
      ({ from }, n) =>
        relationBetween(words, places[n]?.to ?? 0, from) !== undefined || /[-–/]/.test(words[from]?.gap ?? ''),
    );
  if (count < 2 || places.length !== count || covered + joins < words.length || isOpen) return undefined;
  return places.map(({ seconds }, n) => setPreviewStart([n + 1], seconds));
}

/** Whether a time is for all remaining tracks: '0:20 everywhere, just the boss one gets 1:15'. */
function isForOtherTracks(words: readonly Word[], places: readonly PositionMention[], place: PositionMention): boolean {
  const next = places.find(({ from }) => from > place.from)?.from ?? words.length;
  const around = words.slice(0, next);
  return (
    hasSaying(around, 'all', 'rest', 'except') ||
    around.some(({ key }) => EXCEPTION_WORD.test(key)) ||
    around.some(({ key }) => /^(?:everywhere|generally|normally|uberall|partout|ovunque)$/.test(key))
  );
}

/** Adds plain numbers that are alternatives to a time: '57 or 1:15'. */
function withPlainNumbers(words: readonly Word[], places: readonly PositionMention[]): readonly PositionMention[] {
  const [first, ...more] = places;
  if (!first || more.length > 0) return places;
  for (let at = 0; at < words.length; at++) {
    const isInside = at >= first.from && at < first.to;
    if (isInside || !/^\d{1,3}$/.test(words[at]?.key ?? '')) continue;
    const bare: PositionMention = { seconds: Number(words[at]?.key), from: at, to: at + 1 };
    const relation =
      at < first.from ? relationBetween(words, bare.to, first.from) : relationBetween(words, first.to, at);
    if (relation) return at < first.from ? [bare, first] : [first, bare];
  }
  return places;
}

/** Reads one time for all tracks: the only one, or the last if they correct each other. Otherwise asks. */
function readTimeForAll(text: string, words: readonly Word[], places: readonly PositionMention[]): Act[] {
  let kept = places;
  for (let n = places.length - 1; n > 0; n--)
    if (relationBetween(words, places[n - 1]?.to ?? 0, places[n]?.from ?? 0) === 'instead') {
      kept = places.slice(n);
      break;
    }
  const seconds = [...new Set(kept.map((place) => place.seconds))];
  const [first = 0] = seconds;
  const isOpen = kept.length === 1 && /\s(?:or|oder|ou|o|oppure)\s/i.test(text);
  if (seconds.length === 1 && !isOpen) return [setPreviewStart('all', first)];
  return [
    suggest(
      text,
      seconds.slice(0, 4).map((one) => ({ label: clockText(one), acts: [setPreviewStart('all', one)] })),
    ),
  ];
}

function withoutTime(text: string, words: readonly Word[]): Act[] | undefined {
  if (LEAVE_TO_STORES(words).length > 0) return [{ kind: 'skip' }];
  const number = words.findIndex((_, at) => numberAt(words, at) !== undefined);
  const found =
    number >= 0
      ? numberAt(words, number)
      : /^\d{3}$/.test(words[0]?.key ?? '')
        ? { value: Number(words[0]?.key), to: 1 }
        : undefined;
  const rest = found ? words.filter((_, n) => n < Math.max(number, 0) || n >= found.to) : words;
  const isAlone =
    found !== undefined &&
    (rest.length === 0 ||
      areOnly(rest, 'filler', 'all', 'hedge', 'only') ||
      rest.every(({ key }) =>
        /^(?:at|from|after|start|starts|begin|about|around|in|mark|the|on|for|all|please|a|en|desde|ab|bei|à|da|dal|em|op)$/.test(
          key,
        ),
      ));
  if (found && isAlone) return [setPreviewStart('all', found.value)];
  if (found && /\b(?:or|oder|ou|o)\b/.test(text)) return undefined;
  return SONG_PARTS(words).length > 0 ? [{ kind: 'why' }] : undefined;
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
