import { fold } from '../../fold.ts';
import { isCapital, isSmall } from './capitals.ts';
import { LICENCE, looksLikeHolder, looksLikeName } from './looks-like.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import { afterPreamble } from './preambles.ts';
import { areOnly, hasSaying, withoutAround } from './sayings.ts';
import { isSentence } from './sentence-words.ts';
import { valueSaid } from './value-said.ts';
import { type Word, wordsOf } from './words.ts';

/** Who a clause says to be the owner: the artist, whoever owns the other line, a name, or nobody. */
export type OwnerSaid =
  | { kind: 'self' }
  | { kind: 'same' }
  | { kind: 'name'; name: string; isSure: boolean; isNamed?: boolean }
  | { kind: 'talk' };

const finderOf = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]));

/** "I do": the artist. */
const self = finderOf(
  `me, me myself, myself, mine, its mine, all mine, its all mine, all me, i do, i own it, i own it all, i own everything, i own all of it, i own the recording, i own the rights, i own the master, i own the masters, i own both, i own the artwork, i own the cover, i own them, i am, i am the owner, im the owner, its me, its just me, that would be me, thatd be me, thats me, the artist, artist, my artist name, artist name, the artist name, under my artist name, my stage name, my name, my own name, my own, under my name, in my name, it belongs to me, belongs to me, everything belongs to me, owned by me, all rights are mine, the rights are mine, we do, we own it, we own it all, we own everything, we own the recording, we own the rights, we own the master, we own the masters, we own both, we own all of it, us, its us, its ours, ours, all ours, the band, band, bands, the bands, bands own it, band owns it, the band does, the band owns it, the band owns everything, the band itself, the group, the duo, the band name, our band, owned by the band, owned by us, we ourselves, just me, only me, just us, yours truly, i own my masters, we own our masters, i own my music, same as artist, same as artist name, same as the artist, same as the artist name, same name as the artist,
    yo, yo mismo, yo misma, soy yo, mi, mio, mia, es mio, es mia, todo mio, todo es mio, a mi nombre, es de nosotros, es nuestro, es nuestra, nosotros, nosotras, nosotros mismos, la banda, el grupo, yo soy el dueno, yo soy la duena, soy el dueno, soy la duena, los derechos son mios, me pertenece, me pertenece a mi, mi nombre artistico, el artista, la artista,
    eu, eu mesmo, eu mesma, sou eu, sou eu mesmo, sou eu mesma, e meu, e minha, meu, minha, tudo meu, e tudo meu, no meu nome, nos, nos mesmos, somos nos, e nosso, e nossa, e da banda, a banda, o grupo, eu sou o dono, eu sou a dona, eu que sou dono, os direitos sao meus, a gente, somos nos mesmos, e da gente, o artista, a artista, e meu mesmo,
    moi, moi meme, c est moi, c est moi meme, c est moi qui, a moi, c est a moi, tout est a moi, tout a moi, j en suis proprietaire, je suis proprietaire, je suis le proprietaire, je suis la proprietaire, nous, nous memes, c est nous, c est a nous, le groupe, l artiste, mon nom d artiste, je possede tout, a mon nom,
    ich, ich selbst, ich selber, mir, das bin ich, bin ich, das gehort mir, gehort mir, alles meins, alles mir, gehort alles mir, gehort mir alles, mir gehort alles, mir selbst, meins, wir, wir selbst, wir selber, uns, gehort uns, das gehort uns, gehort alles uns, gehort uns selbst, die band, der kunstler, die kunstlerin, mein kunstlername, auf meinen namen, ich bin der inhaber, ich bin die inhaberin,
    io, io stesso, io stessa, sono io, e mio, e mia, tutto mio, e tutto mio, a nome mio, mio, noi, noi stessi, siamo noi, e nostro, la band, il gruppo, l artista, il mio nome d arte, i diritti sono miei, appartiene a me,
    ben, bana ait, bizim, bize ait, bende, main, mera, mera hi hai, meri, hum, hamara, hamara hai, saya, saya sendiri, punya saya, milik saya, kami, punya kami, ja, ja sam, moje, ik, ikzelf, ik zelf, van mij, jag, jag sjalv, na me, na me get am, na my own, na we`,
);
/** The owner of the other line. */
const same = finderOf(
  `same, the same, same as above, same as before, same as p, same as p line, same as the p line, same as the recording, same as the p, same as c, same as the c line, same again, same thing, same ting, same here, same one, same owner, same holder, same person, same people, same company, same name, same answer, same as last, same as that, same as that one, same as the last one, same as the previous one, same as previous, the same one, the same person, the same as above, the same as before, the same as the p line, the same as the recording, the same for both, same for both, same for this, same for that, same for the artwork, same for artwork, same for the cover, same goes for this, same deal, same same, samesies, idem, ditto, likewise, identical, as above, as before, also, like above, like the p line, like the p, as the p line, copy that, copy the p line, no change, unchanged, ibid, also the same, all the same, it is the same only, same only, same difference, same story, same as i said, as i said,
    lo mismo, el mismo, la misma, los mismos, igual, igual que antes, igual que arriba, igual que la anterior, igual que el anterior, lo mismo de antes, lo mismo que antes, el mismo de antes, el mismo dueno, la misma persona, igualito, tambien, mismo, misma, misma empresa, 
    o mesmo, a mesma, a mesma coisa, mesma coisa, igual ao anterior, igual a anterior, igual a p line, o mesmo de antes, o mesmo de cima, o mesmo dono, a mesma pessoa, mesmo, tambem, mesma,
    pareil, la meme, le meme, les memes, la meme chose, meme chose, pareil qu avant, comme avant, comme au dessus, comme ci dessus, le meme que la p line, la meme personne, aussi, pareil que la p line, meme, meme personne, 
    gleich, das gleiche, dasselbe, dieselbe, derselbe, der gleiche, die gleiche, genauso, wie oben, wie zuvor, wie vorher, wie bei der p line, wie die p line, auch, dito, ebenso, ebenfalls, gleicher inhaber, selbe, selber inhaber, das selbe, gleich wie oben,
    lo stesso, la stessa, gli stessi, uguale, la stessa cosa, come prima, come sopra, stesso, stessa, stessa cosa, la stessa persona, uguale a prima, anche, stesso proprietario,
    ayni, aynisi, yine ayni, sama, sama aja, sama saja, same hi, wahi, vohi, to samo, tak samo, hetzelfde, zelfde, samma, samma som ovan, na the same, na same, na same person`,
);
/** Behind a name: that it owns, or made, what is asked about. */
const ownsTail = finderOf(
  `owns it, owns it all, owns everything, owns the recording, owns the recordings, owns the master, owns the masters, owns the rights, owns all rights, owns all the rights, owns both, owns all of it, owns them, owns that, owns this, own it, own it all, own everything, own the recording, own the master, own the masters, own the rights, own all rights, own both, has the rights, have the rights, has all rights, has the copyright, holds the rights, hold the rights, holds the copyright, holds the master, holds the masters, controls the rights, does, is the owner, are the owners, is the rights holder, is the copyright holder, is the holder, owns the artwork, owns the cover, owns the art, owns the photo, owns the text, has it, controls it,
    has all that, has all that now, has it now, has that, has them, got it, got the rights, has it all, es el dueno, es la duena, es dueno, es duena, son los duenos, tiene los derechos, es el titular, es la titular, e o dono, e a dona, e dono, e dona, tem os direitos, detem os direitos, a les droits, detient les droits, est proprietaire, est le proprietaire, est la proprietaire, possede tout, hat die rechte, besitzt die rechte, ist der inhaber, ist die inhaberin, ist inhaber, besitzt alles, ha i diritti, detiene i diritti, e il proprietario, e la proprietaria, e proprietario, owns am, get am, ka hai, ki hai, ait`,
);
const madeTail =
  /\s+(?:(?:has|have|who)\s+)?(?:painted|drew|made|designed|did|took|shot|photographed|illustrated|created|pintó|hizo|diseñó|fez|desenhou|pintou|a fait|a peint|a dessiné|hat gemacht|hat gemalt|ha fatto|ha dipinto|ha disegnato)\b.*$/iu;

