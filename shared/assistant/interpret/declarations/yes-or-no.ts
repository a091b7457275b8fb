import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly, findSaying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';

/** Phrases that mean yes or no, in addition to those in `sayings.ts`. */
const YES = `yes please, yes i do, yes we do, yes it is, yes they are, yes that is right, yes thats right, that is right, thats right, thats it, thats correct, it is correct, i do, we do, it is, they are, please do, sounds good, looks good, all good, perfect, great, fine, thats fine, fine by me, works for me, good with me, do it, true, y, yass, aye, thats us, thats me, go ahead, go for it, confirmed, confirm, i confirm, yeah sure, for sure, of course, that is correct, bet, righto, roger, agreed, kk, alright then, asi es, eso es, dale, vale, esta bien, isso mesmo, isso ai, pode ser sim, ta bom, beleza, tout a fait, c est ca, c est bon, d accord, stimmt, passt, jo, richtig, in ordnung, esatto, va bene, giusto, d accordo, dogru, olur, dobrze, zgadza sie, klopt, prima, stammer, benar, boleh, bilkul, sahi hai, theek hai`;
const NO = `keins, keines, keinen, ich habe keins, habe keins, haben keins, wir haben keins, wir haben keines, habe keines, hab keins, hab keine, wir haben keine, haben keine, brauchen wir nicht, ingen, ingen tak, ingen tack, ingenting, nej tak, nei takk, ei kiitos, ei ole, ei mitaan, geen, hebben we niet, heb ik niet, hapana, hapana asante, wala po, hindi po, on en a pas, j en ai pas, nous n en avons pas, non ne abbiamo, non ce l abbiamo, no lo tenemos, goodness no, oh goodness no, oh no, n a, not applicable, na, 無, 没有, 沒有, ない, なし, 없음, 없어요, нет, nuh uh, nuh, uh uh, nah fam, god no, hell nah, no let me type it, no let me write it, let me type it, let me write it, no thanks, no thank you, no ta, i dont, we dont, i do not, it isnt, it is not, its not, they arent, they are not, there isnt, there is not, there arent, there are none, not this one, nothing else, no more, nothing more, no others, no other, none thanks, no none, n, nothin, no i dont, no we dont, no it isnt, no its not, i have none, we have none, dont have any, dont have one, dont have it, i havent, we havent, dont need one, dont need it, dont want one, dont want it, wag na, none nalang, ga ada, gak ada, tidak ada, ndak ada, nel, nel pastel, para nada, no hay, no tengo, no tenemos, no gracias, ningun, ninguno mas, nao tem, nao tenho, nao temos, nenhum, nao obrigado, nao obrigada, y en a pas, il n y en a pas, non merci, nein danke, gibt es nicht, gibts nicht, auch nicht, auch nein, tampoco, yo tampoco, tambem nao, non plus, neanche, nemmeno, neppure, nor that, not that either, hab ich nicht, haben wir nicht, nichts, no grazie, non c e, non ce, non ce ne sono, hayir yok, gerek yok, nie ma, nie dziekuje, nee bedankt, niet, nej, nej tack, nope nada`;
/** Phrases that say that a list is complete as it is. */
const ENOUGH = `plenty, is plenty, thats plenty, enough, thats enough, is enough, thats all, that is all, just the one, only the one, just one, just that, just that one, the one, one is enough, one will do, that will do, thatll do, as it is, as is, like that, leave it like that, leave am like that, leave it as it is, good as it is, nothing to add, con ese jala, con eso, con eso basta, solo ese, solo eso, basta, asi esta bien, asi nomas, chega, so isso, so esse, ta bom assim, ca suffit, c est tout, reicht, das reicht, das wars, eins reicht, basta cosi, va bene cosi, solo quello, yeter, bu yeter, cukup, wystarczy, genoeg, zo is het goed, det racker`;

