import { type Concept, conceptsIn } from '../../intents/concepts.ts';
import type { KindOfAnswer } from '../kind-of-answer.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** Words that begin a question, in the order in which they are spoken. */
const OPENERS = `can a, can an, could a, may a, is a title, do stores, does a, define, comment on fait, como le hago, como le hacemos, wie machen wir das, what, whats, wats, wat, why, how, hows, when, whens, where, wheres, who is, whos, which one, which ones, wdym, wym, wdyt, what if, do i, do we, do you, do u, do they, do the, does, did, can i, can we, can you, can u, can they, can it, could i, could we, could you, could u, could it, should i, should we, should it, must i, must we, must it, must be my, will i, will we, will it, will you, will they, would it, would you, would i, would that, is it, is that, is this, is there, is the, is my, isnt it, are there, are you, are they, are the, are we, am i, has it, have you, may i, define, explain, tell me, how much, how long, how many, how do, how come, any way to, any chance, wonder if, wondering if, i wonder, intro counts, u guys, you guys,
  que es, que significa, q es, pa q es, para que, por que, cuanto, cuanta, cuantos, cuando, como, donde, quien, cual es, puedo, podemos, puede, pueden, tengo que, hay que, hace falta, es necesario, se puede, esto cuenta, eso cuenta,
  o que, oq, o q, q isso, que isso, o que seria,  pra que, para que, quanto, quantos, quando, como, onde, quem e, qual e, posso, podemos, pode, da pra, preciso, tem que, tem como, isso conta,
  c est quoi, qu est ce, qu est ce que, est ce que, est ce, combien, quand, comment, ou est, pourquoi, quel, quelle, puis je, je peux, on peut, peut on, dois je, je dois, faut il, il faut, ca compte, ca coute, ca prend,
  was ist, was bedeutet, was heisst, was kostet, was bringt, was passiert, wie viel, wieviel, wie lange, wie, wann, warum, wieso, weshalb, wo, wer, welche, welcher, kann ich, kann man, konnen wir, muss ich, mussen wir, muss man, darf ich, soll ich, gibt es, ist das, zahlt das, brauche ich, was verstehen sie, was verstehst du, was versteht man, gilt, was trage, was soll, was schreib, was kommt, 
  che cosa, che significa, che vuol dire, cosa e, cos e, cosa vuol dire, che cos e, che differenza, a cosa serve, quanto, quanti, quando, come, dove, chi e, perche, posso, possiamo, si puo, devo, dobbiamo, bisogna, serve, conta come,
  ne demek, ne zaman, nasil, kac, nedir, neden, niye, gerekli mi, apa, berapa, kapan, bagaimana, kenapa, kya, kaise, kitna, kitne, kab, kyun, jak, ile, kiedy, dlaczego, czy, co to, wat is, hoeveel, wanneer, hoe, waarom, vad ar, hur, nar, varfor, ti einai, wetin be, who gets, who owns, who would, who should, who does, who is the, whose, what in, whats the, should this, would this, would it be, any idea how, confirm whether, confirm if`;
const opener = phraseFinder(phrasesIn(OPENERS).map((phrase) => [phrase, true]));

/** Phrases that make a text a question, wherever they occur in it. */
const ANYWHERE = `eso que es, y eso que, isso o que e, isso e o que, ca c est quoi, das ist was, is that explicit, is this explicit, is it explicit, is that ai, is it ai, is this ai, is that a cover, is it a cover, is that swearing, explicit or not, confirm whether, does that count, does this count, does it count, do they count, is that ok, is that okay, is this ok, is it ok, is that a thing, is that right, is that allowed, is that possible, also possible, still need, do i need, do we need, how much, how long, how many, what is, what does, what do, what would, what should, what happens, what are, what was that, whats that, whats the difference, what is the difference, difference between, is that ai, need one, want to know, wants to know, would like to know, like to know, i dont understand, dont understand, dont get it, dont get this, dont get what, i dont know what, dont know what, not sure what, no idea what, confused, is it necessary, is it needed, is it required, can you explain, could you explain, please explain, kya hota hai, kya hai, hota hai kya, hai kya, ne demek, sayilir mi, olur mu, peirazei, what it is, what that is, what this is, what that means, what this means, what is meant, eso cuenta, esto cuenta, que es eso, q es eso, cuesta, isso conta, o que e isso, c est quoi, ca veut dire, was ist das, was heisst das, zahlt das, che cos e, cosa vuol dire, cosa significa`;
const anywhere = phraseFinder(phrasesIn(ANYWHERE).map((phrase) => [phrase, true]));