/** Who somebody is, before their name: 'my granddaughter', 'the photographer'. */
const KIN =
  /^(?:(?:it(?:'s| is|s)? |that(?:'s| is|s)? )?(?:my|our|the|a|his|her|their|mi|nuestro|nuestra|el|la|meu|minha|nosso|nossa|o|a|mon|ma|notre|le|mein|meine|unser|unsere|der|die|mio|mia|il)\s+(?:\p{Ll}+\s+){0,2}(?:mate|friend|wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister|cousin|uncle|aunt|nephew|niece|granddaughter|grandson|grandpa|grandma|neighbour|neighbor|girlfriend|boyfriend|partner|producer|photographer|designer|illustrator|painter|artist|singer|drummer|guitarist|bassist|engineer|manager|label|company|studio|publisher|amigo|amiga|hermano|hermana|primo|prima|hijo|hija|mujer|esposa|esposo|fotógrafo|fotógrafa|diseñador|diseñadora|irmão|irmã|filho|filha|copain|copine|frère|soeur|sœur|fils|fille|freund|freundin|bruder|schwester|tochter|sohn|fotograf|fotografin|fratello|sorella|amico|amica|figlio|figlia|gravadora|sello|firma|etichetta))\s*[,:]?\s+/iu;
/** A text without it, where a name with a capital follows. */
const withoutKin = (text: string): string => {
  const rest = text.replace(KIN, '');
  return /^\p{Lu}/u.test(rest) ? rest : text;
};

