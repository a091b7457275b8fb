import { areShouted, isCapital as capital } from './capitals.ts';
import { fieldNouns, type FreeText } from './field-nouns.ts';
import { type FindPhrases, phraseFinder, phrasesIn } from './phrases.ts';
import type { Word } from './words.ts';

const isCapital = (word: Word | undefined) => capital(word) && /^\p{Lu}/u.test(word?.text ?? '');
const isSmall = (word: Word | undefined) => word !== undefined && !isCapital(word);
const finderOf = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]));

/** Before anything is said. */
const openers = finderOf(
  `yo, ayo, aight, righto, rite, here, for us, for me, right then, okay then, ok then, well, ok, okay, so, right so, alright, right, oh, um, uh, umm, erm, er, hmm, hm, please, hey, hi, hello, yes, yeah, yep, yea, aye, sure, actually, honestly, just, simply, i think, i guess, i believe, i reckon, i suppose, and, then, also, now, basically, ah, eh, look, listen, lets see, good question, idk, i dont know, dunno, idk man, no idea, not sure, haha, lol, hehe, mate, bro, man, dear, good morning, good evening, good afternoon, finally, no, nah, sorry, wait, scusa, ciao, salut, hallo, hola, ola, oi, bueno, pues, si, sim, oui, ja, entonces, entao, alors, ben, bah, euh, also, na ja, naja, allora, ecco, creo que, acho que, eu acho que, je pense que, je crois que, ich glaube, ich denke, credo che, penso che, probably, prolly, maybe, perhaps, poi, puis, dann, then we, after all, in the end, finally, alla fine, al final, no final, au final, finalement, am ende, schliesslich, first, for the record, fyi, good day, greetings, buenos dias, buenas tardes, buenas noches, buenas, bom dia, boa tarde, boa noite, bonjour, bonsoir, guten tag, guten morgen, guten abend, moin, servus, gruezi, buongiorno, buonasera, merhaba, selam, namaste, halo, hej, dag, hoi, dzien dobry, czesc, dobry den, kalimera, salam, ahlan, annyeong, talvez, tal vez, quizas, peut etre, vielleicht, forse, evet, haan, acha, iya, tak, hai`,
);
/** "it", "this": what stands for the thing that was asked about. */
const pronouns = finderOf('it, this, that, this one, that one, the whole thing, das, es, ca, ce, c, questo, questa, quello, esto, este, esta, eso, isso, isto, ele, ela, bu, ye, yeh, ini, to, dit, det, di riddim, di ting');
const its = finderOf('its, its only, its just, its simply, its all, its now, thats, this is, thisd be, itll be, thatll be, thatd be, itd be, heres, c est, cest, das ist, es ist, ce sera, ca sera, questo e, isso e, na, e o, e a');
const copulas = finderOf(
  `is, are, be, needs to be, need to be, it needs to be, it is, it must be, it should be, it will be, is the, are the, will be, would be, should be, shall be, must be, has to be, needs to be, can be, is going to be, is gonna be, going to be, gonna be, will probably be, is now, is just, is simply, reads, ends up being, ended up being, turned out to be, turned out, became, stays, remains, will remain, goes to, belongs to, says, said, hai, hoga, hai ji, adalah, yaitu, es, e, eh, sera, seria, vai ser, va a ser, fue, foi, quedo, ficou, ser, est, sera, c est, ist, wird, ware, soll, lautet, sein, bleibt, sara, sarebbe, dir, olacak, jest, bedzie, to, wordt, blir, ar, er, na, a`,
);
/** "called", and what says the same with its verb: what follows is the value. */
const naming = finderOf(
  `was called, was named, was titled, called, titled, entitled, named, carries the title, bears the title, has the title, reads as, tragt den titel, tragt den namen, hat den titel, hat den namen, lleva el titulo, lleva por nombre, leva o titulo, porte le titre, porte le nom, a pour titre, a pour nom, porta il titolo, ha il titolo, known as, goes by, under the name, under the name of, under the title, by the name of, with the title, with the name, name is, titel is, we called, i called, we call it, i call it, we called it, i called it, called it, weve called it, ive called it, were calling it, im calling it, we calling it, calling it, we named it, i named it, named it, naming it, were naming it, im naming it, we titled it, i titled it,
  id like to call it, i would like to call it, id call it, wed like to call it, we would like to call it, i want to call it, i wanna call it, we want to call it, we wanna call it, want to call it, wanna call it, i want it to be called, we want it to be called, i want it called, want it to be, i want it to be, lets call it, let us call it, just call it, you can call it, can we call it, can you call it, can you just put, can you put, could you put, lets say, let us say, 
  we went with, i went with, weve gone with, ive gone with, we have gone with, we went wi, weve went wi, weve went with, went with, went wi, gone with, we ended up with, i ended up with, ended up with, ended up calling it, we ended up calling it, we are going with, were going with, im going with, i am going with, gonna go with, going to go with, were gonna go with, im gonna go with, ill go with, we will go with, well go with, we goin with, we goin wit, goin wit, goin with, were goin with, going with, lets go with, go with, go for, lets go for, we go with, id go with, we settled on, i settled on, settled on, settling on, settled for, landed on, we landed on, we decided on, i decided on, decided on, we decided to call it, i decided to call it, decided to call it, weve decided on, weve settled on, we agreed on, agreed on, we chose, i chose, weve chosen, ive chosen, chosen, we picked, i picked, picked, weve picked, ive picked, stick with, sticking with, were sticking with, lets stick with, staying with, keep it as, we keep it as, lets keep it as,
  i want name it, want name it, i want to name it, we want to name it, we want name it, i want call it, i would like to name it, id like to name it, i name it, we name it, we finish on, we finish with, finishing with, finishing on, ending with, ending on, we end on, we end with, ends with, closing with, closing on, last is, and last is, last but not least, starting with, opening with, we open with, we start with, voted for, we voted for,
  put down, just put, please put, you can put, u can put, put it as, put it down as, write down, just write, you can write, please write, please use, just use, you can use, list it as, list it under, set it to, lets make it, just make it, i have it as, we have it as, got it down as, i have,
  released under, its released under, its out under, out on, coming out on, its on, were on, im on, we are on, i am on, im signed to, im signed with, were signed to, were signed with, signed to, signed with, we are signed to, i am signed to, released on, released through, released by, putting it out on, putting it out through, we put it out on, putting out on, comes out on, its coming out on, under my own label, under our own label, my own label, our own label, we run, i run, i have my own label, we have our own label, i have a label, we have a label, i own, we own, i got my own label,
  owned by, is owned by, all owned by, everything owned by, its owned by, belongs to, it belongs to, it all belongs to, they belong to, everything belongs to, all belongs to, property of, it is the property of, the rights are with, rights are with, rights belong to, rights lie with, held by, is held by, its held by, it goes to, that goes to, goes to, copyright by, is copyright, put it under, put it in the name of, in the name of, is in the name of, its in the name of, under, credit it to, the owner would be, everything is under, its all under, its under, that would be, thatd be, that would have to be, should say, should read, it should say, it should read, make it out to, make that out to,
  se llama, se llamara, se va a llamar, se yama, se titula, llamado, llamada, titulado, titulada, lleva por titulo, lleva el nombre, le pusimos, le puse, le pusimos de nombre, le puse de nombre, la llamamos, lo llamamos, la llame, lo llame, ponle, pon, ponga, pongale, ponlo como, vamos con, nos quedamos con, me quedo con, quedamos en, elegimos, elegi, hemos elegido, decidimos, decidimos llamarlo, nos decidimos por, es de, pertenece a, le pertenece a, es propiedad de, propiedad de, a nombre de, esta a nombre de, sale por, salimos por, sale con, publicado por, lo publica, salimos con, firmado con, estamos con, estoy con,
  se chama, vai se chamar, chama, chama se, chamado, chamada, intitulado, intitulada, o nome ficou, o nome fica, ficou, batizamos de, demos o nome de, botei o nome de, botei, coloquei, colocamos, coloca, coloque, pode colocar, pode por, poe, bota, bota ai, vamos de, vou de, vamos com, vou com, escolhemos, escolhi, decidimos por, fechamos com, fechamos em, e de, e da, e do, pertence a, pertence ao, propriedade de, em nome de, no nome de, no nome da, no nome do, sai pela, sai pelo, lancado por, lancado pela, pela gravadora, pelo selo, somos da, sou da, estamos na,
  s appelle, ca s appelle, il s appelle, elle s appelle, s appellera, va s appeler, appele, appelee, intitule, intitulee, on l a appele, on l a appelee, je l ai appele, je l ai appelee, nous l avons appele, nous l avons intitule, on l appelle, mets, mettez, met, note, notez, on a choisi, j ai choisi, nous avons choisi, on part sur, on est partis sur, je pars sur, on garde, on reste sur, appartient a, ca appartient a, est a, c est a, propriete de, au nom de, chez, on est chez, je suis chez, sorti chez, ca sort chez, signe chez, on est signes chez, sur le label,
  heisst, es heisst, das heisst, er heisst, sie heisst, soll heissen, es soll heissen, wird heissen, nennt sich, genannt, mit dem titel, mit dem namen, unter dem titel, unter dem namen, wir nennen es, wir nennen sie, ich nenne es, nenn es, wir haben es genannt, ich habe es genannt, wir nehmen, ich nehme, nimm, schreib, schreiben sie, trag ein, tragen sie ein, wir haben uns entschieden fur, wir haben uns fur, ich habe mich fur, ich habe mich entschieden fur, wir bleiben bei, gehort, das gehort, gehort der, gehoren, alles gehort, gehort alles, im besitz von, auf den namen, erscheint bei, kommt bei, kommt raus bei, wir sind bei, ich bin bei, ist bei,
  si chiama, si chiamera, si intitola, s intitola, chiamato, chiamata, intitolato, intitolata, l abbiamo chiamato, l abbiamo chiamata, l ho chiamato, l ho chiamata, lo abbiamo chiamato, metti, mettete, mettiamo, scrivi, scriva, abbiamo scelto, ho scelto, abbiamo deciso per, andiamo con, andiamo su, siamo andati con, restiamo su, appartiene a, e di proprieta di, di proprieta di, proprieta di, a nome di, esce per, esce con, usciamo con, usciamo per, siamo con, sono con,
  adini koyduk, adını koyduk, ismini koyduk, adi, adı, ismi, adi da, adı da, nazywa sie, tytul to, heet, het heet, we noemen het, heter, den heter, det heter, vi kallar den, bernama, berjudul, judulnya, namanya, naam hai, naam rakha hai, ka naam hai, naam hoga, naam rakha, dem dey call am, na im be, the name na, i call am, we call am`,
);
/** What may as well begin a title: 'Make It Rain', 'Say My Name'. */
const maybe = finderOf('call it, call this, name it, title it, make it, make that, keep it, keep, put, use, say, write, enter, type, pick, choose, take, i choose, set it as, leave it as, put it, i want, we want, wanna have, nur, nenn, nenne es');

