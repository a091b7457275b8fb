import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { isUpc } from '../../../releases/upc.ts';
import type { Act, PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { findMalformedIsrc, type IsrcMention, readBarcode, readIsrcs } from '../declarations/read-codes.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { findSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Phrases that say that the artist has no codes or wants ours. */
const ASSIGN = phraseFinder(
  phrasesIn(
    `give me, give us, new ones, get me, get some, get codes, from you, from u, you assign, u assign, yall assign, y'all assign, assign, assign them, assign me, generate, generate them, create them, make them, need some, need codes, you sort, u sort, sort it, sort them, you do it, you handle, yours, use yours, your codes, i dont have, dont have, don't have any, dont have any, do not have, havent got, haven't got any, have none, got none, no codes, none yet, no code, no isrc, no upc, no i dont, never had, without codes, please assign, you provide, provide, free ones, the free ones, get any, no get any, una go give me, i no get, first time,
    no tengo, no tenemos, no los tengo, ninguno, dame, denme, dadme, asigna, asignen, asígnalos, los tuyos, de ustedes, me los dan, nuevos, não tenho, nao tenho, não temos, não, me dá, me dê, gera, gerem, podem gerar, quero os de vocês, vocês dão, de vocês, je n'ai pas, j'ai pas, j'en ai pas, n'en ai pas, n'en ai aucun, n'en avons pas, en ai pas, pas de code, pas de codes, pas encore, nous n'avons pas, on n'a pas, donnez moi, attribuez, c'est vous, vous vous en chargez, de votre part, je prends les vôtres,
    hab keine, habe keine, haben keine, haben wir keine, hab ich nicht, habe ich nicht, keine, gebt mir, gib mir, bitte vergeben, vergebt ihr, von euch, nehmt eure, vergib, bitte zuweisen, non ho, non li ho, non ne ho, non abbiamo, non ce li ho, datemi, assegnate, assegnali, da voi, i vostri, nessuno, heb ik niet, heb geen, geen, van jullie, yok, bende yok, siz verin, nie mam, nie mam żadnych, od was, har inga, inga, ga punya, tidak punya, belum punya, nahi hai, nahi hain, aap de do, de do`,
  ).map((phrase) => [phrase, true]),
);
/** Phrases that say that the artist has codes, or will look for them. */
const HAS =
  /(?<!\b(?:dont|don't|not|never|no|didnt|didn't|havent|haven't) )\b(?:have|has|got|had) (?:them|some|one|mine|my own|the codes|codes|isrcs?|a upc|a barcode)\b|(?<!\b(?:no|não|nao) )\b(?:ya )?(?:tengo|tenemos|tenho|temos) (?:códigos|códigos|isrcs?|los|os|uno)\b|\b(?:will|ll|gonna|going to) (?:send|paste|give|find|look)\b/i;

/**
 * Reads a UPC and ISRCs in any format. An ISRC goes to the track named next to it, or else they follow the track order.
 * If the artist has no codes, the question is skipped and we assign ours.
 */
export const codes: Answer = (text, context) => {
  const isrcs = readIsrcs(text);
  const barcode = readBarcode(text, isrcs);
  const upc: PlainAct[] = barcode === undefined ? [] : [{ kind: 'set-release', field: 'upc', value: barcode }];
  // A barcode with a wrong digit is reported as an error, and nothing else in the message is saved.
  if (barcode !== undefined && !isUpc(barcode) && isrcs.length === 0) return upc;
  if (isrcs.length > 0) return [...upc, ...isrcActs(text, isrcs, context)];
  if (upc.length > 0) return upc;
  const words = wordsOf(text);
  const near = findMalformedIsrc(text);
  // Let the field's own validation explain what is wrong with the code.
  if (near !== undefined) return [setIsrc(1, near)];
  if (/\d{5,}/.test(text)) return undefined;
  const isNone = findSaying(words, 'no').some(({ from }) => from === 0) || ASSIGN(words).length > 0;
  if (HAS.test(text)) return [{ kind: 'why' }];
  return isNone ? [{ kind: 'skip' }] : undefined;
};

const setIsrc = (n: number, value: string): PlainAct => ({ kind: 'set-track', tracks: [n], field: 'isrc', value });

/**
 * Assigns each code to the track named next to it, or else in track order. If there is one code and several tracks,
 * asks which track it is for.
 */
function isrcActs(text: string, isrcs: readonly IsrcMention[], { release }: InterpretContext): Act[] {
  const count = release?.trackIds.length ?? 0;
  const named = isrcs.map((_, n) => trackBeforeCode(text, isrcs, n, release));
  if (named.every((track) => track !== undefined)) return isrcs.map(({ isrc }, n) => setIsrc(named[n] ?? 1, isrc));
  const ofAll = readTracks(
    isrcs.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text),
    release,
  );
  if (ofAll && Array.isArray(ofAll.tracks) && ofAll.tracks.length === isrcs.length)
    return isrcs.map(({ isrc }, n) => setIsrc(Array.isArray(ofAll.tracks) ? (ofAll.tracks[n] ?? n + 1) : n + 1, isrc));
  if (isrcs.length === count || count <= 1)
    return isrcs.slice(0, Math.max(count, 1)).map(({ isrc }, n) => setIsrc(n + 1, isrc));
  const [first] = isrcs;
  if (!first || !release) return [];
  if (isrcs.length > 1) {
    const inOrder = isrcs.slice(0, Math.min(count, 5)).map(({ isrc }, n) => setIsrc(named[n] ?? n + 1, isrc));
    return [suggest(first.isrc, [{ label: `These for the tracks from 1 to ${inOrder.length}`, acts: inOrder }])];
  }
  const suggestions = orderedTracks(release)
    .slice(0, 6)
    .map(({ title }, n) => ({ label: title, acts: [setIsrc(n + 1, first.isrc)] }));
  return [suggest(first.isrc, suggestions)];
}

/** Finds the track named just before a code. */
function trackBeforeCode(
  text: string,
  isrcs: readonly IsrcMention[],
  n: number,
  release: InterpretContext['release'],
): number | undefined {
  const own = isrcs[n];
  if (!own) return undefined;
  const before = text.slice(isrcs[n - 1]?.to ?? 0, own.from);
  const mention = readTracks(before.replace(/\b(?:isrcs?|for|is|code)\b|[:=–]/gi, ' ').trim(), release);
  const track = mention && Array.isArray(mention.tracks) && !mention.isExcept ? mention.tracks.at(-1) : undefined;
  return track !== undefined && track >= 1 && track <= Math.max(release?.trackIds.length ?? 0, 1) ? track : undefined;
}
