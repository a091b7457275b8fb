import type { Explicit } from '../../../releases/track-choices.ts';
import type { PlainAct } from '../../act.ts';
import { type Item, itemsIn, readYesOrNo, statementParts } from '../clauses/polarity.ts';
import type { Answer } from '../context.ts';
import { isInDoubt } from '../declarations/declaration-doubt.ts';
import { describeActs, offerActs } from '../offers/describe-acts.ts';
import { readPerTrack, trackActs } from '../tracks/per-track.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { lexicon, phraseList } from '../words/lexicon.ts';
import { wordsOf } from '../words/words.ts';
import { askWhichTracks, mentionsUnnamedTracks } from './which-tracks.ts';

type Choice = Exclude<Explicit, ''>;

/**
 * Phrases about lyrics. `audience`: who the lyrics are for. `wordless`: there are no lyrics. `elsewhere`: the words are
 * not part of the recording.
 */
const find = lexicon({
  strong: `explicit, explicits, explicite, explicites, explícito, explícita, explícitos, explícitas, esplicito, esplicita, espliciti, esplicite, explizit, explizite, expliciet, swear, swears, swearing, sweary, swearword, swearwords, swear word, swear words, curse, curses, cursing, curse words, cuss, cusses, cussing, cuss words, bad word, bad words, bad language, strong language, foul language, foul, profanity, profanities, profane, vulgar, obscene, obscenity, rude, rude words, dirty, dirty talk, nasty, raunchy, filthy, slur, slurs, nsfw, x rated, 18 plus, parental advisory, f word, f words, f bomb, f bombs, fbomb, c bomb, c bombs, n bomb, s word, effing, swears like, n word, n words, c word, fuck, fucks, fucking, fuckin, shit, bitch, bitches, sex, sexual, sexy, violence, violent, drugs, drug, weed, guns,
    grosería, groserías, mala palabra, malas palabras, palabrota, palabrotas, lenguaje fuerte, palabras fuertes, lenguaje explícito, maldición, maldiciones, maldice, puta, mierda, drogas, violencia, sexo, vulgares, palavrão, palavrões, xingamento, xingamentos, linguagem forte, violência, gros mot, gros mots, grossier, grossièretés, vulgaire, insulte, insultes, injures, putain, merde, drogue, sexe, schimpfwort, schimpfwörter, schimpfworte, kraftausdruck, kraftausdrücke, fluchen, flucht, geflucht, flüche, vulgär, derb, gewalt, drogen, sex,
    parolaccia, parolacce, volgare, volgari, volgarità, bestemmie, bestemmia, droga, violenza, sesso, gevloekt, vloeken, vloekt, scheldwoord, scheldwoorden, grof, küfür, küfürlü, argo, przekleństwa, przekleństwo, wulgaryzmy, wulgarne, przeklinam, kata kasar, kasar, jorok, gaali, gaaliyan, ashleel, svordomar, svär, grovt, grova ord, mura, bastos, 욕, 욕설, нецензурная, мат`,
  clean: `clean, fine, all good, are good, is good, are ok, is ok, are okay, is okay, cleann, squeaky clean, sfw, safe, harmless, innocent, tame, pg, g rated, wholesome, radio friendly, family friendly, decent, kid friendly, limpia, limpias, limpio, limpios, limpo, limpa, limpos, limpas, propre, propres, sauber, jugendfrei, harmlos, pulito, pulita, puliti, pulite, innocuo, temiz, czyste, czysto, czysta, netjes, schoon, aman, bersih, malinis, saaf, rent, rumsrent`,
  audience: `kid, kids, child, children, childrens, toddler, toddlers, baby, babies, nursery, year olds, years old, family, families, church, churches, hymn, hymns, gospel, worship, prayer, prayers, psalm, psalms, mass, school, schools, granny, grandma, nan, nana, grandmother, mum, mums, mom, moms, lullaby, lullabies, christening, baptism, wedding, sunday school, vicar, bishop, pope, abuela, abuelita, abuelo, avó, vó, vovó, grand mère, mamie, oma, omi, nonna, babcia, oma, babaanne, anneanne, niños, niñas, iglesia, familia, crianças, criança, miúdos, igreja, enfant, enfants, église, kinder, kirche, familie, bambini, bambino, chiesa, çocuk, çocuklar, dzieci, kościół, kinderen, kerk, anak, anak anak, gereja, bachche, barn`,
  edit: `bips, bip, pitidos, beeps, beeped, beeped out, bleeps, bleeped, bleep, bipada, version radio, la de radio, cleaned, cleaned version, cleaned up version, clean version, clean edit, the clean one, radio edit, radio version, radio cut, censored, edited version, bleeped, bleeped out, censurada, censurado, versión limpia, versão limpa, version censurée, version clean, version propre, zensiert, zensierte version, versione censurata, versione pulita, censurata, sansürlü, ocenzurowana, versi bersih`,
  wordless: `no vocals, no vocal, no lyrics, no words, no singing, nobody sings, no one sings, without words, without lyrics, without vocals, instrumental, instrumentals, instrumental only, all instrumental, purely instrumental, no voice, no voices, doesnt have lyrics, doesnt have words, there are no lyrics, there are no words, there is no singing, sin letra, sin voz, sin palabras, no tiene letra, no hay letra, sem letra, sem voz, não tem letra, sans paroles, pas de paroles, sans voix, pas de voix, ohne text, ohne gesang, kein text, kein gesang, keine texte, senza parole, senza testo, senza voce, non ci sono parole, zonder zang, geen tekst, sözsüz, söz yok, enstrümantal, instrumentalny, bez słów, tanpa lirik, tanpa vokal, instrumentell`,
  mild: `damn, damned, goddamn, hell, bloody, crap, arse, ass, bum, piss, bugger, sod, perkele`,
  elsewhere: `sleeve, sleeve notes, liner notes, booklet, cover, artwork, picture, cover art, video, portada, capa, pochette, copertina, kapak, okładka, hoes, omslag`,
});