const isPhrase = (find: FindPhrases<unknown>, words: readonly Word[], at: number): number | undefined => {
  const [first] = find(words.slice(at, at + 10));
  return first?.from === 0 ? at + first.to : undefined;
};
const DETERMINERS = new Set(
  `the my our your this that its a an of for to on it new debut first second next latest upcoming full official final working actual real proper main whole own album albums eps name
  el la los las mi nuestro nuestra tu su del de al nuevo nueva primer
  o a os as do da de meu minha nosso nossa seu sua novo nova
  le la les l mon ma mes notre votre du d des nouveau nouvelle ce cette
  der die das des mein meine meiner meines unser unsere unseres vom von neue neuer dieser
  il lo la gli mio mia nostro nostra dell della del di nuovo nuova
  benim bizim bu mera meri hamara hamari iska is ka ki ke saya kami nya het mijn onze min mitt var di`.split(/\s+/),
);

/** The end of words that name the thing asked about, as "the name of our EP"; `at` where there are none. */
export function nounPhraseFrom(words: readonly Word[], at: number, kind?: FreeText): number {
  let [to, end] = [at, at];
  for (; to < words.length && to < at + 10; to++) {
    const key = nounKey(words[to]);
    if (isNoun(key, kind)) end = to + 1;
    else if (!DETERMINERS.has(key) && !(end === to && key === 'it')) break;
    // "of it", "for it" belong to the noun before them.
    if (end > at && (key === 'it' || key === 'this') && to === end + 1) end = to + 1;
  }
  return end;
}
/** "l'album" is album. */
const nounKey = (word: Word | undefined): string =>
  /'/.test(word?.text ?? '') ? (word?.key ?? '').replace(/^(?:l|d|dell|nell|all|un|quest)(?=[aeiouh])/, '') : (word?.key ?? '');