/** Words that only introduce a message. */
const BEFORE = phraseFinder(
  phrasesIn(
    'abeg, sorry, wait, hold on, hang on, one sec, one question, quick question, question, also, and, but, ok, okay, so, well, oh, hey, hi, hello, yes, yeah, yep, yea, no, nah, nope, um, uh, er, hmm, please, btw, by the way, just, ps, mate, bro, bruh, oga, bhai, dumb question, stupid question, silly question, first, kindly, e, y, et, und, pero, mas, mais, aber, ma, oye, oi, scusa, perdon, desculpa, pardon, entschuldigung, sorry but, ah, eh, cioe, scusi, may sound stupid but, just checking, genuinely',
  ).map((phrase) => [phrase, true]),
);

/** Removes the introduction of a message: 'sorry, one question: is it …'. */
function withoutIntroduction(words: readonly Word[]): readonly Word[] {
  let from = 0;
  for (const { from: at, to } of BEFORE(words)) if (at === from) from = to;
  return from === words.length ? words : words.slice(from);
}

/** Phrases that ask us to do something. A request follows them, not a question. */
const REQUEST = phraseFinder(
  phrasesIn(
    'can you, could you, would you, will you, can u, could u, can we, could we, can i, may i, pls can you, puedes, podrias, puede, podemos, pode, voce pode, podes, peux tu, pouvez vous, pourriez vous, on peut, kannst du, konnt ihr, konnen sie, konnen wir, puoi, potete, possiamo',
  ).map((phrase) => [phrase, true]),
);
const EDIT_VERBS = phraseFinder(
  phrasesIn(
    'change, set, put, make, add, remove, shift, move, alter, fix, correct, update, write, spell, swap, replace, use, call, rename, take out, leave out, leave off, drop the, lose the, mark, credit, list, delete the s, cambiar, cambia, poner, pon, agregar, anadir, quitar, mudar, trocar, colocar, tirar, changer, mettre, ajouter, enlever, andern, setzen, hinzufugen, verschieben, cambiare, mettere, aggiungere, togliere, spostare',
  ).map((phrase) => [phrase, true]),
);

/**
 * Subjects of a request by the artist. With a question mark, "can I" asks for permission, unless a new value follows.
 */
const FIRST_PERSON_SUBJECTS = new Set(['i', 'we', 'podemos', 'puedo', 'posso', 'possiamo', 'on']);

/**
 * Whether a text asks us to change something: 'could you change the title to Dawn', but not 'can I change it later?'.
 */
function isRequest(words: readonly Word[], isMarked: boolean): boolean {
  const [asks] = REQUEST(words);
  if (asks?.from !== 0) return false;
  const isOurs = words.slice(0, asks.to).some(({ key }) => FIRST_PERSON_SUBJECTS.has(key));
  if (isOurs && isMarked && !words.some(({ key }) => key === 'to' || key === 'a' || key === 'auf')) return false;
  const rest = words
    .slice(asks.to)
    .filter(({ key }) => !['please', 'just', 'also', 'maybe', 'then', 'kindly', 'por', 'favor', 'bitte'].includes(key));
  return (
    rest.length > 2 &&
    EDIT_VERBS(rest)[0]?.from === 0 &&
    !rest.some(({ key }) =>
      ['later', 'after', 'afterwards', 'still', 'spater', 'luego', 'despues', 'depois', 'dopo'].includes(key),
    )
  );
}

/** Whether a piece is a question. If nearly any text could be an answer, it has to be obvious. */
export function isQuestion(text: string, kind: KindOfAnswer, isOfQuestion = false): boolean {
  const words = withoutIntroduction(wordsOf(text));
  const hasMark = /[?？؟]\s*[)\]"!.]*\s*$/.test(text.replace(/\p{Extended_Pictographic}|\s+$/gu, ''));
  const isMarked = hasMark || isOfQuestion;
  if (isRequest(words, isMarked)) return false;
  const [first] = opener(words);
  const opens = first?.from === 0 && (isMarked || !statesTime(words));
  const asks = anywhere(words).length > 0 || (kind !== 'title' && asksInverted(words));
  if (kind === 'title')
    return (
      (opens || asks || AUXILIARIES.has(words[0]?.key ?? '')) &&
      words.length > 3 &&
      (isMarked || (first?.to ?? 0) > 1) &&
      hasTrade(words) &&
      !isTitleCase(words)
    );
  if (kind === 'name') {
    if (isMarked) return opens || asks || (hasMark && (words.length > 4 || asksAboutTrade(words)));
    return (
      asks ||
      (opensWithVerb(words) && !isTitleCase(words)) ||
      (opens && !isTitleCase(words) && words.length > 2 && (words.length > 4 || hasTrade(words)))
    );
  }
  if (isMarked && conceptsIn(words).has('meaning')) return true;
  if (isMarked)
    return opens || asks || (hasMark && (words.length > 3 || asksAboutTrade(words) || isExclamation(words)));
  return (opens && words.length > 1 && first.to < words.length) || asks || opensWithVerb(words);
}