const ONCE = phraseList(
  'once, one, one time, twice, a couple of times, a couple, a few, some, a bit, a little, una vez, dos veces, uma vez, duas vezes, une fois, deux fois, einmal, zweimal, una volta, due volte, 1 time, 2 times',
);
const NAMES: Record<Choice, string> = {
  Explicit: 'Explicit',
  'Not Explicit': 'Not Explicit',
  'Cleaned Version': 'Cleaned Version',
};

type Items = readonly Item<ReturnType<typeof find>[number]['value']>[];

/** Reads what a clause says about the lyrics; undefined if it says nothing or contradicts itself. */
function readExplicit(text: string): Choice | undefined {
  const words = wordsOf(text);
  const statements = new Set<Choice>();
  const answers = new Set<boolean>();
  let isDenied = false;
  for (const part of statementParts(words)) {
    const read: Items = itemsIn(part.words, find);
    // In 'No swearing, violence or drugs', the "no" applies to the whole list.
    const isList: boolean = isDenied && read.length > 0 && part.words.length <= read.length * 2;
    const items: Items = isList ? read.map((item) => ({ ...item, isNegated: true })) : read;
    isDenied = items.at(-1)?.isNegated ?? false;
    const values = items.flatMap(({ value, isNegated }): Choice[] => {
      if (value === 'edit') return isNegated ? [] : ['Cleaned Version'];
      if (value === 'strong') return [isNegated ? 'Not Explicit' : 'Explicit'];
      if (value === 'clean') return [isNegated ? 'Explicit' : 'Not Explicit'];
      return value === 'wordless' || (value === 'audience' && !isNegated) ? ['Not Explicit'] : [];
    });
    const isOfOther = items.some(({ value }) => value === 'elsewhere');
    const answer = readYesOrNo(part.words);
    for (const value of isOfOther ? [] : preferCleaned(values)) statements.add(value);
    if (answer !== undefined && values.length === 0 && !isOfOther) answers.add(answer);
    if (part.isContrast && values.length === 0 && !isOfOther) return undefined;
  }
  for (const answer of answers) statements.add(answer ? 'Explicit' : 'Not Explicit');
  const [only] = statements;
  return statements.size === 1 ? only : undefined;
}

/** If one of the values is a cleaned version, drops the others. */
const preferCleaned = (values: readonly Choice[]): readonly Choice[] =>
  values.includes('Cleaned Version') ? ['Cleaned Version'] : values;

export const explicit: Answer = (text, { release }) => {
  const words = wordsOf(text);
  const actsOf = (value: Choice): PlainAct[] => [{ kind: 'set-track', tracks: 'all', field: 'explicit', value }];
  const byTrack = readPerTrack(text, release, readExplicit, { bare: 'Explicit', only: 'Not Explicit' });
  const acts = byTrack && trackActs('explicit', byTrack, release);
  const kinds = new Set(find(words).map(({ value }) => value));
  const isMild = kinds.has('mild') && !kinds.has('strong');
  // On a release with several tracks, 'It has one curse word' is true of one track.
  const isOnce =
    (release?.trackIds.length ?? 0) > 1 &&
    kinds.has('strong') &&
    ONCE(words).length > 0 &&
    acts?.length === 1 &&
    acts.every((act) => act.kind === 'set-track' && act.tracks === 'all' && act.value === 'Explicit') &&
    !trackMentions(words, release).some(({ tracks }) => tracks === 'all');
  if (acts && acts.length > 0 && !isOnce)
    return isInDoubt(text, release) || isMild
      ? offerActs(text, { label: describeActs(acts, (value) => NAMES[value as Choice]), acts })
      : acts;
  if (mentionsUnnamedTracks(text, release) || isOnce) {
    const which = askWhichTracks(text, release, (track) =>
      trackActs(
        'explicit',
        [
          { tracks: 'rest', value: 'Not Explicit' },
          { tracks: [track], value: 'Explicit' },
        ],
        release,
      ),
    );
    if (which) return which;
  }
  if (find(words).length === 0 && readYesOrNo(words) === undefined) return undefined;
  return offerActs(
    text,
    { label: 'Explicit', acts: actsOf('Explicit') },
    { label: 'Not Explicit', acts: actsOf('Not Explicit') },
  );
};
