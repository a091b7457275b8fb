import { phraseFinder, phrasesIn } from './phrases.ts';
import { areOnly, hasSaying, withoutAround } from './sayings.ts';
import { type Word, wordsOf } from './words.ts';

/** What a piece of a message says to the conversation instead of answering. */
export type Talk = 'question' | 'later' | 'choose' | 'small';

/** Words that open a question, in the order of speech. */
const OPENERS = `what, whats, wats, wat, why, how, hows, when, whens, where, wheres, who is, whos, which one, which ones, wdym, wym, wdyt, what if, do i, do we, do you, do u, do they, do the, does, did, can i, can we, can you, can u, can they, can it, could i, could we, could you, could u, could it, should i, should we, should it, must i, must we, must it, must be my, will i, will we, will it, will you, will they, would it, would you, would i, would that, is it, is that, is this, is there, is the, is my, isnt it, are there, are you, are they, are the, are we, am i, has it, have you, may i, define, explain, tell me, how much, how long, how many, how do, how come, any way to, any chance, wonder if, wondering if, i wonder, intro counts, u guys, you guys,
  que es, que significa, q es, pa q es, para que, por que, cuanto, cuanta, cuantos, cuando, como, donde, quien, cual es, puedo, podemos, puede, pueden, tengo que, hay que, hace falta, es necesario, se puede, esto cuenta, eso cuenta,
  o que, oq, q isso, que isso, pra que, para que, quanto, quantos, quando, como, onde, quem e, qual e, posso, podemos, pode, da pra, preciso, tem que, tem como, isso conta,
  c est quoi, qu est ce, qu est ce que, est ce que, est ce, combien, quand, comment, ou est, pourquoi, quel, quelle, puis je, je peux, on peut, peut on, dois je, je dois, faut il, il faut, ca compte, ca coute, ca prend,
  was ist, was bedeutet, was heisst, was kostet, was bringt, was passiert, wie viel, wieviel, wie lange, wie, wann, warum, wieso, weshalb, wo, wer, welche, welcher, kann ich, kann man, konnen wir, muss ich, mussen wir, muss man, darf ich, soll ich, gibt es, ist das, zahlt das, brauche ich,
  che cosa, cosa e, cos e, cosa vuol dire, che cos e, che differenza, a cosa serve, quanto, quanti, quando, come, dove, chi e, perche, posso, possiamo, si puo, devo, dobbiamo, bisogna, serve, conta come,
  ne demek, ne zaman, nasil, kac, nedir, neden, niye, gerekli mi, apa, berapa, kapan, bagaimana, kenapa, kya, kaise, kitna, kitne, kab, kyun, jak, ile, kiedy, dlaczego, czy, co to, wat is, hoeveel, wanneer, hoe, waarom, vad ar, hur, nar, varfor, ti einai, wetin be`;
const opener = phraseFinder(phrasesIn(OPENERS).map((phrase) => [phrase, true]));

/** What makes a question wherever it stands. */
const ANYWHERE = `does that count, does this count, does it count, do they count, is that ok, is that okay, is this ok, is it ok, is that a thing, is that right, is that allowed, is that possible, also possible, still need, do i need, do we need, how much, how long, how many, what is, what does, what do, what would, what should, what happens, what are, what was that, whats that, whats the difference, what is the difference, difference between, is that ai, need one, want to know, wants to know, would like to know, like to know, i dont understand, dont understand, dont get it, dont get this, dont get what, i dont know what, dont know what, not sure what, no idea what, confused, is it necessary, is it needed, is it required, can you explain, could you explain, please explain, kya hota hai, kya hai, hota hai kya, hai kya, ne demek, sayilir mi, olur mu, peirazei, what it is, what that is, what this is, what that means, what this means, what is meant, eso cuenta, esto cuenta, que es eso, q es eso, cuesta, isso conta, o que e isso, c est quoi, ca veut dire, was ist das, was heisst das, zahlt das, che cos e, cosa vuol dire, cosa significa`;
const anywhere = phraseFinder(phrasesIn(ANYWHERE).map((phrase) => [phrase, true]));

/** Before what is really said. */
const BEFORE = phraseFinder(
  phrasesIn(
    'sorry, wait, hold on, hang on, one sec, one question, quick question, question, also, and, but, ok, okay, so, well, oh, hey, hi, hello, yes, yeah, yep, yea, no, nah, nope, um, uh, er, hmm, please, btw, by the way, just, ps, mate, bro, bruh, oga, bhai, dumb question, stupid question, silly question, first, kindly, e, y, et, und, pero, mas, mais, aber, ma, oye, oi, scusa, perdon, desculpa, pardon, entschuldigung, sorry but, ah, eh, cioe, scusi, may sound stupid but, just checking, genuinely',
  ).map((phrase) => [phrase, true]),
);

/** The words behind what only leads to them: 'sorry, one question: is it …'. */
function behind(words: readonly Word[]): readonly Word[] {
  let from = 0;
  for (const { from: at, to } of BEFORE(words)) if (at === from) from = to;
  return from === words.length ? words : words.slice(from);
}

/** Whether a piece asks something. `isFree`: nearly every text answers the question that was put, so only a plain question is one. */
export function isQuestion(text: string, isFree: boolean): boolean {
  const words = behind(wordsOf(text));
  const isMarked = /[?？؟]\s*[)\]"!.]*\s*$/.test(text.replace(/\p{Extended_Pictographic}|\s+$/gu, ''));
  const [first] = opener(words);
  const opens = first?.from === 0;
  if (isMarked) return opens || (words.length > (isFree ? 4 : 3)) || anywhere(words).length > 0;
  if (isFree) return opens && words.length > 3 && (first?.to ?? 0) > 1 && hasTrade(words);
  return (opens && words.length > 1 && first.to < words.length) || anywhere(words).length > 0;
}

/** Words of releasing and of money: a title seldom has them, a question to us nearly always. */
const trade = phraseFinder(
  phrasesIn(
    'cost, costs, price, pay, paid, money, fee, fees, free, release, released, upload, store, stores, spotify, apple, line, label, royalties, isrc, upc, code, codes, licence, license, copyright, rights, split, splits, account, email, cover, artwork, count, counts, need, needed, necessary, required, mean, means, put, write, here, this, that, one, it, change, later, title, name, artist, writer, composer, genre, language, explicit, date, difference, feature, featured, anyone, company, serious, should, must, names, list, members, credit, credits, credited',
  ).map((phrase) => [phrase, true]),
);
const hasTrade = (words: readonly Word[]): boolean => trade(words).length > 0;

/** What a piece says to the conversation; undefined when it may be an answer. */
export function talkIn(text: string, isFree: boolean): Talk | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return 'small';
  if (isQuestion(text, isFree)) return 'question';
  const meant = withoutAround(words, 'filler', 'no', 'hedge');
  if (areOnly(meant, 'later', 'unsure', 'filler')) return 'later';
  if (areOnly(meant, 'choose', 'filler')) return 'choose';
  if (hasSaying(words, 'unsure', 'later') && !isFree) return 'later';
  if (hasSaying(words, 'choose') && !isFree) return 'choose';
  if (isFree && hasSaying(words, 'later', 'unsure', 'choose') && words.length > 2) return hasSaying(words, 'choose') ? 'choose' : 'later';
  return undefined;
}
