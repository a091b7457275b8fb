import type { Release } from '../../../releases/release.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { isInDoubt } from '../declaration-doubt.ts';
import { describeActs, offerOf, tracksText } from '../describe-acts.ts';
import { lexicon } from '../lexicon.ts';
import { perTrack, trackActs } from '../per-track.ts';
import { itemsIn, statementParts, yesOrNo } from '../polarity.ts';
import { trackClauses } from '../track-clauses.ts';
import { trackMentions } from '../tracks-said.ts';
import { type Word, wordsOf } from '../words.ts';
import { askWhich, saysNotWhich } from './which-tracks.ts';

/**
 * What is said of who wrote a song. `free`: nobody whom a licence could be asked of; `unclear`: a sample, a borrowed tune, a permission, a
 * relative, which are neither a cover nor none for certain.
 */
const find = lexicon({
  cover: `cover, covers, covered, covering, cover song, cover songs, cover version, cover versions, cover track, remake, remakes, rendition, not mine, not ours, not my song, not our song, isnt mine, isnt ours, someone elses, somebody elses, someone else, somebody else, other peoples, another band, another artist, originally by, written by someone else,
    no es mía, no es mío, no es nuestra, no es nuestro, versión de, ajena, não é minha, não é nossa, regravação, regravações, regravado, releitura, reprise, reprises, reprise de, une reprise, pas de moi, pas de nous, coverversion, coverversionen, gecovert, nachgespielt, nicht von mir, nicht von uns, non è mia, non è nostra, rifacimento, cover di, niet van mij, niet van ons, uyarlama, przeróbka, bukan lagu saya, lagu orang, 커버, カバー, 翻唱`,
  own: `original, originals, all original, mine, ours, my own, our own, own song, own songs, own stuff, my song, my songs, our songs, our song, i wrote, we wrote, wrote it, wrote them, wrote myself, wrote ourselves, i composed, we composed, made up, made it up, made it myself, self written, self penned, selfwritten, homemade, by me, by us, from my head, own head, my compositions, our compositions, own material, own compositions, penned, yours truly, original songs, wrote everything, wrote all, na my own, written by me, written by us, she wrote, he wrote it himself, she wrote it herself, dreamt up, dreamed up, invented, came up with,
    original, originales, mía, mías, mío, míos, nuestra, nuestras, nuestro, nuestros, propia, propias, propio, propios, la escribí, las escribí, lo escribí, escribimos, compuse, compusimos, la hice yo, las hice yo, hice yo, inventamos, inventé, inédita, inéditas, de mi autoría, autoral, autorais, minha, minhas, nossa, nossas, nosso, nossos, próprias, própria, originais, fui eu que fiz, eu que fiz, eu fiz, escrevi, escrevemos, compus, inéditas,
    à moi, à nous, de moi, de nous, mes compos, nos compos, compos, compositions originales, composition originale, originaux, originales, originale, maison, perso, j'ai écrit, on a écrit, nous avons écrit, inventé, inventée, nos propres, mes propres, eigene, eigenen, eigenes, selbst geschrieben, selbstgeschrieben, eigenkomposition, eigenkompositionen, von mir, von uns, meine, unsere, meins, selber geschrieben, erfunden, ausgedacht, selbst komponiert,
    mia, mie, mio, miei, nostra, nostre, nostro, nostri, originali, inediti, inedito, inedite, inedita, scritta da me, scritte da me, scritto da noi, scritti da noi, scritte da noi, l'ho scritta io, le ho scritte io, inventata, inventate, inventato, eigen werk, eigen nummers, zelf geschreven, van mij, van ons, kendi bestem, kendi bestemiz, kendi bestelerimiz, bestem bana ait, bana ait, bize ait, kendim yazdım, własne, autorskie, moje, nasze, lagu sendiri, ciptaan sendiri, karya sendiri, buatan sendiri, khud likha, apna gaana, maine likha, egna, eget, sariling gawa, sariling kanta, 자작곡, 自作`,
  free: `traditional, trad, public domain, folk song, folk songs, folk tune, traditionals, traditional tune, volkslied, volkslieder, tradicional, tradicionales, dominio público, domínio público, tradicionais, traditionnel, traditionnelle, traditionnels, domaine public, gemeinfrei, tradizionale, tradizionali, pubblico dominio, anonim, anonymous, halk türküsü, türkü, died in, century`,
  other: `by another, by a band, tune by, song by, written by, composed by, its by, is by, is from, a song of, comes from, was written by, was a hit, is a standard, standard, old song, very old song, made famous, es de, es del, son de, es una de, canción de, é de, é do, é da, são de, composição de, autoria de, est de, sont de, de chez, ist von, sind von, ist vom, war von, stammt von, lied von, è di, è del, sono di, è dei, brano di, is van, ait, ciptaan, lagunya, karangan, likha hua, av`,
  tune: `song, tune, hit, classic, number, canción, tema, música, chanson, lied, canzone, brano, liedje, piosenka, lagu, låt`,
  unclear: `sample, samples, sampled, sampling, interpolate, interpolates, interpolation, interpolated, quote, quotes, quoted, quoting, borrow, borrows, borrowed, tune of, the tune of, to the tune, melody from, melody of, melody is, based on, built on, inspired by, inspired, riff from, nod to, medley, mashup, remix, changed the words, changed all the words, new words, new lyrics, my arrangement, arrangement, arranged, permission, gave us, gave it to us, gave me, lets us, let us, uncle, cousin, brother, sister, dad, father, mother, grandfather, grandpa, friend, friends, mate of mine, husband, wife, bandmate, ex, producer, bought, ghostwriter, co wrote, cowrote, co written, cowritten, translation of, translated, adaptation, adapted, hymn book, hymnal, nobody knows who, no one knows who, who wrote it, parts of, bits of, bars of, bars, seconds of, seconds, lines of, lines by, lines, recite, recites, blessing, quoting, poet, half of, chords,
    sampleé, sampleamos, interpolación, citar, cita, basada en, basado en, melodía de, inspirada, permiso, nos dio, me dio, tío, primo, hermano, hermana, papá, padre, abuelo, amigo, amiga, arreglo, adaptación, letra nueva, baseada em, baseado em, inspirada em, permissão, deu pra gente, tio, irmão, pai, avô, amigo, arranjo, adaptação, trecho, trechos, échantillon, samplé, inspiré, basé sur, permission, oncle, cousin, frère, ami, arrangement, adaptation, paroles changées, basiert auf, melodie von, gesampelt, zitat, zitiert, erlaubnis, onkel, vetter, bruder, freund, bearbeitung, neuer text, campionato, campione, basata su, basato su, permesso, zio, cugino, fratello, amico, arrangiamento, adattamento, citazione, gebaseerd op`,
});