/** Marks of the lines, and their names. */
const MARKS = /℗|©|\((?:p|c)\)|\b(?:p|c)[- ]?lines?\b|\bcopyright\b/giu;

const covers = (find: ReturnType<typeof finderOf>, words: readonly Word[]): boolean => {
  const [first] = find(words);
  return words.length > 0 && first?.from === 0 && first.to === words.length;
};

/** Who a clause says to own something. Years are gone from it. `artist` is who speaks. */
export function ownerSaid(clause: string, artist: string): OwnerSaid {
  const text = clause
    .replace(MARKS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;–—-]+$/g, '')
    .replace(/^(?:is|are|es|é|est|ist|è)\s+/i, '')
    .trim();
  const all = wordsOf(text);
  if (all.length === 0) return { kind: 'talk' };
  const words = withoutAround(all, 'filler', 'yes', 'hedge');
  if (areOnly(words, 'filler', 'yes', 'no', 'hedge')) return covers(same, words) ? { kind: 'same' } : { kind: 'talk' };
  const { from } = afterPreamble(words, 'holder');
  const meant = from > 0 && from < words.length ? words.slice(from) : words;
  for (const one of [words, meant]) {
    const inner = withoutAround(one, 'filler', 'all', 'only');
    if (covers(same, one) || covers(same, inner)) return { kind: 'same' };
    if (covers(self, one) || covers(self, inner)) return { kind: 'self' };
  }
  if (artist !== '' && fold(text) === fold(artist) && !covers(same, words))
    return { kind: 'name', name: text, isSure: true };
  // 'I and I' is who speaks, perhaps.
  if (words.every(({ key }) => ['i', 'an', 'and', 'me'].includes(key)))
    return { kind: 'name', name: 'me', isSure: false };
  const [mine] = self(words);
  const behind = words.slice(mine?.to ?? 0);
  if (mine?.from === 0 && mine.to > 1 && behind.every(isSmall) && !JOINED.has(behind[0]?.key ?? ''))
    return { kind: 'self' };
  if (isOwnGroup(text, artist) || saysOwn(words)) return { kind: 'self' };
  if (beginsSame(words)) return { kind: 'same' };
  return nameIn(text, words, artist);
}

/** 'Same owner as for the recording', in words that begin so and name nobody. */
const beginsSame = (words: readonly Word[]): boolean => {
  const [first] = same(words);
  const rest = words.slice(first?.to ?? 0);
  return (
    first?.from === 0 &&
    words.length <= 9 &&
    rest.every(({ text, key }) => text === text.toLowerCase() || key === 'p' || key === 'c')
  );
};