/** Whether "when" introduces a time, as in 'When the tour is over', not a question such as 'when will it be out'. */
const statesTime = (words: readonly Word[]): boolean =>
  /^(?:when|quando|cuando|quand)$/.test(words[0]?.key ?? '') &&
  /^(?:the|we|i|my|our|they|its|he|she|there|a|el|la|los|las|se|le|les|o|os|as|il|gli|nous|on)$/.test(
    words[1]?.key ?? '',
  ) &&
  words.length > 3;

/** Whether the text is only an exclamation such as "Huh?". */
const isExclamation = (words: readonly Word[]): boolean =>
  words.length === 1 &&
  /^(?:whit|huh|eh|sorry|pardon|what|hein|quoi|que|como|cosa|ha|wat|was|apa|kya|ne|co)$/.test(words[0]?.key ?? '');

const ASKING: readonly Concept[] = [
  'count',
  'cost',
  'when',
  'needed',
  'meaning',
  'included',
  'enough',
  'purpose',
  'difference',
  'usual',
  'earn',
];
const asksAboutTrade = (words: readonly Word[]): boolean => {
  const concepts = conceptsIn(words);
  return ASKING.some((concept) => concepts.has(concept));
};

/** Verbs that can begin a question. */
const AUXILIARIES = new Set('is are does do did can could should would will must has am'.split(' '));
/**
 * Whether a text begins with a verb and contains a concept that people ask about: 'Is sampling the same as a cover',
 * unlike the statement 'Is in English'.
 */
const opensWithVerb = (words: readonly Word[]): boolean =>
  AUXILIARIES.has(words[0]?.key ?? '') && words[1]?.key !== 'not' && words.length > 3 && asksAboutTrade(words);

/** Particles that end a question in Hindi and Turkish, where it needs no question mark. */
const PARTICLES = new Set('kya midir mudur miyim miyiz musunuz misiniz'.split(' '));
const endsAsking = (words: readonly Word[]): boolean => {
  const [before, last] = [words.at(-2)?.key ?? '', words.at(-1)?.key ?? ''];
  if (words.length < 2) return false;
  return PARTICLES.has(last) || (/^m[iu]$/.test(last) && !/^(?:para|a|de|por|con|pra|per|do|re|da|e|o)$/.test(before));
};

/** A verb before its subject: 'i say hell twice is that explicit' is a question even without a question mark. */
const inverted = phraseFinder(
  phrasesIn('is, does, did, will, would, can, could, should, must, are, do, am, has').flatMap((verb) =>
    phrasesIn('i, we, it, that, this, they, you, u, there, she, he').map((who) => [`${verb} ${who}`, true] as const),
  ),
);
/** Whether a verb before its subject makes the text a question, unlike in 'what it is' and 'so do I'. */
const asksInverted = (words: readonly Word[]): boolean =>
  endsAsking(words) ||
  inverted(words).some(
    ({ from, to }) =>
      from > 0 &&
      (to < words.length || isDenied(words.slice(0, from))) &&
      !/^(?:so|nor|neither|as|all|than)$/.test(words[from - 1]?.key ?? ''),
  );
/** Whether the words contain a negation, as in 'That's not swearing, is it'. */
const isDenied = (words: readonly Word[]): boolean =>
  words.some(({ key }) =>
    /^(?:do|does|did|is|are|was|were|have|has|ca|wo|would|could|should|ai)nt$|^not$|^no$/.test(key),
  );

/** Words about releasing and money. They are rare in titles, but frequent in questions to us. */
const trade = phraseFinder(
  phrasesIn(
    'maximum, minimum, length, emoji, emojis, characters, capitals, caps, allowed, cost, costs, price, pay, paid, money, fee, fees, free, release, released, upload, store, stores, spotify, apple, line, label, royalties, isrc, upc, code, codes, licence, license, copyright, rights, split, splits, account, email, cover, artwork, count, counts, need, needed, necessary, required, mean, means, put, write, here, that one, change, later, title, name, names, artist, writer, composer, genre, language, explicit, date, difference, feature, featured, company, should, must, one, have to',
  ).map((phrase) => [phrase, true]),
);
const hasTrade = (words: readonly Word[]): boolean => trade(words).length > 0;

/** Whether the words are capitalized like a title or name: 'Who Are You When I Need You'. */
const isTitleCase = (words: readonly Word[]): boolean =>
  words.length > 1 && words.filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)).length * 3 >= words.length * 2;