const yesPhrases = phraseFinder(phrasesIn(YES).map((phrase) => [phrase, true]));
const noPhrases = phraseFinder(phrasesIn(NO).map((phrase) => [phrase, true]));
const enoughPhrases = phraseFinder(phrasesIn(ENOUGH).map((phrase) => [phrase, true]));
const HEDGED = `i think so, i guess so, i suppose so, i believe so, i reckon so, think so, guess so, creo que si, supongo que si, acho que sim, je crois que oui, je pense que oui, glaub schon, ich glaube schon, ich denke schon, credo di si, penso di si, direi di si, sanirim, chyba tak, denk het wel, tror det`;
const HEDGED_NO = `i dont think so, dont think so, i guess not, i think not, i suppose not, probably not, prolly not, hopefully not, creo que no, acho que nao, je crois pas, je crois que non, glaub nicht, ich glaube nicht, eher nicht, credo di no, penso di no, direi di no, sanmam, sanmiyorum, chyba nie, denk het niet, tror inte, kayaknya ga ada, kayaknya tidak`;
/** Requests for the next question, which can be ignored next to a yes or no. */
const nextPhrases = phraseFinder(
  phrasesIn(
    'move on, moving on, next, next one, next question, go on, continue, lets continue, lets move on, carry on, weiter, machen wir weiter, siguiente, seguimos, proxima, suivant, on continue, avanti, andiamo avanti, devam, lanjut, dalej, volgende',
  ).map((phrase) => [phrase, true]),
);
const hedgedYes = phraseFinder(phrasesIn(HEDGED).map((phrase) => [phrase, true]));
const hedgedNo = phraseFinder(phrasesIn(HEDGED_NO).map((phrase) => [phrase, true]));

/** A yes or no. `isSure` is false for a guess. */
export type YesOrNo = { kind: 'yes' | 'no'; isSure: boolean };

type Found = { from: number; to: number };
const last = (found: readonly Found[]) => Math.max(-1, ...found.map(({ to }) => to));

/**
 * Reads a text that is only a yes or no. The last one wins: 'yeah nah' means no. 'Probably' alone is an uncertain yes.
 */
export function yesOrNo(words: readonly Word[]): YesOrNo | undefined {
  if (words.length === 0 || words.length > 12) return undefined;
  const unsure = { yes: hedgedYes(words), no: hedgedNo(words) };
  const yes = [...findSaying(words, 'yes'), ...yesPhrases(words), ...unsure.yes];
  const no = [...findSaying(words, 'no'), ...noPhrases(words), ...unsure.no];
  const hedges = findSaying(words, 'hedge');
  const enough = enoughPhrases(words);
  const isSaid = (n: number) =>
    [...yes, ...no, ...hedges, ...enough, ...nextPhrases(words), ...findSaying(words, 'filler')].some(
      ({ from, to }) => n >= from && n < to,
    );
  if (!words.every((_, n) => isSaid(n))) return undefined;
  const isSure = hedges.length + unsure.yes.length + unsure.no.length === 0;
  if (yes.length + no.length === 0)
    return isSure || areOnly(words, 'filler') ? undefined : { kind: 'yes', isSure: false };
  return { kind: last(no) >= last(yes) ? 'no' : 'yes', isSure };
}

/** Phrases that confirm a whole list when it is reviewed. */
const CONFIRMS = `all right, its all right, thats all right, that is all right, thats all good, thats all fine, its all good, its all fine, all correct, its all correct, thats all correct, all of it is right, all of it is correct, everything is right, everything is correct, everything is good, everything looks right, everything looks good, it all looks good, it all looks right, looks right, looks correct, its right, its correct, all good now, its fine, todo bien, todo correcto, todo esta bien, esta todo bien, esta correcto, es correcto, perfecto, tudo certo, tudo correto, esta tudo certo, ta tudo certo, esta certo, ta certo, perfeito, tout bon, c est tout bon, tout est bon, tout est correct, tout est juste, c est correct, parfait, stimmt alles, alles stimmt, das stimmt, alles richtig, alles korrekt, das passt, das passt so, passt so, passt alles, alles gut, perfekt, tutto giusto, tutto bene, tutto corretto, e tutto giusto, e corretto, perfetto`;
const confirmPhrases = phraseFinder(phrasesIn(CONFIRMS).map((phrase) => [phrase, true]));
const nowPhrases = phraseFinder(
  phrasesIn('now, ahora, agora, maintenant, jetzt, adesso, ora').map((phrase) => [phrase, true]),
);

/** Whether a text only confirms a list: 'yes, all correct', 'now it's right'. */
export function confirmsAll(words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > 12) return false;
  const confirmed = [...findSaying(words, 'yes'), ...yesPhrases(words), ...confirmPhrases(words)];
  const spans = [...confirmed, ...findSaying(words, 'filler'), ...nowPhrases(words)];
  return confirmed.length > 0 && words.every((_, n) => spans.some(({ from, to }) => n >= from && n < to));
}

/** Whether a text says that nothing needs to be added: 'that's plenty', 'no, just the one'. */
export const saysEnough = (words: readonly Word[]): boolean => enoughPhrases(words).length > 0;
/** Whether a text begins with a no. */
export const beginsWithNo = (words: readonly Word[]): boolean =>
  [...findSaying(words, 'no'), ...noPhrases(words)].some(({ from }) => from === 0);
