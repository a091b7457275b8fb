import { phraseFinder, phrasesIn } from './phrases.ts';
import type { Word } from './words.ts';

/**
 * Phrases that occur in answers to any question, in our artists' languages: English and its slang, Spanish, Portuguese,
 * French, German, Italian, and some in others. They have no accents or apostrophes, because words are compared without
 * them.
 */
const sayings = {
  /** Phrases that mean yes. */
  yes: `yes, yep, yeah, yea, yup, ya, yh, yass, yessir, sure, ok, okay, right, correct, exactly, absolutely, of course, definitely, affirmative, indeed,
    si, claro, por supuesto, sim, com certeza, isso, oui, ouais, bien sur, ja, jawohl, genau, na klar, certo, evet, tak, da, haan, han, ji haan, iya, ya betul`,
  no: `heavens no, oh heavens no, good lord no, god forbid, nop, over my dead body, ni de chiste, de jeito nenhum, auf keinen fall, in nessun modo, not a one, no, nope, nah, naw, nay, nup, negative, naah, nahh, nahhh, noo, nooo, noooo, naw, naa, not really, not at all, never, no way, hell no, god no, not this time, nothing, none, none of them, neither, nein, nee, nicht,
    nao, non, pas du tout, keine, nada, ninguno, ninguna, nenhum, nenhuma, nessuno, nessuna, aucun, aucune, rien, niente, hayir, yok, nie, nahi, nahin, tidak, gak, nope`,
  /** Phrases that postpone the question or leave it blank. */
  later: `zapytam, spytam, zapytamy, musze spytac, dopytam, will ask, i will ask, im asking, going to ask, gonna ask, ima ask, asking my, voy a preguntar, preguntare, voy a consultar, vou perguntar, vou consultar, je demande a, je demanderai, je vais lui demander, ich frage, ich frag, chiedero, chiederemo, ik vraag het, ik ga vragen, jag fragar, kysyn, sorayim, lemme think, let me think, think about that, think about it, ill think about it, skip, skip it, skip this, skip for now, skip that, pass, pass on that, pass on this, ill pass, later, maybe later, not now, not yet, ask me later, ask later, another time, some other time, next question, next one, move on,
    moving on, come back to it, come back to that, come back to this, get back to you, get back to u, come back to you, come back to dat, back to that, leave it, leave it blank, leave blank, leave it empty, leave empty, leave that, leave dat, leave this, leave it out, leave it open, for now nothing, to be advised, to be confirmed,
    tbc, tba, tbd, let me check, let me ask, let me look, let me find, lemme check, lemme ask, lemme dig, lemme find, lemme look, ill check, ill ask, ill look, ill find out, ill get back, ill come back, need to check, need to ask, have to ask, have to check, gotta ask, gotta check, got to ask, got to check, must ask, must check, must confirm, need to confirm, have to confirm, need to look, have to look, waiting on, waiting for, waiting to hear, will confirm, will let you know, ill let you know,
    mas tarde, despues, luego, otro dia, ahora no, todavia no se, dejalo, dejalo vacio, deja vacio, en blanco, saltar, salta, siguiente, le pregunto, tengo que preguntar, pregunto,
    depois, mais tarde, agora nao, deixa vazio, deixa em branco, deixa pra depois, pula, pular, proxima, vou perguntar, preciso perguntar, preciso ver,
    plus tard, pas maintenant, laisse vide, laissez vide, on verra, passe, suivant, je vais demander, je dois demander, je dois verifier,
    spater, jetzt nicht, noch nicht, frei lassen, leer lassen, uberspringen, weiter, muss fragen, muss noch fragen, muss ich fragen, muss nachschauen, frage nach,
    dopo, piu tardi, non adesso, non ora, lascia vuoto, salta, avanti, devo chiedere, chiedo, sonra, pozniej, nanti, baad mein, will decide, decide later, decide after, to decide, decide on that later, entscheiden wir, decidimos, decidiamo, sort that last, sort it last, do that last, till last, leave that one, leave this one, leave am, will revert, let me revert, let me count, let me think, let me see, need to think, have to think, have to sit on it, sit on it first, give me some days, give me two days, give me a day, give me some time, give me a minute, send after, i send after, send it later, send you later, will send, i will send, ill send, give you later, tell you later, i will tell you, will tell you, please continue, lets continue, just continue, keep going, hold on first, i search, will look, shall have a look, have a look later, te lo do dopo, te lo dico dopo, ve lo dico dopo, devo sentire, sento il, te los paso, te lo paso, al rato, ahorita no, sigale, siguele, sigue nomas, te digo luego, luego te digo, mando depois, te falo depois, falo depois, vou ver, vou confirmar, je te dirai, je vous dirai, je dois voir, on en reparle, je vous envoie ca, reiche ich nach, reichen wir nach, schicke ich nach, sag ich spater, sage ich spater, machen wir erst einmal weiter, machen wir weiter, erstmal weiter, muss ich nachfragen, muss ich klaren, mussen wir noch klaren, daha sonra, sonra soylerim, bakmam lazim, sormam lazim, powiem pozniej, musze zapytac, zeg ik later, moet ik vragen, moet ik navragen, sager jag sen, maste fraga, tanya dulu, cek dulu, nanti dulu, baad mein bataunga, puchna padega, will ask, must confirm with, confirm with, i go check, i go ask, make i ask, make i check, soon come back, lemme count, let me search, i will search, i send later, will send later, ve lo mando dopo, te lo mando luego, ich schicke, schicke ich, j'envoie plus tard, nanti ya, te las paso, no traigo la lista, another day, some other day, do carry on, proceed without, go confirm, i go confirm, confirm am, ask us after, ask me after, ask us later, call him, call her, call them, hit up, hit him up, come back to that one, got to think, gotta think, ive got to think, view before i, before i say anything, afk, brb, allow it, dont bother, talk to our lawyer, ask our lawyer, when shes back, when hes back`,
  unsure: `n sei, n sei oq, n sei o q, n sei o que, nsei, sei nao, num sei, jsp, jsais pas, j sais pas, sais pas, aucune id, kp, ka keine ahnung, keinen plan, nn so, nonso, non saprei dire, weet nie, en tieda, emma tieda, ved ikke, det ved jeg ikke, vet ikke, no lo sabemos, no sabemos, nao sabemos, on sait pas, wissen wir nicht, non lo sappiamo, nie wiemy, no se q es, no se que es, no se, no lo se, nose, idk yet, dunno yet, i dont know yet, dont know yet, not sure yet, frag ich nach, frage ich nach, frag ich nochmal, muss ich nachfragen, iono, ion know, i ont know, could not tell you, couldnt tell you, cant tell you, no sure, i no sure, not married to it, not sold on it, not set on it, not settled, not decided yet, working title, pending, yet to be confirmed, to be confirmed, still open, still renaming, still naming, still choosing, tengo que checar, tengo que ver, tengo que revisar, lo tengo que ver, i dont know, dont know, idk, dunno, i dunno, not sure, im not sure, no idea, no clue, not a clue, havent a clue, havent decided, not decided, not decide, undecided, cant decide, cant say, hard to say, who knows, beats me, couldnt tell you, couldnt say, i forgot, i forget, cant remember, dont remember, no lo se, no se, ni idea, no estoy seguro, no estoy segura,
    nao sei, sei la, sem ideia, nao tenho certeza, je sais pas, je ne sais pas, aucune idee, pas sur, pas sure, chais pas, keine ahnung, weiss nicht, weiss ich nicht, ich weiss nicht, ich weiss es nicht, nicht sicher, kein plan, non lo so, non so, boh, nessuna idea, non saprei, non sono sicuro, non sono sicura,
    bilmiyorum, nie wiem, weet ik niet, geen idee, vet inte, ingen aning, gak tau, tidak tahu, gatau, pata nahi, nahi pata, den ksero, den kserw, aint settled, not settled, isnt settled, hesitate, hesitating, still between, torn between, split between, toss up, one of them two, one of the two, one or the other, jury is out, still thinking, not agreed, still arguing, still negotiating, havent settled, not decided yet, not certain yet, cant remember which, dont quite know, couldnt tell, no tengo idea, no me acuerdo, no recuerdo, no sabria, nao lembro, nao me lembro, nao faco ideia, je ne sais plus, je sais plus, aucune certitude, weiss ich nicht mehr, keinen schimmer, non ricordo, non mi ricordo, non ne ho idea, bilmem, emin degilim, nie pamietam, nie jestem pewien, weet niet, niet zeker, vet ej, entah, nggak tau, gak yakin, i no sabi, i no know, me no know, mi nuh know, den ksero, ne bileyim, no percibo, não percebo, nao entendo, no entiendo, je comprends pas, verstehe ich nicht, couldnt even tell you, couldnt even tell u, couldnt even say, idfk, wouldnt know, i wouldnt know, couldnt even tell, couldnt tell u, no clue how, not acquainted`,
  /** Phrases that leave the choice to us. */
  choose: `you choose, you pick, you decide, u choose, u pick, u decide, your call, up to you, up to u, its up to you, whatever, whatever you think, whatever you like, whatever works, whichever, dont care, i dont care, doesnt matter, dont mind, i dont mind, no preference, not fussed, not bothered, surprise me, pick one, pick for me, choose for me, you help choose, pick the good bit, pick whatever, you pick it, dealers choice, either is fine, any is fine, idc,
    da igual, me da igual, lo que quieras, elige tu, elijan ustedes, tanto faz, voce escolhe, pode escolher, escolhe ai, comme vous voulez, choisissez, peu importe, ca m est egal, je m en fiche, egal, mir egal, ist mir egal, such dir was aus, fai tu, fate voi, scegli tu, scegliete voi, e uguale, indifferente, farketmez, terserah, jo aapko theek lage, yall pick, yall choose, yous pick, yous choose, ye pick, ye choose, you guys pick, you guys choose, you know better, you know best, what you like, whatever u think, wherever you like, wherever you want, anything is fine, anything goes, all the same to me, donde quieras, como quieras, lo que sea, ustedes eligen, elijan, elija, tu decides, ponha onde achar melhor, onde achar melhor, como achar melhor, o que achar melhor, voce decide, voces decidem, tanto me faz, mettez ou, ou ca vous chante, ou vous voulez, ce que vous voulez, au choix, decidez, a vous de voir, suchen sie aus, sucht ihr aus, such du aus, entscheide du, wie du willst, wie ihr wollt, wahlt ihr, dove volete, come volete, come vuoi, quello che vuoi, decidete voi, decidi tu, fark etmez, siz secin, sen sec, wybierz ty, wszystko jedno, kies maar, maakt niet uit, kvittar, valj du, bebas, pilihkan, aap dekh lo, jo theek lage, una choose, make una choose, como quiserem, como vean, lo que vean, donde les parezca, mettez où, où vous voulez, wo ihr wollt, zoals jullie willen, jak chcecie, obojętnie, macht ihr mal, mach du, mach mal, macht mal, wurscht, wurst, schnuppe, piff, vai na tua, faz ai, haz lo que quieras, fais comme tu veux, faites comme vous voulez, fate come volete, zrob jak chcesz, doe maar wat`,
  /** Phrases of near certainty. They are good enough for a choice that is easily seen and changed. */
  hedge: `i think, i guess, i suppose, i reckon, i believe, i spose, probably, prolly, probs, kind of, kinda, sort of, sorta, more or less, something like that, or so, ish, mostly, mainly, basically, creo, creo que, supongo, mas o menos, acho, acho que, eu acho, je pense, je crois, plutot, ich glaube, ich denke, glaube ich, denke ich, eher, wohl, credo, penso, direi`,
  /** Phrases of doubt. */
  doubt: `capaz, capaz que, a lo mejor, me confirman, me avisan, says put no, says put yes, says yes, says no, says it is, says it isnt, dice que si, dice que no, yata, parang, ata, may switch, may change, might change, could change, me late, if we clear, if it clears, not 100, maybe, perhaps, might, might be, may be, could be, possibly, unless, depends, it depends, not certain, to my knowledge, as far as i know, afaik, if possible, either, should be fine, tal vez, talvez, quizas, quiza, puede ser, depende, pode ser, peut etre, ca depend, vielleicht, kann sein, evtl, eventuell, kommt drauf an, forse, magari, puo darsi, dipende, belki, moze, mungkin, shayad, mibbe, mebbe, mayhaps, conceivably, if my, if our, if he, if she, if they, if one, falls, in case, ligt eraan, hangt ervan af, misschien, kanske, beroende pa, beror pa, zalezy, byc moze, tergantung, siguro, baka, leaning towards, leaning to, thinking of, thinking about`,
  either: 'or, oder, ou, o, od, ya da, atau, ya phir, albo, lub, veya, eller, u otro, ossia, oppure',
  /** Phrases that do not change the answer. */
  filler: `please, pls, plz, plss, thanks, thank you, thx, ty, tysm, cheers, ta, lol, lmao, lmfao, haha, hahaha, hehe, heh, hah, hihi, jaja, jajaja, kkk, kkkk, rs, mdr, ahah, xd, bro, bruh, bruv, mate, man, dude, fam, fr, frfr, ngl, tbh, imo, imho, rn, atm, btw, innit, abeg, oga, bhai, yaar, ji, po, sis, hun, love, babe, darling, mi amor, sir, maam, boss, chief, well, so, oh, ooh, ah, um, uh, umm, erm, er, hmm, hm, mm, mmm, ok so, okay so, alright, right so, like, just, actually, honestly, obviously, obvs, literally, you know, yknow, i mean, of course, anyway, too, as well, also, then, there, here, good morning, good evening, good afternoon, hello, hi, hey, dear, kindly, gracias, por favor, porfa, porfis, pues, bueno, obrigado, obrigada, valeu, por favor, ne, mano, cara, gente, merci, svp, s il vous plait, s il te plait, stp, alors, ben, bah, euh, voila, bitte, danke, also, na ja, naja, halt, mal, grazie, per favore, allora, ecco, beh, dai, lutfen, tesekkurler, abi, hocam, wallah, inshallah, amen, period, comma, full stop, exclamation mark, po, godbless, god bless, kak, gan, dear, luv, pal, how you say, how do you say, how do i say, how to say, como se dice, como se diz, comment dire, comment on dit, wie sagt man, come si dice`,
  me: `me, i, myself, mine, just me, only me, all me, its me, thats me, yours truly, moi, yo, mi, mio, mia, eu, meu, minha, je, ich, mir, mich, von mir, io, ben, bana ait, bende, ja sam, main, maine, mein, saya, aku, na me, mi alone`,
  us: `us, we, ourselves, ours, nous, nosotros, nosotras, nos, nossa, nosso, nuestra, nuestro, wir, uns, von uns, noi, nostro, nostra, biz, bizim, kami, hum, na us`,
  all: `all, all of them, all of em, all of it, everything, every, every one, everyone, each, both, the lot, the whole lot, the whole thing, entire, entirely, completely, fully, total, totally, todo, todos, todas, toda, tudo, tout, tous, toutes, alle, alles, ganz, tutto, tutti, tutte, hepsi, semua, sab, wszystkie, allemaal`,
  only: `only, just, solely, nothing but, solo, solamente, so, somente, apenas, seulement, uniquement, nur, bloss, soltanto, solo, sadece, yalnizca, tylko, alleen, hanya, sirf, bara`,
  except: `except, except for, except on, excluding, exclude, but not, all but, apart from, aside from, other than, besides, without, minus, save for, bar, barring, not on, not in, leave out, excepto, menos, salvo, sin, exceto, fora, tirando, sauf, hormis, sans, a part, ausser, ohne, bis auf, nicht, tranne, eccetto, senza, meno, haric, oprocz, behalve, kecuali, chhodke`,
  rest: `the rest, les deux autres, les trois autres, las otras dos, los otros dos, las otras tres, los otros tres, as outras duas, os outros dois, as outras tres, die anderen zwei, die beiden anderen, die anderen beiden, die anderen drei, le altre due, gli altri due, le altre tre, rest, the others, others, the other ones, the other, the other two, the other three, the other tracks, the remaining, remaining, everything else, all else, el resto, los demas, las demas, las otras, los otros, o resto, as outras, os outros, le reste, les autres, der rest, die anderen, die restlichen, den rest, il resto, gli altri, le altre, gerisi, digerleri, reszta, de rest`,
  same: `same, the same, same as above, ditto, identical, likewise, as above, lo mismo, igual, el mismo, la misma, o mesmo, a mesma, mesma coisa, pareil, le meme, la meme, idem, gleich, dasselbe, dieselbe, derselbe, genauso, lo stesso, la stessa, uguale, stesso, ayni, to samo, hetzelfde, sama`,
  because: `because, cause, cos, coz, cuz, bc, bcs, since its, as its, porque, pq, ya que, parce que, car, weil, denn, perche, cunku`,
} as const;

