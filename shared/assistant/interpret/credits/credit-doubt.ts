import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Expressions of doubt that occur only in credits: an open choice, a pending consent or a forgotten name. */
const UNCERTAIN = phraseFinder(
  phrasesIn(
    `or, oder, ou, veya, atau, if dem gree, if dem agree, no fit say, if they agree, once he confirms, once she confirms, in talks, dey talk with, to agree, to still agree, cannae mind, cant mind, cant remember, dont remember, dont know his, dont know her, forgot his, forgot her, still has or, oder, ou, veya, atau, if dem gree, if dem agree, no fit say, if they agree, once he confirms, once she confirms, in talks, dey talk with, to agree, to still agree, cannae mind, cant mind, cant remember, dont remember, dont know his, dont know her, forgot his, forgot her, hasnt agreed, hasnt confirmed, not confirmed, to be confirmed, if he agrees, if she agrees, if they agree, if he says yes, if she says yes, once he signs, pending, gotta check, have to check, need to check, still talking, prob, probably, prolly, a couple of, a couple, some of the songs, some of the tracks, some songs, some tracks, a few songs, a few tracks, on a few, falls sie, falls er, si acepta, si quiere, se ele topar, se ela topar, s il accepte, se accetta, let me check, will check, one guest, i think, creo que, acho que, je crois, ich glaube, credo`,
  ).map((phrase) => [phrase, true]),
);

/** Whether the credits are uncertain and should therefore only be offered. */
export function areCreditsUncertain(text: string): boolean {
  const words = wordsOf(text);
  return (
    /\?\s*$/.test(text) ||
    /\p{Ll}\s+o\s+\p{Lu}/u.test(text) ||
    UNCERTAIN(words).length > 0 ||
    hasSaying(words, 'doubt', 'unsure')
  );
}
