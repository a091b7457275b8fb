import { mapRecord } from '../../../typed-record.ts';
import { type FreeText, fieldNouns } from '../corrections/field-nouns.ts';
import { finderOf } from '../words/list-finder.ts';

/** Words that lead to a value, as people type them in chats, in the languages of our artists. */

/** Words that open a message. */
export const openers = finderOf(
  `yo, ayo, aight, righto, rite, here, for us, for me, right then, okay then, ok then, well, ok, okay, so, right so, alright, right, oh, um, uh, umm, erm, er, hmm, hm, please, hey, hi, hello, yes, yeah, yep, yea, aye, sure, actually, honestly, just, simply, i think, i guess, i believe, i reckon, i suppose, and, then, also, now, basically, ah, eh, look, listen, lets see, good question, idk, i dont know, dunno, idk man, no idea, not sure, haha, lol, hehe, mate, bro, man, dear, good morning, good evening, good afternoon, finally, no, nah, sorry, wait, scusa, ciao, salut, hallo, hola, ola, oi, bueno, pues, si, sim, oui, ja, entonces, entao, alors, ben, bah, euh, also, na ja, naja, allora, ecco, creo que, acho que, eu acho que, je pense que, je crois que, ich glaube, ich denke, credo che, penso che, yo creo que, yo diria, digo que, eu diria, eu digo, moi je dirais, je dirais, ich wurde sagen, ich sag mal, io direi, direi, id say, i would say, im thinking, i am thinking, were thinking, leaning towards, im leaning towards, probably, prolly, maybe, perhaps, poi, puis, dann, then we, after all, in the end, finally, alla fine, al final, no final, au final, finalement, am ende, schliesslich, first, for the record, fyi, good day, greetings, buenos dias, buenas tardes, buenas noches, buenas, bom dia, boa tarde, boa noite, bonjour, bonsoir, guten tag, guten morgen, guten abend, moin, servus, gruezi, buongiorno, buonasera, merhaba, selam, namaste, halo, hej, dag, hoi, dzien dobry, czesc, dobry den, kalimera, salam, ahlan, annyeong, talvez, tal vez, quizas, peut etre, vielleicht, forse, evet, haan, acha, iya, tak, hai, allora`,
);
/** Pronouns for the field that is asked for, with and without a verb. */
export const pronouns = finderOf(
  `it, this, that, this one, that one, the whole thing, das, es, ca, ce, c, questo, questa, quello, esto, este, esta, eso, isso, isto, ele, ela, bu, ye, yeh, ini, to, dit, det, di riddim, di ting`,
);
export const its = finderOf(
  `its, its only, its just, its simply, its all, its now, thats, this is, thisd be, itll be, thatll be, thatd be, itd be, heres, c est, cest, das ist, es ist, ce sera, ca sera, questo e, isso e, na, e o, e a`,
);
export const copulas = finderOf(
  `to be, to be called, is, are, be, needs to be, need to be, it needs to be, it is, it must be, it should be, it will be, is the, are the, will be, would be, should be, shall be, must be, has to be, needs to be, can be, is going to be, is gonna be, going to be, gonna be, will probably be, is now, is just, is simply, reads, ends up being, ended up being, turned out to be, turned out, became, stays, remains, will remain, goes to, belongs to, says, said, hai, hoga, hai ji, adalah, yaitu, es, e, eh, sera, seria, vai ser, va a ser, fue, foi, quedo, ficou, ser, est, sera, c est, ist, wird, ware, soll, lautet, sein, bleibt, sara, sarebbe, dir, olacak, jest, bedzie, to, wordt, blir, ar, er, na, a, sono, sono di, sono della, es de, son de, sao de, sao da, sont a, liegen bei, liegt bei, sea, seja, soit`,
);

