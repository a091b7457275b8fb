import { finderOf } from '../words/list-finder.ts';
import { wordsOf } from '../words/words.ts';

/** Words before places that are excluded. */
export const EXCLUDING_WORDS = finderOf(
  `so no, so not, no, with the exception of, with exception of, a excepción de, com exceção de, com excepção de, à l'exception de, mit ausnahme von, con l'eccezione di, ad eccezione di, a eccezione di, met uitzondering van, med undantag för, excl, excl., ex, cept, xcept, exept, excpt, xcpt, worldwide ex, world ex, not, not on, not in, not to, never, dont, do not, without, leave off, leave out, leave, skip, minus, drop, remove, exclude, excluding, except, except for, but not, but no, take off, take out, take it off, keep it off, keep off, keep out, other than, apart from, nor, lose, bar, quitar, quita, quiten, sin, excepto, menos, salvo, tampoco, ni, fuera, fora, sem, exceto, tirando, tira, menos o, menos a, nem, sauf, sans, pas, pas sur, hormis, excepté, ni sur, ohne, ausser, außer, nicht, nicht auf, nicht in, kein, keine, bis auf, weder, senza, tranne, eccetto, escluso, esclusa, non, niente, a parte, behalve, niet, niet op, geen, zonder, utom, förutom, inte, ej, dışında, değil, oprócz, poza, bez, nie, off, hate, away from, stay away, block, block it in, kecuali, selain, tanpa, chhodkar, chhod ke, ke alawa, ke siva`,
);
/** Words after places that are excluded. */
export const EXCLUDING_TAILS = finderOf(
  'de fora, fora, fuera, por fuera, afuera, raus, draussen, dehors, fuori, hariç, haric, dışında, disinda, olmasın, olmasin, chhodkar, chhod ke, ke alawa, out, no thanks, excluded, so not there, not there',
);
/** Phrases that say there is no exception. */
export const NO_EXCEPTION = finderOf(
  'no exceptions, no exception, without exception, without exceptions, sin excepción, sin excepciones, sem exceção, sem exceções, sans exception, ohne ausnahme, ohne ausnahmen, senza eccezioni, zonder uitzondering, istisnasız, bez wyjątku',
);
/** Words before places that are added. */
export const ADDED = finderOf(
  'add, also add, also, plus, include, including, as well as, and also, agrega, añade, también, incluye, adiciona, também, inclui, ajoute, ajoutez, aussi, y compris, dazu, auch, inklusive, aggiungi, anche, incluso, voeg toe, ook',
);
/** Words between "all" and a place: 'all of Europe'. */
export const AFTER_ALL = new Set(
  'of in over across the di da de la el des der von the im across throughout within da do'.split(' '),
);
/** Words between the names in a list. */
export const JOINS = new Set('and & or plus y e und et ed u i en och ve og oder o ou nor n'.split(' '));
/** Words around a list that do not change its meaning. */
export const NEUTRAL = new Set(
  `on in to the at for it its put release released send have go goes going we us i id i'd would like want please be out only just get them this that my our song album music available distribute deliver list store stores shops platform platforms country countries territory territories all is are a an of from with sell keep make please can you lets let's
  l dell all nell dall sull rights right licence license have has
  en el la los las a al del de para por o os as no na nos nas pra pro le les du des dans sur à au aux chez auf in im der die das den dem bei für und nach zu nel nella nei su sul sui in negli gli lo il per mettilo metti op naar het een i på till da do pon ponlo ponla pónganlo manda mandar sube subir pode coloca colocar mettez mets publie veröffentlichen bitte raus rein quiero quero veux voglio vorrei möchte ich wir noi nous nosotros nós`
    .split(/\s+/)
    .flatMap((word) => wordsOf(word).map(({ key }) => key)),
);

/** Words that postpone the decision about all other places. */
export const FOR_NOW = finderOf(
  'first, firstly, for now, for a start, to start, to start with, to begin with, at first, por ahora, primero, de momento, por el momento, para empezar, por enquanto, primeiro, pra comecar, para comecar, pour l instant, pour commencer, d abord, pour le moment, zuerst, erstmal, erst mal, fürs erste, vorerst, zunächst, zum anfang, per ora, per adesso, per iniziare, prima, intanto, voorlopig, eerst, först, för nu, na razie, najpierw',
);

/** Verbs that begin a sentence about the name before them. */
export const VERBS = new Set(
  'is are was has have had pays does did wont isnt es está esta son tiene est sont a ist sind hat è e ha sono é tem são'.split(
    ' ',
  ),
);

/** Words for places that are not named: 'the big ones'. */
export const GENERIC_PLACES = new Set(
  'one ones thing things stuff big small major majors best good places place main usual rest they them dance half most some few lot part'.split(
    ' ',
  ),
);
