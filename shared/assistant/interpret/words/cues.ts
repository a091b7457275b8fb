import { phraseFinder, phrasesIn } from './phrases.ts';
import type { Word } from './words.ts';

/**
 * Phrases around a correction, in our artists' languages, without accents and apostrophes as in `sayings.ts`. They are
 * separate from the sayings because most of them mean something else in an answer.
 */
const cues = {
  /** Words that introduce a further statement. */
  lead: `and, but, also, or rather, oh, ooh, oh no, oh and, ah, by the way, btw, ps, n, nd, &, hey, look, listen, one thing, one more thing, another thing, last thing, one last thing, quick one, one sec, me again, then, so, now, well, ok, okay, yes, yeah, yep, no, nope, nah, naw, please, pls, plz, kindly, just, really, hi, hello, turns out, it turns out, i see, i just saw, i just noticed, just noticed, i noticed, i found, i found a, i remembered, ive just remembered, i just remembered, just remembered, i realised, i realized, just realised, just realized, gosh, god, ugh, argh, damn, dammit, shit, crap, bugger, blimey, man, bro, bros, mate, sis, sir, team, guys,
    can you, can u, could you, could u, can we, could we, would you, will you, can i, could i, may i, can, could, i want to, i wanna, i need to, i have to, i must, id like to, i would like to, we need to, we want to, we have to, wed like to, lets, let us, you should, you can, you need to, you must, need to, want to, have to, gotta, should,
    y, e, ah y, oye, oiga, mira, por cierto, ademas, otra cosa, una cosa, pues, bueno, puedes, podes, podrias, pueden, podemos, quiero, quisiera, necesito, hay que, che, para, ah, ahi, uy, ay,
    ai, oi, olha, alias, a proposito, mais uma coisa, pode, voce pode, podem, da pra, preciso, quero, queria, tem que, ne, entao, gente,
    et, au fait, d ailleurs, ah oui, tiens, alors, encore une chose, une chose, vous pouvez, tu peux, pouvez vous, peux tu, pourriez vous, on peut, je veux, je voudrais, il faut, faut, on va,
    und, ubrigens, ach, ach so, achso, ach ja, noch was, noch etwas, eins noch, konnen sie, konnt ihr, kannst du, konnten sie, konntest du, ich mochte, ich muss, wir mussen, also, ja, nein, bitte, doch, jedoch,
    ed, comunque, tra l altro, a proposito, un altra cosa, un attimo, ancora una cosa, puoi, potete, potresti, vorrei, devo, dobbiamo, bisogna, senti, ah si, oh, eh,
    o ja, oh ja, en, trouwens, nog iets, kun je, kunt u, wil je, forresten, i ovrigt, a tak, aha, acha, arre, abeg, ama`,
  /** Words that report a mistake. */
  wrong: `sorry, so sorry, im sorry, i am sorry, apologies, my apologies, wait, wait wait, wait no, no wait, wait nuh, hold on, haud on, hang on, hol up, hold up, oops, oopsie, whoops, woops, ooops, oh wait, my bad, mb, my mistake, my fault, mistake, a mistake, found mistake, a small mistake, mistakes, misunderstanding, error, one error, an error, typo, a typo, one typo, correction, a correction, one correction, small correction, ek correction, to correct, wrong, wrongly, got it wrong, is wrong, incorrect, misspelled, misspelt, mispelled, spelled wrong, spelt wrong, spell it wrong, spelled it wrong, misspoke, i misspoke, mistyped, i mistyped, miswrote, messed up, i messed up, screwed up, scratch that, strike that, actually, on second thought, on second thoughts, changed my mind, change my mind, i changed my mind, after all, not quite, up there, instead, never forgive, forgot, i forgot, one moment, i write mistake, write mistake, misread, slip, a slip, slip of the finger, fat fingers, fat fingered, autocorrect, damn autocorrect, bloody autocorrect, confused, mixed up, i mixed up, fix,
    perdon, disculpa, disculpen, perdona, me equivoque, me he equivocado, equivocado, equivocada, mal, esta mal, puse mal, escribi mal, lo escribi mal, error, un error, errata, se me fue, me falto, me comi, olvide, confundi, lo confundi, correccion, una correccion, espera, esperen, pera, para para, no para, ups, al final,
    desculpa, desculpe, foi mal, errei, me enganei, enganei me, errado, errada, ta errado, esta errado, escrevi errado, correcao, corrigindo, espera ai, peraí, perai, opa, erro, um erro, na verdade, esqueci, me equivoquei, engano, foi engano, digitei errado,
    pardon, desole, desolee, oups, erreur, une erreur, faute, une faute, je me suis trompe, je me suis trompee, trompe, trompee, oublie, j ai oublie, jai oublie, attends, attendez, mal ecrit, en fait, finalement, correction, coquille,
    entschuldigung, sorry, tschuldigung, verzeihung, moment, warte, wartet, halt, stopp, ups, huch, hoppla, fehler, ein fehler, tippfehler, vertippt, verschrieben, vergessen, verwechselt, autokorrektur, falsch, stimmt nicht, korrektur, doch nicht, mein fehler, eigentlich, wie peinlich,
    scusa, scusate, scusi, ops, aspetta, aspettate, errore, un errore, refuso, ho sbagliato, dimenticato, ho dimenticato, confuso, sbagliato, sbagliata, mi sono sbagliato, mi sono sbagliata, correzione, anzi, in realta, alla fine,
    fout, foutje, wacht, oeps, klopt niet, pomylka, pomylilam, pomylilem, blad, chwila, yanlis, pardon, hata, bekle, fel, vanta, galti, galat, ruko, salah, eh salah, tunggu, maaf`,
  /** Verbs that ask for a change: "change … to …". */
  change: `change, changes, set, make, update, correct, fix, put, rename, retitle, edit, move, alter, switch, swap, replace, adjust, amend, turn, shift, push, postpone, delay, bring, bring forward, prepone, reschedule, spell, write, credit, list, name, call,
    cambia, cambie, cambiar, cambien, cambiale, cambiame, cambialo, corrige, corrija, corregir, corrijan, pon, pone, ponle, pongan, poner, mueve, mover, renombra, adelanta, adelantar, retrasa, aplaza, aplazar, atrasa,
    muda, mude, mudar, troca, troque, trocar, corrige, corrija, corrigir, coloca, coloque, bota, adia, adiar, adianta, antecipa, arruma, arrumar,
    changez, changer, corrigez, corriger, mets, mettez, mettre, remplace, remplacez, remplacer, modifie, modifiez, modifier, decale, decalez, decaler, repousse, repoussez, avance, avancez, renomme, renommez,
    andere, aendere, andern, aendern, korrigiere, korrigieren, setz, setze, setzen, mach, mache, macht, machen, ersetz, ersetze, verschieb, verschiebe, verschieben, tausch, tausche, benenn,
    cambiate, correggi, correggete, correggere, metti, mettete, mettere, modifica, modificate, sostituisci, sostituite, sposta, spostate, spostare, rimanda, rinvia, anticipa,
    verander, wijzig, maak, zet, pas, zmien, zmiencie, popraw, degistir, duzelt, yap, ganti, ubah, badal do, kar do, andra`,
  /** Words between the thing to change and its new value. */
  to: 'to, into, with, by, as, for, to be, a, al, all, alla, ao, au, aux, auf den, auf das, zum, ate, nach, por, con, como, para, em, com, en, par, avec, pour, comme, in, auf, zu, durch, mit, als, da, naar, door, na, menjadi, jadi, till',
  /** Requests that are followed immediately by the new value. */
  put: `put, write, use, say, make it, make that, make that one, make this one, make her, make him, make them, set it to, change it to, change that to, spell it, write it, put it as, credit him as, credit her as, credit them as, list him as, list her as, list them as, call it, call him, call her, please write complete, write complete, rename it, rename it to, go with, should read,
    pon, ponle, ponga, pongan, escribe, escriban, usa, que sea, que diga, coloca, bota, escreve, escreva, mets, mettez, ecris, ecrivez, schreib, schreibt, schreiben sie, nimm, metti, mettete, scrivi, scrivete, schrijf, zet, napisz, wpiszcie, yaz, tulis`,
  /** Forms of "is". Those that include a subject, such as "it's", are in `itIs`. */
  is: `is, are, was, were, be, should be, should say, should read, should have been, shouldve been, should of been, shoulda been, must be, must say, must read, it must be, has to say, has to read, needs to say, needs to read, needs to go as, go as, goes as, shows as, appears as, ends up as, has to be, have to be, needs to be, need to be, ought to be, supposed to be, is supposed to be, was supposed to be, is meant to be, was meant to be, meant to be, going to be, will be, would be, is called, is named, is titled, should be called, is now called, is spelled, is spelt, should be spelled, spelled, spelt, is written, is actually, is really, was actually, is now, is just, is only, reads, say, says, goes by, is from, was from, start with, starts with,
    es, son, era, fue, es en realidad, se llama, se escribe, va a ser, deberia ser, debe ser, tiene que ser, tendria que ser, seria, queda, que sea, debe decir, se titula,
    sao, foi, chama, se chama, chama se, se escreve, escreve se, deve ser, devia ser, deveria ser, tem que ser, e na verdade,
    est, sont, etait, s appelle, sappelle, s ecrit, secrit, doit etre, devrait etre, ca s ecrit, ca secrit, c est, cest, est en fait, s intitule,
    ist, sind, war, heisst, heissen, schreibt sich, schreibt man, wird geschrieben, muss heissen, musste heissen, sollte heissen, soll heissen, sollte sein, soll sein, muss sein, musste sein, lautet,
    sono, fosse, si chiama, si scrive, va scritto, va scritta, deve essere, dovrebbe essere, dovrebbe chiamarsi, deve uscire, sarebbe, s intitola, si intitola,
    heet, moet zijn, moet heten, wordt, spel je, nazywa sie, to, to jednak, powinno byc, pisze sie, ar, heter, ska heta, ska vara, heta, stavas, na, adalah, namanya, harusnya, olmali, olacak`,
  /** Words such as "It's", "we are" and "she is", whose subject has been named or is obvious. */
  itIs: `its, it is, its actually, it is actually, its really, its just, it is just, it was, it should be, itll be, it will be, it must be, it has to be, it needs to be, this is, that is, thats, that was, that should be, hes, he is, shes, she is, theyre, they are, theyd be, were, we are, im, i am, i meant, i mean, meant, meant to say, i meant to say, i meant to write, should be, should have been, shouldve been, must be, needs to be,
    es, seria, son, somos, quise decir, queria decir, quise poner, es decir, se escribe, se llama, deberia ser, en realidad es,
    sao, somos, quis dizer, queria dizer, escreve se, chama se, na verdade e,
    c est, cest, c etait, cetait, ce sont, ca s ecrit, ca secrit, je voulais dire, je voulais ecrire, on est, il s appelle, elle s appelle, ca s appelle,
    es ist, das ist, ist, er heisst, sie heisst, es heisst, das heisst, schreibt sich, ich meinte, ich meine, gemeint war, wir sind, es war, es muss heissen, es sollte heissen, es sind, muss heissen,
    sono, si chiama, si scrive, volevo dire, intendevo, siamo, era, dovrebbe essere, deve essere,
    het is, ik bedoelde, het moet zijn, to, chodzilo mi o, det ar, na, maksudnya, maksud saya`,
  /** Words that introduce the release date without naming it. */
  out: `out on, its out on, it is out on, comes out, comes out on, it comes out, it comes out on, came out, came out on, coming out on, should come out on, drops, drops on, it drops on, dropping on, dropping, launches on, launching on, releasing on, release it on, release on, released on, goes live on, go live on, available from, sale el, salga el, sai dia, sai em, sort le, sortira le, kommt am, kommt raus am, erscheint am, esce il, uscira il, verschijnt op`,
  /** Words that deny the words after them. */
  not: `not, isnt, is not, its not, wasnt, arent, not more, no more, no longer, rather than, instead of, as opposed to, and not, nt, no be, no write, dont write,
    no, y no, no es, nada de, sin, en vez de, en lugar de, nao, e nao, nao e, em vez de, ao inves de, pas, pas de, plus de, et pas, non, et non, et non pas, ce n est pas, cest pas, au lieu de, plutot que,
    nicht, und nicht, statt, anstatt, kein, keine, e non, non e, niente, nessun, nessuna, invece di, invece che, al posto di, niet, en niet, in plaats van, geen, nie, a nie, degil, bukan, nahi, inte, och inte`,
  /** Words that refer back to an earlier message. */
  said: `i said, i typed, i wrote, i put, i called, i called it, i gave, i gave you, i entered, i had, where it reads, where it says, it reads, i told you, we said, we put, we wrote, we called it, you have, you have us as, you have me as, you wrote, you put, it says, it said, said, typed, put down, is down as, are down as, down as, listed as,
    puse, escribi, dije, pusimos, habia puesto, dice, pus, escrevi, falei, disse, coloquei, botei, j ai mis, jai mis, j ai ecrit, jai ecrit, j ai dit, jai dit, on a mis, ich habe, hab ich, ich hab, habe ich, ich schrieb, steht, da steht,
    ho scritto, ho messo, ho detto, avevo scritto, avevo messo, c e scritto, ik zei, ik schreef, napisalam, napisalem`,
  /** Words that confirm the new value before them: "… is right". */
  right:
    'is right, is correct, is the right one, is the correct one, is how its spelled, is the real name, is the right spelling, es lo correcto, es el correcto, esta bien, esta certo, e o certo, est correct, est la bonne, ist richtig, ist korrekt, e giusto, e corretto, e quello giusto, hai, hoga, olacak, olmali, dogru',
  /** Words that ask to remove something. */
  remove: `remove, delete, drop, scrap, cancel, lose, cut, erase, ditch, strike, kill, omit, take, take out, take off, take away, leave out, leave off, get rid of, kick, no more, forget, forget about, without, sin, sem, sans, ohne, senza, zonder,
    quita, quitar, quitale, quiten, elimina, eliminar, borra, borrar, saca, sacar, sacale, cancela, cancelar, tira, tirar, tire, remove, remova, remover, apaga, apagar, retira, retire, retirez, enleve, enlevez, enlever, supprime, supprimez, supprimer, annule, annulez, vire,
    entferne, entfernen, losche, loschen, streich, streiche, streichen, nimm, nehmt, lass, lasst, weglassen, raus, weg, togli, togliete, togliere, leva, levate, rimuovi, rimuovere, elimina, cancella, annulla, haal, verwijder, schrap, usun, sil, kaldir, cikar, hapus, ta bort, hata do`,
  /** Words after the thing to remove: "take Sam off". */
  away: `out, off, away, again, after all, please, pls, plz, from it, from this, from that, from the track, from the song, from the release, from the title, from the name, from the credits, from there, of it, of there, on that, then, entirely, completely, altogether, as well, too, anymore,
    de ahi, de la lista, por favor, al final, dai, da lista, raus, weg, wieder, heraus, doch, bitte, svp, stp, du titre, del titulo, do titulo, dal titolo, via, er uit, eruit, eraf, weer`,
  /** Words that ask to add something. */
  add: `add, also add, please add, include, plus, i forgot, we forgot, forgot to add, forgot to mention, i forgot to add, i forgot to mention, missing, also credit, credit, tag, put in,
    agrega, agregar, agreguen, anade, anadir, suma, incluye, me falto, se me olvido, adiciona, adicione, adicionar, acrescenta, inclui, faltou, esqueci, ajoute, ajoutez, ajouter, j ai oublie, il manque, on a oublie,
    hinzufugen, fug, fuge, fugt, ergänze, erganze, nimm, vergessen, es fehlt, aggiungi, aggiungete, aggiungere, ho dimenticato, manca, voeg, toevoegen, dodaj, ekle, tambah, tambahkan, lagg till, jodo`,
  /** Small words that say nothing about which thing to change. */
  plain: `the, a, an, my, our, your, ur, his, her, their, its, it, that, this, those, these, he, she, they, we, them, him, of, for, on, in, at, to, from, there, here, one, ones, name, names, full name, full, order, spelling, surname, last name, first name, real name, person, guy, lady, player, overseas, too, as, has, please, thing,
    el, la, los, las, lo, un, una, mi, mis, su, sus, tu, nuestro, nuestra, de, del, en, al, nombre, nombre completo, apellido, se, le, que,
    o, os, as, um, uma, meu, minha, seu, sua, nosso, nossa, do, da, dos, das, no, na, nome, nome completo, sobrenome,
    le, les, l, une, mon, ma, mes, notre, nos, du, des, sur, dans, nom, prenom, c est, cest, il, elle, on,
    der, die, das, den, dem, des, ein, eine, einen, mein, meine, unser, unsere, sein, ihr, von, vom, im, am, auf, name, nachname, vorname, er, sie, es, wir,
    i, gli, mio, mia, nostro, nostra, suo, sua, di, dello, della, nel, sul, sulla, cognome,
    de, het, een, mijn, onze, op, van, naam, ka, ki, ke, mera, hamara, wi, na, ska, det, den, to`,
} as const;

export type Cue = keyof typeof cues;

const finders = new Map(
  Object.entries(cues).map(([cue, list]) => [cue, phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]))]),
);

/** Finds a cue among words. */
export const findCue = (words: readonly Word[], cue: Cue): readonly { from: number; to: number }[] =>
  finders.get(cue)?.(words) ?? [];
export const hasCue = (words: readonly Word[], cue: Cue): boolean => findCue(words, cue).length > 0;

/** Finds the positions of all words that belong to the given cues. */
export function wordsOfCues(words: readonly Word[], ...wanted: readonly Cue[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const cue of wanted)
    for (const { from, to } of findCue(words, cue)) for (let n = from; n < to; n++) covered.add(n);
  return covered;
}