type Sense = { value: boolean | 'open' | undefined; isWeak: boolean };

/** What one clause says of who wrote the song. */
function senseOf(words: readonly Word[]): Sense {
  const said = new Set<boolean>();
  const answers = new Set<boolean>();
  let [isFree, isWeak] = [false, false];
  for (const part of statementParts(words)) {
    const items = itemsIn(part.words, find).filter(({ value }) => value !== 'tune');
    const kinds = new Set(items.map(({ value }) => value));
    if (!kinds.has('own') && items.some(({ value, isNegated }) => value === 'unclear' && !isNegated)) return { value: undefined, isWeak: true };
    if (kinds.has('cover')) said.add(items.some(({ value, isNegated }) => value === 'cover' && !isNegated));
    else if (kinds.has('own')) said.add(items.some(({ value, isNegated }) => value === 'own' && isNegated));
    else if (kinds.has('free')) isFree = true;
    else if (kinds.has('other')) isWeak = true;
    const answer = yesOrNo(part.words);
    if (items.length === 0 && answer !== undefined) answers.add(answer);
    if (part.isContrast && items.length === 0) return { value: undefined, isWeak: true };
  }
  for (const answer of answers) said.add(answer);
  const [only] = said;
  if (said.size > 1) return { value: undefined, isWeak: true };
  if (only === undefined) return { value: isFree ? 'open' : undefined, isWeak };
  // "It is traditional, so yes" is for an office to look at.
  return { value: isFree && only ? undefined : only, isWeak: isFree && only };
}

const nameOf = (value: unknown) => (value === true ? 'It is a cover' : 'No cover');

export const coverSongs: Answer = (text, { release }) => {
  const words = wordsOf(text);
  const all = (value: boolean): PlainAct[] => [{ kind: 'set-track', tracks: 'all', field: 'containsCover', value }];
  const only = (tracks: number[]): PlainAct[] => trackActs('containsCover', [{ tracks: 'rest', value: false }, { tracks, value: true }], release);
  const byOthers = otherWriters(text, release);
  const read = (part: string): boolean | 'open' | undefined => senseOf(wordsOf(part)).value ?? (byOthers(part) ? true : undefined);
  const said = perTrack(text, release, read, { bare: true, only: false });
  const acts = said && trackActs('containsCover', said, release);
  if (acts && acts.length > 0) return isInDoubt(text, release) ? offerOf(text, { label: describeActs(acts, nameOf), acts }) : acts;
  const named = trackClauses(text, release).flatMap(({ tracks, left }) => (Array.isArray(tracks) && read(left) !== false && read(left) !== 'open' ? tracks : []));
  if (named.length > 0 && find(words).length > 0) return offerOf(text, { label: `Only ${tracksText([...new Set(named)])}`, acts: only(named) }, { label: 'No covers', acts: all(false) });
  const isMany = (release?.trackIds.length ?? 0) > 1;
  const { value, isWeak } = senseOf(words);
  if (isMany && (value === true || saysNotWhich(text, release))) return askWhich(text, release, (track) => only([track]));
  if (find(words).length === 0 && yesOrNo(words) === undefined) return undefined;
  if (value === undefined && !isWeak) return undefined;
  return offerOf(text, { label: 'No covers', acts: all(false) }, { label: isMany ? 'All are covers' : 'It is a cover', acts: all(true) });
};

/** 'Dry River is a Stone Choir tune, the rest is ours': what is said apart from what is one's own is somebody else's. */
function otherWriters(text: string, release: Release | null): (part: string) => boolean {
  const words = wordsOf(text);
  const items = itemsIn(words, find);
  const groups = new Set(trackMentions(words, release).map(({ tracks }) => tracks));
  const isContrast = statementParts(words).some((part) => part.isContrast);
  const isRestOwn = items.some(({ value, isNegated }) => value === 'own' && !isNegated) && (groups.has('rest') || (groups.has('all') && isContrast));
  return (part) => {
    const kinds = find(wordsOf(part)).flatMap(({ value }) => (value === 'tune' ? [] : [value]));
    if (kinds.includes('unclear') || kinds.includes('free')) return false;
    return kinds.includes('other') || (isRestOwn && /\p{L}/u.test(part) && kinds.length === 0 && wordsOf(part).length > 1);
  };
}