export type Saying = keyof typeof sayings;

type Find = (words: readonly Word[]) => { from: number; to: number }[];
const finderOf = (list: string): Find => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]));
const finders = new Map(Object.entries(sayings).map(([saying, list]) => [saying, finderOf(list)]));
const find = (saying: Saying): Find => finders.get(saying) ?? (() => []);

/**
 * Finds a saying among words. Each saying is searched for separately, because a word such as 'solo' may belong to
 * several.
 */
export const findSaying = (words: readonly Word[], saying: Saying) =>
  saying === 'unsure' ? find(saying)(words).filter((found) => !isReflexive(words, found)) : find(saying)(words);

/**
 * Whether 'no se' negates a verb, as in 'No se utilizó'. At the end, or before a word such as 'cuando', it is 'no sé'
 * typed without its accent.
 */
const isReflexive = (words: readonly Word[], { from, to }: { from: number; to: number }): boolean => {
  const next = words[to];
  return (
    to - from === 2 &&
    words[from]?.key === 'no' &&
    words[from + 1]?.text.toLowerCase() === 'se' &&
    next !== undefined &&
    !/[,.;:!?]/.test(next.gap) &&
    !/^(?:todavia|aun|bien|que|si|cual|cuales|como|cuando|quien|donde|la|el|eso|exactamente|seguro)$/.test(next.key)
  );
};
export const hasSaying = (words: readonly Word[], ...wanted: readonly Saying[]): boolean =>
  wanted.some((saying) => findSaying(words, saying).length > 0);

/** Whether the words consist only of these sayings. */
export function areOnly(words: readonly Word[], ...wanted: readonly Saying[]): boolean {
  const covered = new Set<number>();
  for (const saying of wanted)
    for (const { from, to } of find(saying)(words)) for (let n = from; n < to; n++) covered.add(n);
  return words.length > 0 && covered.size === words.length;
}

/** Removes these sayings from both ends of the words, unless nothing else would remain. */
export function withoutAround(words: readonly Word[], ...sayings: readonly Saying[]): readonly Word[] {
  const covered = new Set<number>();
  for (const saying of sayings)
    for (const { from, to } of find(saying)(words)) for (let n = from; n < to; n++) covered.add(n);
  let [from, to] = [0, words.length];
  while (from < to && covered.has(from)) from++;
  while (to > from && covered.has(to - 1)) to--;
  return from === to ? words : words.slice(from, to);
}