const allNouns = new Set(Object.values(fieldNouns).flatMap((nouns) => [...nouns]));
const isNoun = (key: string, kind: FreeText | undefined) => (kind ? fieldNouns[kind] : allNouns).has(key);

/** How much the words before a value say that it is one: "its called" for certain, "it is" nearly; risky is what may as well be its beginning. */
export type Preamble = { from: number; strength: 'none' | 'risky' | 'weak' | 'strong' };

/** Phrases that begin titles too: after "It's" they are doubtful. */
const AFTER_ITS = new Set('a an all over not just too only gonna never always like been time me you the so about still my your ok okay alright raining cold complicated getting happening'.split(' '));

/** Where the value begins after what leads to it: "ok so its called", "the title of our EP is", "we went with", "title:". */
export function afterPreamble(words: readonly Word[], kind: FreeText): Preamble {
  const none: Preamble = { from: 0, strength: 'none' };
  let at = 0;
  for (let next = isPhrase(openers, words, at); next !== undefined && next < words.length; next = isPhrase(openers, words, at)) at = next;
  const start = at;
  const found = leadFrom(words, at, kind);
  if (!found || found.from >= words.length) {
    // Only openers lead to it: they are left out where the value is written otherwise, or stands apart from them.
    if (start === 0 || (!(isCapital(words[start]) && isSmall(words[start - 1])) && !/[,.!:]/.test(words[start]?.gap ?? ''))) return none;
    return { from: start, strength: /:/.test(words[start]?.gap ?? '') ? 'strong' : 'weak' };
  }
  // 'Call It Love', 'It's Called Freefall': capitals say that it is a title as a whole.
  const lead = words.slice(start, found.from);
  const isShouted = areShouted(words);
  const isColon = /[:=]/.test(words[found.from]?.gap ?? '');
  if (!isShouted && !isColon && lead.length > 1 && lead.slice(1).every((word) => isCapital(word)) && isCapital(lead[0])) return none;
  const isIts = lead.length === 1 && found.strength === 'weak' && (lead[0]?.key === 'its' || lead[0]?.key === 'thats');
  return isIts && AFTER_ITS.has(words[found.from]?.key ?? '') ? { ...found, strength: 'risky' } : found;
}