/** Subjects, and the beginnings of wishes, that come before a verb for naming. */
export const subjects = finderOf(
  `we, i, u, you, they, weve, ive, we have, i have, were, im, we are, i am, theyre, ill, we will, well, id, wed, i would, we would, lets, let us, you can, u can, can you, can u, could you, could u, can we, please, pls, just, just please, gonna, im gonna, were gonna, we are gonna, i am gonna, im going to, were going to, we are going to, going to, we ended up, i ended up, ended up, we decided to, i decided to, decided to, we want to, i want to, want to, we wanna, i wanna, wanna, id like to, i would like to, wed like to, we would like to, like to, i want, we want, i like to, we like to, the family has, the band has, the family, the band, everyone, everybody, so we, so i, then we, and we, and i, then i`,
);
/** Wishes that come before the field and its verb, such as "We want the title to be". */
export const wants = finderOf(
  `i want, we want, id like, i would like, wed like, we would like, i wanted, we wanted, i need, we need, please make, lets make, make, quiero que, queremos que, quisiera que, quero que, queremos, je veux que, je voudrais que, on veut que, ich mochte dass, wir wollen dass, ich will dass, vorrei che, vogliamo che, voglio che`,
);
/** Verbs for naming that are clear even without a subject. */
export const namingVerbs = finderOf(
  `went with, went wi, went for, gone with, gone for, going with, goin with, goin wit, goin for, ended up with, ended up calling it, ended on, settled on, settled for, landed on, decided on, agreed on, voted for, called it, called this, named it, titled it, naming it, call it, put it as, put it down as, list it as, list it under, set it to, write down, put down`,
);
/** Verbs for naming that may also begin a title. They lead to a value only after a subject. */
export const titleLikeVerbs = finderOf(
  `calling, naming, go with, go for, settle on, settling on, decide on, agree on, chose, choose, choosing, chosen, picked, pick, picking, stick with, sticking with, stay with, staying with, stayed with, changed it to, changed to, change it to, renamed it, renamed it to, switched to, call, called, call this, calling it, name, name it, name this, title it, keep it as, use, put, write, say, make it, make that, finish on, finish with, finishing on, finishing with, end on, end with, ending on, ending with, close with, closing with, start with, starting with, open with, opening with`,
);
/** Imperatives that lead to a value but may also begin a title: 'Make It Rain', 'Say My Name'. */
export const imperatives = finderOf(
  'call this, name it, title it, make it, make that, keep it, keep, put, use, say, write, enter, type, pick, choose, take, go with, go for, calling it, chosen, picked, stick with, set it as, leave it as, put it, i want, we want, nur, nenn, nenne es',
);
/** Adverbs that may come between the words of a lead-in. */
export const ADVERBS = new Set(
  'finally just all already now actually probably eventually simply really officially both first also then always unanimously finalmente ya ja ahora enfin finalement deja schon jetzt endlich infine ora gia'.split(
    ' ',
  ),
);
export const fills = finderOf(
  'just, simply, gonna be, going to be, well, um, uh, like, just plain, quite simply, as, officially, ehm, eh, halt, einfach, simplemente, simplesmente, simplement, semplicemente, solo, nur',
);

