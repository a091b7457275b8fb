import { unitOf } from '../days/day-words.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { isDenied } from '../words/relation-between.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { countAt, numberAt, ordinalAt } from './numbers.ts';

/** Nouns for tracks, as in "four songs". */
export const TRACKS = new Set(
  `track tracks song songs tune tunes piece pieces number numbers cue cues poem poems carol carols beat beats joint joints banger bangers recording recordings title titles item items instrumental instrumentals remix remixes interlude interludes intro intros outro outros skit skits bonus hymn hymns cover covers music musics movement movements mix mixes cut cuts file files version versions one ones single chune chunes riddim riddims dub dubs
  canción canciones cancion tema temas rola rolas pista pistas corrido corridos sencillo faixa faixas música músicas musica som sons canção canções titre titres morceau morceaux chanson chansons piste pistes son lied lieder stück stücke song titel tracks nummern canzone canzoni brano brani traccia tracce pezzo pezzi nummer nummers liedjes lied şarkı parça parca utwór utwory utworów utworow piosenki piosenka kawałki låt låtar latar spår st lagu gaana gaane gane pesni tragoudia tragoudi 곡 곡이요 곡입니다 曲 首`
    .split(/\s+/)
    .flatMap((word) => wordsOf(word).map(({ key }) => key)),
);
/** Words after a number that show it does not count tracks. */
const NOT_TRACKS =
  /^(?:s|sec|secs|seconds?|min|mins|minutes?|hours?|am|pm|percent|bucks|dollars|euros?|people|members?|parts?|bpm|years?|times|gb|mb|segundos|minutos|secondes|sekunden|minuten|secondi|minuti|of us|singers|players|pages)$/;
export const PLUS = new Set('and plus y mas mais piu e et und och ve en with con mit avec com'.split(' '));
/** Words next to a total. */
const TOTAL_WORDS = phraseFinder(
  phrasesIn(
    `total, in total, totally, all together, altogether, in all, all in all, so, makes, which makes, that makes, thats, that's, equals, overall, sum, leaves, so we have, en total, en tout, insgesamt, macht, zusammen, also insgesamt, in totale, in tutto, totale, no total, ao todo, em suma, total de, dá, da, quindi, entonces, o sea, donc, soit, toplam, razem, totalt, totaal`,
  ).map((phrase) => [phrase, true]),
);
const DOZEN = /^(?:dozen|docena|duzia|douzaine|dutzend|dozzina|dozijn|dussin|duzine|tuzin)$/;
/** A number that may count tracks. `isTracks`: a word for tracks follows it. `isSum`: the text calls it a total. */
export type Count = { value: number; from: number; to: number; isTracks: boolean; isSum: boolean };

/** Finds the numbers that may count tracks. */
export function countsIn(words: readonly Word[]): Count[] {
  const totals = TOTAL_WORDS(words);
  const counts: Count[] = [];
  for (let at = 0; at < words.length; ) {
    const found = dozenAt(words, at) ?? readCountAt(words, at, counts.length > 0);
    if (found && found.value > 0 && !isDenied(words, at)) {
      const isSum = totals.some(({ from, to }) => to === at || from === found.to || from === found.to + 1);
      counts.push({ ...found, from: at, isSum });
    }
    at = Math.max(at + 1, found?.to ?? 0, ordinalAt(words, at)?.to ?? 0);
  }
  return counts;
}

type CountAt = Pick<Count, 'value' | 'to' | 'isTracks'>;

function dozenAt(words: readonly Word[], at: number): CountAt | undefined {
  if (!DOZEN.test(words[at]?.key ?? '')) return undefined;
  const isHalf = words
    .slice(Math.max(0, at - 2), at)
    .some(({ key }) => /^(?:half|media|meia|demi|halbes|mezza|halve)$/.test(key));
  return { value: isHalf ? 6 : 12, to: at + 1, isTracks: true };
}

const isNoun = (word: Word | undefined): boolean => word !== undefined && TRACKS.has(word.key);

/**
 * Reads a number, or an article before its noun ('a single track'). After an earlier number, other words may come in
 * between: 'plus a live version'.
 */
function readCountAt(words: readonly Word[], at: number, hasBegun: boolean): CountAt | undefined {
  const isPronoun = words[at]?.key === 'one' && at > 0 && !isNoun(words[at + 1]) && !isLead(words, at);
  const number = isPronoun ? undefined : numberAt(words, at);
  const article = number || isPronoun ? undefined : countAt(words, at);
  const isOnTop = hasBegun && (PLUS.has(words[at - 1]?.key ?? '') || /[+&]/.test(words[at]?.gap ?? ''));
  const reach = article && isOnTop ? 3 : 1;
  const found = number ?? (article && words.slice(article.to, article.to + reach).some(isNoun) ? article : undefined);
  if (!found || countsSomethingElse(words, at, found.to)) return undefined;
  const [next, second] = [words[found.to], words[found.to + 1]];
  return {
    ...found,
    isTracks: isNoun(next) || (isNoun(second) && !/[,.;]/.test(second?.gap ?? '')) || article !== undefined,
  };
}

/** Whether the words before a number only introduce it. */
const isLead = (words: readonly Word[], at: number): boolean =>
  words
    .slice(0, at)
    .every(({ key }) =>
      /^(?:just|only|jus|di|the|its|its|is|there|theres|are|we|have|has|it|um|uh|so|well|ok|no|yes|yeah|wait|or|maybe|and|actually|sorry)$/.test(
        key,
      ),
    );

/** Whether a number counts something other than tracks: 'track 3', '40 seconds', 'of the 2', a time or a date. */
function countsSomethingElse(words: readonly Word[], at: number, to: number): boolean {
  const [before, after] = [words[at - 1]?.key ?? '', words[to]];
  // 'A 5-piece' is a band.
  if (after?.key === 'piece' && (after.gap === '-' || /^(?:a|an|the)$/.test(before))) return true;
  if (
    /^(?:track|song|number|no|nr|cancion|part|vol|volume|pt|side)$/.test(before) &&
    /^\d/.test(words[at]?.key ?? '') &&
    at > 0
  )
    return before !== 'no' || !/,/.test(words[at]?.gap ?? '');
  if (
    after &&
    (NOT_TRACKS.test(after.key) || (unitOf(after.key) !== undefined && after.key !== 'an' && after.key !== 'st'))
  )
    return true;
  // '0:40', '4.5' and "'89" do not count anything.
  return /^[:.]$/.test(after?.gap ?? '') && /^\d/.test(after?.key ?? '')
    ? true
    : /(?:[:$€£]|'$|\d\.)$/.test(words[at]?.gap ?? '') && at > 0 && !/:\s$/.test(words[at]?.gap ?? '');
}
