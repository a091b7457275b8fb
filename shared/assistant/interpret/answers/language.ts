import { audioLanguages } from '../../../reference/audio-languages.ts';
import { contributorRoles } from '../../../reference/contributor-roles.ts';
import { metadataLanguages } from '../../../reference/metadata-languages.ts';
import type { Act, PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { describeActs, offerOf } from '../describe-acts.ts';
import { OTHER_LANGUAGES, sungLanguagePhrases, writtenLanguagePhrases } from '../language-names.ts';
import { phraseList } from '../lexicon.ts';
import { type Named, nearest } from '../nearest.ts';
import { type FindPhrases, phraseFinder, phrasesIn } from '../phrases.ts';
import { perTrack, trackActs } from '../per-track.ts';
import { trackMentions } from '../tracks-said.ts';
import { areOnly, hasSaying } from '../sayings.ts';
import { strangeWords } from '../small-words.ts';
import { lastSaid, type ValueSegment, valueSegments } from '../value-segments.ts';
import { type Word, wordsOf } from '../words.ts';

/** A language of the list, or with `none` one that stores do not take, and the one that comes nearest to it. */
type Language = { code: string; isListed: boolean };
type Row = { code: string; name: string };

function finderOf(phrases: Iterable<readonly [string, string]>, rows: readonly Row[]): FindPhrases<Language> {
  const listed = [...phrases].map(([phrase, code]) => [phrase, { code, isListed: true }] as const);
  const known = new Set(rows.map(({ name }) => name.toLowerCase()));
  const others = OTHER_LANGUAGES.flatMap(([names, code]) => phrasesIn(names).filter((name) => !known.has(name)).map((name) => [name, { code, isListed: false }] as const));
  return phraseFinder<Language>([...listed, ...others]);
}
const namesOf = (phrases: Iterable<readonly [string, string]>): Named[] => {
  const names = new Map<string, string[]>();
  for (const [phrase, code] of phrases) names.set(code, [...(names.get(code) ?? []), phrase]);
  return [...names].map(([value, own]) => ({ value, names: own }));
};

const sung = finderOf(sungLanguagePhrases(), audioLanguages);
const written = finderOf(writtenLanguagePhrases(), metadataLanguages);
const sungNames = namesOf(sungLanguagePhrases());
const writtenNames = namesOf(writtenLanguagePhrases());

/** What is only a small part of a song, or one title of several: its language is not the language. */
const SMALL_PART = phraseList(
  `word, words, line, lines, phrase, phrases, chorus, hook, verse, verses, bridge, intro, outro, bit, bits, a bit, bits of, little, few, some, sample, ad lib, ad libs, adlib, shout, shouts, says, one of them, one title, one track, one song, one in, a couple of words, loan word, here and there, sprinkled, touch of, name, names, antara, mukhda,
  palabra, palabras, frase, frases, estribillo, coro, verso, estrofa, un poco de, algo de, grito, grita, dice, una en, uno en, una es, palavra, palavras, refrão, um pouco de, uma em, uma é, trecho, mot, mots, refrain, couplet, un peu de, quelques, une en, wort, wörter, zeile, zeilen, refrain, strophe, ein bisschen, ein paar, eins auf, eine auf, parola, parole, ritornello, strofa, un po di, qualche, una in, uno in, woord, woorden, een beetje, kelime, biraz, słowo, słowa, kata, sedikit, dikit`,
);
const CHOOSES = phraseList(`put, say, should like, would like, prefer, choose, go with, use, pick, make it, pon, ponle, pongan, mete, coloca, põe, bota, mets, mettez, nimm, schreib, metti, mettiamo, zet, mostly, mainly, mainly in, majority, in majority, mostly in, main, predominantly, principalmente, sobre todo, mayormente, la mayoría, principalmente, maioria, surtout, principalement, majorité, hauptsächlich, überwiegend, meistens, meist, soprattutto, principalmente, vooral, çoğunlukla, głównie`);
const TITLES = phraseList(`title, titles, títulos, título, titre, titres, titel, titoli, titolo, tytuły, başlıklar, judul`);
const SINGS = phraseList(`sing, sings, sung, singing, vocals, lyrics, in, en, em, auf, po, as, på, na, cantada, cantado, canto, canta, chante, chantée, singe, singt, gesungen, canto, canta`);
const ONLY_PLAYED = phraseList([...contributorRoles.map(({ name }) => name).filter((name) => !/vocal|rap|compos|lyric|writer|engineer|producer|narrat|spoken|choir|solo|publish|translat/i.test(name)), 'string quartet, quartet, trio, orchestra, orquesta, orquestra, orchestre, orchester, brass band, big band, ensemble, veena, mridangam, tabla, sitar, sarod, bansuri, guqin, guzheng, erhu, pipa, oud, bouzouki, kora, mbira, fiddle, uilleann pipes, pipes, strings, beats, drones, synths, guitarra, piano solo, solo piano, guitar solo, violín, klavier, gitarre, pianoforte, chitarra'].join(','));
/** 'Only the second has words': the others have none. */
const HAS_WORDS = phraseList(`has words, has lyrics, has vocals, has singing, has a vocal, is sung, is vocal, have words, have lyrics, have vocals, tiene letra, tiene voz, tienen letra, tem voz, tem letra, a des paroles, est chantée, hat text, hat gesang, ist gesungen, ha il testo, ha le parole, è cantata, heeft tekst`);
const HUMMED = phraseList(`lilting, lilt, humming, hums, scat, scatting, vocalise, vocal chop, vocal chops, vocal sample, vocal samples, oohs, aahs, ooh, aah, la la, chant, chanting, beatbox, tarareo, vocalizo, fredonne, summen, vocalizzi`);
const SAME = phraseList(`same, same as titles, same as the titles, same as above, same language, ditto, as above, jw, idem, lo mismo, el mismo, igual, o mesmo, a mesma, pareil, la même, le même, dieselbe, gleiche, die gleiche, genauso, la stessa, lo stesso, uguale, hetzelfde, aynı, tak samo, ten sam, sama`);

const isSmallPart = (word: Word) => SMALL_PART([word]).length > 0;
const keyOf = ({ code, isListed }: Language) => `${code} ${isListed}`;

/** The languages that an answer gives: those that are put before others, or all that are not only of a small part. */
function languagesIn(segments: readonly ValueSegment<Language>[]): { meant: Language[]; isClean: boolean; isOffered: boolean } {
  const found = segments.flatMap(({ items, strange, isOffered, words }) =>
    items.filter(({ isNegated }) => !isNegated).map(({ value, from }) => ({ value, isOffered, isClean: strange.length === 0 || isSung(words, from) || value.code === 'zxx', isPart: isOfPart(words, from, items.map((one) => one.from)), isChosen: CHOOSES(words).length > 0, isOfTitles: TITLES(words).length > 0 })),
  );
  const choosing = found.filter(({ isChosen, isPart }) => isChosen && !isPart);
  const ofTitles = found.filter(({ isOfTitles, isPart }) => isOfTitles && !isPart);
  const chosen = choosing.length > 0 ? choosing : ofTitles;
  const whole = found.filter(({ isPart }) => !isPart);
  const [first] = whole;
  const clean = first?.isClean ? whole.filter(({ isClean, isOffered }) => isClean || isOffered) : whole;
  const isOne = new Set(chosen.map(({ value }) => keyOf(value))).size === 1;
  const taken = isOne ? chosen : clean;
  const meant = new Map(taken.map(({ value }) => [keyOf(value), value]));
  return { meant: [...meant.values()], isClean: isOne ? taken.some(({ isClean }) => isClean) : (first?.isClean ?? false), isOffered: taken.some(({ isOffered }) => isOffered) };
}

/** 'One chorus in Spanish': the language stands behind the part that has it, and no other language between them. */
function isOfPart(words: readonly Word[], at: number, others: readonly number[]): boolean {
  const before = Math.max(-1, ...others.filter((other) => other < at));
  const isOne = /^ones?$/.test(words[0]?.key ?? '') && at > 0;
  return isOne || SMALL_PART(words).some(({ from, to }) => (from > before && to <= at) || (from > at && from - at <= 2 && !others.some((other) => other > at && other < from)));
}
const isSung = (words: readonly Word[], at: number) => SINGS(words).some(({ to }) => to === at);

const nameIn = (rows: readonly Row[]) => (code: unknown) => rows.find((row) => row.code === code)?.name ?? '';

/** A language by its letters alone, when nothing else is said: 'fr'. */
const codeSaid = (words: readonly Word[], rows: readonly Row[]) => {
  const code = words.length === 1 ? words[0]?.key : undefined;
  return code && !/^(?:no|it|is|id|my|so|or|am)$/.test(code) ? rows.find((row) => row.code === code)?.code : undefined;
};

/** Languages that are offered, or the one that is meant for certain. */
function choice(text: string, find: FindPhrases<Language>, names: readonly Named[], rows: readonly Row[], actsOf: (code: string) => PlainAct[]): Act[] | undefined {
  const words = wordsOf(text);
  const code = codeSaid(words, rows);
  if (code) return actsOf(code);
  const { meant, isClean, isOffered } = languagesIn(lastSaid(valueSegments(words, find, isSmallPart)));
  const [only, ...others] = meant;
  const offer = (codes: readonly string[]) => (codes.length === 0 ? undefined : offerOf(text, ...[...new Set(codes)].map((one) => ({ label: nameIn(rows)(one), acts: actsOf(one) }))));
  if (!only) {
    const strange = strangeWords(words);
    const near = strange.length === 0 || strange.length > 2 ? null : nearest(strange.map(({ text: typed }) => typed).join(' '), names);
    return near && ('sure' in near ? actsOf(near.sure) : offer(near.maybe)) || undefined;
  }
  if (others.length > 0 || !isClean || isOffered || !only.isListed || /\?\s*$/.test(text)) return offer(meant.map((one) => one.code).filter(Boolean));
  return actsOf(only.code);
}

export const metadataLanguage: Answer = (text) =>
  choice(text, written, writtenNames, metadataLanguages, (value) => [{ kind: 'set-release', field: 'metadataLanguage', value }]);

export const audioLanguage: Answer = (typed, { release }) => {
  const text = withoutNone(typed);
  const words = wordsOf(text);
  const actsOf = (value: string): PlainAct[] => [{ kind: 'set-track', tracks: 'all', field: 'audioLanguage', value }];
  const titles = release?.metadataLanguage.replace(/^zh.*/, 'cmn');
  if (titles && SAME(words).length > 0 && strangeWords(words, (word) => SAME([word]).length > 0).length <= 1 && sung(words).length === 0) return actsOf(titles);
  const read = perTrack(text, release, clauseLanguage);
  const said = read && HAS_WORDS(words).length > 0 && hasSaying(words, 'only') && !read.some(({ tracks }) => !Array.isArray(tracks)) ? [{ tracks: 'rest' as const, value: 'zxx' }, ...read] : read;
  const acts = said && trackActs('audioLanguage', said, release);
  if (acts && acts.length > 0) {
    const isOffered = valueSegments(words, sung).some((segment) => segment.isOffered) || /\?\s*$/.test(text);
    return isOffered ? offerOf(text, { label: describeActs(acts, nameIn(audioLanguages)), acts }) : acts;
  }
  const isPerTrack = trackMentions(words, release).some(({ tracks }) => Array.isArray(tracks));
  const partly = isPerTrack ? perTrack(text, release, (part) => clauseLanguage(part) ?? 'open') : undefined;
  const some = partly && trackActs('audioLanguage', partly, release);
  if (some && some.length > 0) return offerOf(text, { label: describeActs(some, nameIn(audioLanguages)), acts: some });
  const chosen = choice(text, sung, sungNames, audioLanguages, actsOf);
  return chosen ?? (HUMMED(words).length > 0 ? offerOf(text, { label: 'Instrumental', acts: actsOf('zxx') }) : undefined);
};

/** 'N/A' where a language is asked for. */
const withoutNone = (text: string) => text.replace(/\bn\s?\/\s?a\b/gi, 'instrumental');

/** Whether a stretch only says what is played. */
function isPlayed({ words }: ValueSegment<Language>): boolean {
  const played = ONLY_PLAYED(words);
  return played.length > 0 && strangeWords(words.filter((_, n) => !played.some(({ from, to }) => n >= from && n < to))).length === 0;
}

/** The language of one clause, without its tracks. */
function clauseLanguage(text: string): string | 'open' | 'aside' | undefined {
  const words = wordsOf(text);
  const segments = lastSaid(valueSegments(words, sung, isSmallPart));
  const { meant, isClean } = languagesIn(segments);
  const [only, ...others] = meant;
  if (only) return others.length > 0 || !isClean ? undefined : only.isListed ? only.code : 'open';
  if (SMALL_PART(words).length > 0 || segments.some(({ items }) => items.some(({ isNegated }) => isNegated))) return 'aside';
  return segments.some(isPlayed) || areOnly(words, 'no') ? 'zxx' : undefined;
}