const ANY = `was called, was named, was titled, called, titled, entitled, named, known as, goes by, under the name, under the name of, under the title, by the name of, with the title, with the name, carries the title, bears the title, has the title, reads as, name is, titel is, it should say, it should read, should say, should read, thatd be, that would be, that would have to be, last is, and last is, last but not least,
  se llama, se llamara, se va a llamar, se yama, se titula, llamado, llamada, titulado, titulada, lleva por titulo, lleva por nombre, lleva el titulo, lleva el nombre, le pusimos, le puse, le pusimos de nombre, le puse de nombre, la llamamos, lo llamamos, la llame, lo llame, lo titule, la titule, lo titulamos, le di el nombre, ponle, pon, pon ahi, ponga, pongale, ponlo como, vamos con, nos quedamos con, me quedo con, quedamos en, elegimos, elegi, hemos elegido, decidimos, decidimos llamarlo, nos decidimos por,
  se chama, vai se chamar, chama, chama se, chamado, chamada, intitulado, intitulada, leva o titulo, o nome ficou, o nome fica, ficou, batizamos de, demos o nome de, botei o nome de, botei, coloquei, colocamos, coloca, coloca ai, coloque, pode colocar, pode por, poe, poe ai, bota, bota ai, vamos de, vou de, vamos com, vou com, escolhemos, escolhi, decidimos por, fechamos com, fechamos em,
  s appelle, ca s appelle, il s appelle, elle s appelle, s appellera, va s appeler, appele, appelee, s intitule, intitule, intitulee, porte le titre, porte le nom, a pour titre, a pour nom, on l a appele, on l a appelee, je l ai appele, je l ai appelee, nous l avons appele, nous l avons intitule, on l appelle, mets, mettez, met, note, notez, on a choisi, j ai choisi, nous avons choisi, on part sur, on est partis sur, je pars sur, on reste sur,
  heisst, es heisst, das heisst, er heisst, sie heisst, soll heissen, es soll heissen, wird heissen, nennt sich, genannt, tragt den titel, tragt den namen, hat den titel, hat den namen, mit dem titel, mit dem namen, unter dem titel, unter dem namen, wir nennen es, wir nennen sie, ich nenne es, nenn es, wir haben es genannt, ich habe es genannt, wir nehmen, ich nehme, nimm, schreib, schreiben sie, trag ein, tragen sie ein, wir haben uns entschieden fur, wir haben uns fur, ich habe mich fur, ich habe mich entschieden fur, wir bleiben bei,
  si chiama, si chiamera, si intitola, s intitola, chiamato, chiamata, intitolato, intitolata, porta il titolo, ha il titolo, porta il nome, l abbiamo chiamato, l abbiamo chiamata, l ho chiamato, l ho chiamata, lo abbiamo chiamato, metti, mettete, mettiamo, scrivi, scriva, abbiamo scelto, ho scelto, abbiamo deciso per, andiamo con, andiamo su, siamo andati con, restiamo su,
  adini koyduk, ismini koyduk, adi, ismi, adi da, nazywa sie, bedzie sie nazywac, tytul to, heet, het heet, we noemen het, heter, den heter, det heter, vi kallar den, bernama, berjudul, judulnya, namanya, kasih judul, diberi judul, kasih nama, diberi nama, naam hai, naam rakha hai, ka naam hai, naam hoga, naam rakha, dem dey call am, na im be, the name na, i call am, we call am, call am`;
const LABEL = `released under, its released under, its out under, out on, coming out on, its on, im signed to, im signed with, were signed to, were signed with, signed to, signed with, signed by, we are signed to, i am signed to, we are signed with, i am signed with, released on, released through, released by, putting it out on, putting it out through, we put it out on, putting out on, comes out on, its coming out on, under my own label, under our own label, my own label, our own label, we run, i run, i have my own label, we have our own label, i have a label, we have a label, i got my own label, we are on, im on, i am on, were on,
  sale por, salimos por, sale con, publicado por, lo publica, salimos con, firmado con, estamos con, estoy con, estoy firmado con, estamos en, sai pela, sai pelo, lancado por, lancado pela, pela gravadora, pelo selo, somos da, sou da, estamos na, assinado com, chez, on est chez, je suis chez, sorti chez, ca sort chez, signe chez, on est signes chez, je suis signe chez, sur le label, erscheint bei, kommt bei, kommt raus bei, wir sind bei, ich bin bei, ist bei, unter vertrag bei, esce per, esce con, usciamo con, usciamo per, siamo con, sono con, under`;