/** "I own every bit of it": a sentence of the artist about owning. */
const OWN = new Set('own owns owned paid financed funded besitze paye possede pago pague paguei pagato'.split(' '));
const saysOwn = (words: readonly Word[]): boolean =>
  words.length <= 12 &&
  words.slice(0, 4).some(({ key }) => /^(?:i|we|ich|wir|je|j|moi|yo|eu|io|noi|nous|on|nosotros)$/.test(key)) &&
  words.slice(0, 5).some(({ key }) => OWN.has(key)) &&
  !words.some(({ text }, n) => n > 0 && /^\p{Lu}\p{Ll}/u.test(text)) &&
  !hasSaying(words, 'no', 'doubt', 'unsure');

/** What makes two owners of one. */
const JOINED = new Set('and y e et und plus with n con com avec mit ve dan'.split(' '));

/** "The quartet owns it", where that is a word of the artist's name. */
function isOwnGroup(text: string, artist: string): boolean {
  const words = wordsOf(text);
  const at = words.findIndex(
    ({ key }) =>
      key === 'the' ||
      key === 'our' ||
      key === 'la' ||
      key === 'el' ||
      key === 'le' ||
      key === 'die' ||
      key === 'das' ||
      key === 'der' ||
      key === 'il' ||
      key === 'o' ||
      key === 'a',
  );
  const noun = words[at + 1];
  const own = wordsOf(artist);
  if (at !== 0 || !noun || own.length < 2 || !own.some(({ key }) => key === noun.key)) return false;
  const rest = words.slice(2);
  return (
    rest.length === 0 ||
    (ownsTail(rest)[0]?.from === 0 && ownsTail(rest)[0]?.to === rest.length) ||
    covers(self, words.slice(0, 2))
  );
}

function nameIn(text: string, words: readonly Word[], artist: string): OwnerSaid {
  const licence = LICENCE.exec(text)?.[0] ?? '';
  const own = text.slice(0, text.length - licence.length);
  const made = withoutKin(own);
  const said = valueSaid(made, 'holder');
  const [tail] = ownsTail(wordsOf(said.value)).slice(-1);
  const valueWords = wordsOf(said.value);
  const isOwner = tail !== undefined && tail.to === valueWords.length && tail.from > 0;
  let name = isOwner ? said.value.slice(0, valueWords[tail.from - 1]?.end).trim() : said.value;
  const maker = name.replace(madeTail, '');
  const isMaker =
    maker !== name &&
    /^\p{Lu}\p{Ll}/u.test(maker) &&
    !/^(?:he|she|they|you|it|we|ich|wir|er|sie|yo|eu|ele|ela|il|elle|on|je|io)$/i.test(maker) &&
    looksLikeHolder(maker) === 'sure';
  if (isMaker) name = maker;
  const isNamed = said.isNamed || isOwner;
  // 'the cover photo is Ana's', 'it's Ana Lima's'.
  if (isNamed || words.length < wordsOf(made).length || afterPreamble(wordsOf(made), 'holder').strength !== 'none')
    name = name.replace(/(?<=\p{L})'(?:s|n?[ıiuü]n)$/u, '');
  name = withoutKin(name.replace(/^(?:by|to|of|from|with|de|da|do|von|der|di|por|par|à|a)\s+(?=\p{Lu})/u, '')).trim();
  // 'From a free site'
  if (
    !wordsOf(name).some(isCapital) &&
    /^(?:from|of|by|with|in|on|at|to|de|da|do|von|aus|di|dal|par|por)\s/i.test(name)
  )
    return { kind: 'talk' };
  if (name === '' || !/[\p{L}\p{N}]/u.test(name)) return { kind: 'talk' };
  if (isOwnGroup(name, artist) || covers(self, wordsOf(name))) return { kind: 'self' };
  const looked = looksLikeHolder(name);
  if (looked !== 'sure' && (!wordsOf(name).some(isCapital) || looksLikeName(name) !== 'sure')) return { kind: 'talk' };
  if (looked === 'no' || (isSentence(words) && !isNamed && !isMaker && looked !== 'sure')) return { kind: 'talk' };
  const isSure =
    looked === 'sure' &&
    said.isClear &&
    !said.isDoubtful &&
    (!isMaker || /\b(?:(?:in|under|to) (?:her|his|their) name|hers|his to own|owns? it)\b/i.test(text));
  return { kind: 'name', name: `${name}${licence}`, isSure, isNamed: said.isNamed };
}