function leadFrom(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  const named = isPhrase(naming, words, at);
  if (named !== undefined) return strong(words, named);
  const meant = isPhrase(maybe, words, at);
  const noun = nounPhraseFrom(words, at, kind);
  if (noun > at) {
    const after = isPhrase(naming, words, noun);
    if (after !== undefined) return strong(words, after);
    const copula = isPhrase(copulas, words, noun);
    if (copula !== undefined) return strong(words, copula);
    const gap = words[noun]?.gap ?? '';
    if (/[:=]|\s[–—-]\s/.test(gap)) return strong(words, noun);
    if (/'s$/i.test(words[noun - 1]?.text ?? '') ) return strong(words, noun);
    if (isCapital(words[noun]) && (isSmall(words[noun - 1]) || kind === 'holder')) return { from: noun, strength: 'weak' };
  }
  const contraction = isPhrase(its, words, at);
  const pronoun = isPhrase(pronouns, words, at);
  const copula = contraction ?? (pronoun === undefined ? undefined : isPhrase(copulas, words, pronoun));
  if (copula !== undefined) {
    const after = isPhrase(naming, words, copula);
    if (after !== undefined) return strong(words, after);
    const again = nounPhraseFrom(words, copula, kind);
    return { from: again > copula && again < words.length ? again : copula, strength: 'weak' };
  }
  if (pronoun !== undefined) {
    const after = isPhrase(naming, words, pronoun);
    if (after !== undefined) return strong(words, after);
  }
  if (meant === undefined) return undefined;
  // "idk just put", "ok call it": what stands before shows that these words lead.
  const isLed = at > 0 && (kind !== 'title' || meant - at > 1);
  return { from: meant, strength: isLed || (isCapital(words[meant]) && isSmall(words[meant - 1])) ? 'strong' : 'weak' };
}

/** After one lead another may follow: "the title is going to be called", "we went with just". */
function strong(words: readonly Word[], at: number): Preamble {
  let from = at;
  for (let n = 0; n < 3; n++) {
    const next = isPhrase(naming, words, from) ?? isPhrase(fills, words, from) ?? (n === 0 ? isPhrase(copulas, words, from) : undefined);
    if (next === undefined || next >= words.length || isCapital(words[from])) break;
    from = next;
  }
  return { from, strength: 'strong' };
}
const fills = finderOf('just, simply, probably, gonna be, going to be, well, um, uh, like, just plain, quite simply, as, now, officially, ehm, eh, halt, einfach, simplemente, simplesmente, simplement, semplicemente, solo, nur');