const HOLDER = `owned by, is owned by, all owned by, everything owned by, its owned by, belongs to, it belongs to, it all belongs to, they belong to, belong to, everything belongs to, all belongs to, property of, it is the property of, the rights are with, rights are with, rights belong to, rights lie with, held by, is held by, its held by, it goes to, that goes to, goes to, copyright by, is copyright, put it under, put it in the name of, in the name of, is in the name of, its in the name of, under, credit it to, credit goes to, the owner would be, everything is under, its all under, its under, make it out to, make that out to, is by, was made by, made by, taken by, painted by, designed by, shot by, drawn by, done by, photographed by, artwork by, cover by, photo by, design by,
  es de, son de, pertenece a, le pertenece a, pertenecen a, es propiedad de, propiedad de, a nombre de, esta a nombre de, hecho por, hecha por, e de, e da, e do, pertence a, pertence ao, pertencem a, propriedade de, em nome de, no nome de, no nome da, no nome do, feita por, feito por, appartient a, appartiennent a, ca appartient a, est a, c est a, propriete de, au nom de, faite par, fait par, gehort, das gehort, gehort der, gehoren, alles gehort, gehort alles, im besitz von, auf den namen, gemacht von, gemalt von, fotografiert von, appartiene a, appartengono a, e di, e di proprieta di, di proprieta di, proprieta di, a nome di, fatta da, fatto da`;

const listOf: Readonly<Record<FreeText, string>> = {
  title: ANY,
  version: ANY,
  label: `${ANY}, ${LABEL}`,
  holder: `${ANY}, ${HOLDER}`,
  name: ANY,
};
/** Words such as "called", with their verb, that come before each kind of value. */
export const namingWords = mapRecord(listOf, finderOf);

const DETERMINERS = new Set(
  `the my our your this that its a an of for to on it new debut first second next latest upcoming full official final working actual real proper main whole own brand stage album albums eps name
  el la los las mi nuestro nuestra tu su del de al nuevo nueva primer
  o a os as do da de meu minha nosso nossa seu sua novo nova
  le la les l mon ma mes notre votre du d des nouveau nouvelle ce cette
  der die das des mein meine meiner meines unser unsere unseres vom von neue neuer dieser
  il lo la gli mio mia nostro nostra dell della del di nuovo nuova
  benim bizim bu mera meri hamara hamari iska is ka ki ke saya kami nya het mijn onze min mitt var di`.split(/\s+/),
);
export const isDeterminer = (key: string): boolean => DETERMINERS.has(key);

const allNouns = new Set(Object.values(fieldNouns).flatMap((nouns) => [...nouns]));
/** Whether a word names the field of a kind of text, or of any kind if `kind` is undefined. */
export const isFieldNoun = (key: string, kind: FreeText | undefined): boolean =>
  (kind ? fieldNouns[kind] : allNouns).has(key);

/** Words about naming, releasing or owning. Small words that include one of them lead to a name. */
const NAMING_WORDS: Readonly<Record<'all' | 'label' | 'holder', ReadonlySet<string>>> = {
  all: new Set(
    `call called calling calls name named naming names title titled entitled titling went settled landed decided agreed chose chosen picked voted changed renamed
    llama llame llamar llamara llamado nombre pusimos puse ponle chama chamar chamamos chamei chamado nome batizamos appelle appeler appele nomme nommer mis titre heisst heissen nennen nenne genannt nennt chiama chiamare chiamato chiamata nome intitola intitolato
    judul nama namanya judulnya isim isim ismi adi adini olarak naam naamkaran namn heter heet noemen nazywa nazwa`.split(
      /\s+/,
    ),
  ),
  label: new Set(
    `release released releasing releases through via signed sign sort sortons chez kommt erscheint bei auf esce usciamo per sale sacamos salimos publicamos lanza lanzamos lancamos lanca pela pelo out`.split(
      /\s+/,
    ),
  ),
  holder: new Set(
    `own owns owned belongs belong rights hold holds holder owner by dueno duena titular derechos pertenece pertenecen pertence pertencem dono dona direitos appartient droits proprietaire gehort gehoren inhaber rechte besitzt von appartiene appartengono proprietario diritti`.split(
      /\s+/,
    ),
  ),
};
export const isNamingWord = (key: string, kind: FreeText): boolean =>
  NAMING_WORDS.all.has(key) ||
  (kind === 'label' && NAMING_WORDS.label.has(key)) ||
  (kind === 'holder' && NAMING_WORDS.holder.has(key));
