import { areShouted, isCapital as hasCapital, isSmall as isLower } from '../words/capitals.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import type { Word } from '../words/words.ts';
import { nounPhraseFrom } from './noun-phrase.ts';

/** Chat that ends a message and is never part of a value, whatever is asked for. */
const chat = phraseFinder(
  phrasesIn(
    `period, full stop, fullstop, exclamation mark, punto final, ponto final, please, pls, plz, plss, thanks, thank u, thx, tysm, ty, lol, lool, lmao, lmfao, rofl, haha, hahaha, hahah, hehe, hehehe, heh, hihi, jaja, jajaja, jajajaja, kkk, kkkk, kkkkk, rsrs, mdr, ptdr, ahah, xd, xdd, innit, tbh, ngl, imo, imho, fr, frfr, btw,
    in the end, at the end of the day, for now, for the moment, i think, i guess, i suppose, i reckon, if possible, if thats ok, if thats okay, if you dont mind, as is, final answer, thats it, thats all, thats the one, and thats it, and thats all, and thats final, simple as that, nothing else, nothing more, that is all, i believe, inshallah, inshaallah, wallah, mashallah, yalla, tout simplement, simplement, simplemente, simplesmente, semplicemente, einfach so, ganz einfach, quite simply, simply, tout court, e stop, fertig aus, punkt, punto, ponto, point final, sisi, no cap, on god, deadass, cheers mate, mfg, lg, vg, best regards, kind regards, regards, many thanks, saludos, un saludo, abraco, abracos, cordialement, bien a vous, saluti, cordiali saluti, mit freundlichen grussen, liebe grusse, viele grusse,
    por favor, porfa, gracias, al final, por ahora, creo, nada mas, y ya, y ya esta, y listo, obrigado, obrigada, valeu, no final, por enquanto, acho, eu acho, so isso, e pronto, e isso, mais nada, merci, svp, stp, s il vous plait, s il te plait, au final, finalement, pour l instant, je pense, je crois, c est tout, voila,
    bitte, danke, am ende, erstmal, furs erste, glaube ich, denke ich, sonst nichts, das wars, das ist alles, grazie, per favore, alla fine, per ora, credo, penso, e basta, tutto qui, nient altro, lutfen, teşekkurler, sadece bu, ya, deh, dong, hai, hain, h, fertig, entschieden, abeg, o`,
  ).map((phrase) => [phrase, true]),
);
/** Chat that also occurs in titles. It is left out only if the words before it are capitalized differently. */
const slang = phraseFinder(
  phrasesIn(
    `po, abeg, sha, sef, yaar, ji, kak, bang, lah, leh, lor, eh, innit, luv, x, xx, xo, mfg, lg, vg, fellas, folks, guys, lads, people, yall, girls, team, everyone, bro, bruh, bruv, mate, man, dude, fam, sis, hun, love, babe, boss, chief, sir, maam, dear, friend, too, as well, though, tho, then, so far, right, ok, okay, yeah, yes, actually, obviously, honestly, cheers, ta, amigo, mano, cara, hermano, tio, tia, hun, mec, alter, digga, bello, abi, bhai, yaar, ji, oga, sha`,
  ).map((phrase) => [phrase, true]),
);

const isCapital = hasCapital;
const areSmall = (words: readonly Word[]) => words.every(isLower);
/** Greetings. */
const greetings = phraseFinder(
  phrasesIn(
    `one moment, one second, one sec, just a moment, just a sec, a moment, hold on, hang on, un momento, um momento, un moment, une seconde, einen moment, einen augenblick, un attimo, un secondo, moment, wait, hello, hi, hey, heya, hiya, hello there, hi there, good morning, good afternoon, good evening, good day, greetings, morning, evening, yo, sup, dear all, dear team, hi team, hello team, hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, ola, oi, bom dia, boa tarde, boa noite, e ai, bonjour, bonsoir, salut, coucou, hallo, guten tag, guten morgen, guten abend, moin, servus, gruss gott, gruezi, ciao, buongiorno, buonasera, salve, merhaba, selam, gunaydin, namaste, namaskar, halo, selamat pagi, selamat siang, selamat malam, hej, hejsan, dag, hoi, goedemorgen, goedendag, dzien dobry, czesc, privet, zdravstvuyte, kalimera, salam, salaam, assalamu alaikum, good morning sir, annyeong, konnichiwa`,
  ).map((phrase) => [phrase, true]),
);
export const isGreeting = (words: readonly Word[]): boolean =>
  words.length > 0 && greetings(words).reduce((sum, { from, to }) => sum + to - from, 0) === words.length;

/** Finds where the chat at the end begins. Returns the number of words if there is none, or nothing else. */
export function chatStart(words: readonly Word[]): number {
  let to = words.length;
  const isShouted = areShouted(words);
  for (const [finder, isSlang] of [
    [slang, true],
    [chat, false],
    [slang, true],
    [chat, false],
  ] as const) {
    for (;;) {
      const last = finder(words.slice(Math.max(0, to - 6), to)).at(-1);
      const size = Math.min(6, to);
      if (!last || last.to !== size) break;
      const from = to - (last.to - last.from);
      const own = words.slice(from, to);
      if (from === 0 || !(areSmall(own) || (isShouted && words.length > 3))) break;
      if (isSlang && (isShouted || (!isCapital(words[from - 1]) && !/[,.!]/.test(own[0]?.gap ?? '')))) break;
      to = from;
    }
  }
  return to;
}

/** Words between a value and its field: 'Dawn is the title', 'Dawn as the name'. */
const links = phraseFinder(
  phrasesIn(
    `is, thats, that is, thats is, thatd be, will be, would be, should be, is going to be, gonna be, as, for, is what, is how, es, seria, sera, como, e, eh, vai ser, fica como, est, c est, serait, comme, ist, ist halt, als, heisst, e il, e la, sarebbe, come, hai, hoga, adi, olsun, is then`,
  ).map((phrase) => [phrase, true]),
);
const endings = phraseFinder(
  phrasesIn(
    `be the name o, be the name, be the title o, be the title, be am, na the name, is what goes on the sleeve, is what goes on the cover, is what it says on the cover, is what it says, is what we settled on, is what we landed on, olsun, olacak, diyelim, olsun lutfen, ho jaye, rakh do, rakho, aja, saja, it goes, is what its called, is what we called it, is what i called it, is what we call it, is what it is called, thats what its called, thats what we called it, thats what i called it, thats how its called, is the one, is the one we picked, is what we went with, is what we picked, is what we chose, is what we want, is the plan, se llama, se chama, s appelle, heisst es, heisst sie, heisst er, si chiama, it is called, it is, it shall be, it is then, it is in the end`,
  ).map((phrase) => [phrase, true]),
);

/** Finds where a final '… is the title' begins. Returns the number of words if there is none. */
export function namingStart(words: readonly Word[]): number {
  const start = Math.max(1, words.length - 10);
  for (let at = start; at < words.length; at++) {
    const rest = words.slice(at);
    const [ending] = endings(rest);
    if (ending?.from === 0 && ending.to === rest.length) return at;
    const [link] = links(rest);
    if (link?.from !== 0 || link.to >= rest.length) continue;
    if (nounPhraseFrom(rest, link.to) === rest.length && areSmall(rest.slice(link.from, link.to))) return at;
  }
  return words.length;
}

/** Words that end a naming sentence, and sometimes a title: 'it's Fern Hall again', 'kommt bei Fern raus'. */
const closers = phraseFinder(
  phrasesIn(
    'again, as always, like always, as usual, like last time, raus, heraus, entschieden, genannt, ausgesucht, genommen, festgelegt, de nuevo, otra vez, de novo, encore, di nuovo, wieder',
  ).map((phrase) => [phrase, true]),
);
export const closerStart = (words: readonly Word[]): number => {
  const last = closers(words).at(-1);
  const before = words[(last?.from ?? 0) - 1];
  return last && last.to === words.length && isCapital(before) && areSmall(words.slice(last.from))
    ? last.from
    : words.length;
};
