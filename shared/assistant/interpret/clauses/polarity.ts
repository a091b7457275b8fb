import { phraseList } from '../words/lexicon.ts';
import type { FindPhrases, Found } from '../words/phrases.ts';
import { findSaying } from '../words/sayings.ts';
import { isBreak, placesOf } from '../words/spans.ts';
import type { Word } from '../words/words.ts';

/**
 * A part of a statement, without a comma, full stop or "but" in it. `isContrast`: it begins with "but", "though" or
 * "except".
 */
export type StatementPart = { words: readonly Word[]; isContrast: boolean };
/** A keyword of a statement, and whether it is negated: 'no swearing'. */
export type Item<K> = Found<K> & { isNegated: boolean };

const CONTRAST = phraseList(
  `but, though, although, tho, however, except, except that, except for, only that, unless, apart from, other than, besides, yet, pero, aunque, excepto, salvo, solo que, mas, porém, só que, exceto, embora, mais, sauf, sauf que, par contre, aber, außer, allerdings, nur dass, obwohl, ma, però, tranne, anche se, solo che, maar, behalve, ama, fakat, ale, tapi, kecuali, pero lang, lekin, magar, men, fast`,
);
/** Phrases in which "no" or "not" negates nothing. */
const IDIOM = phraseList(
  `not sure, im not sure, not certain, dont know, i dont know, nada más, nada mas, nomás, nada mais, no cap, no lie, no doubt, no problem, no worries, no joke, no kidding, no probs, not gonna lie, after all, at all costs, i no go lie, no go lie, why not, no sir, no maam, no bs, nothing but, no biggie, no wahala, no matter, not just, not only, no less than`,
);
/** Forms of "no" that negate a noun after them: 'no bad words'. Before a pronoun, or alone, "no" is an answer. */
const DETERMINER = phraseList(`no, non, no hay, no tiene, no tienen, não, não tem, não há, nie, nie ma`);
const NOT = phraseList(
  `not, none, ainda n, eu n, n tem, n tenho, n temos, n é, n usei, nn, isnt, arent, aint, wasnt, werent, doesnt, dont, didnt, havent, hasnt, wont, cant, couldnt, wouldnt, never, nothing, neither, nor, zero, nobody, no one, free of, without, without any, lacks, no es, no son, no hay, no tiene, no tienen, no lleva, no usamos, no usé, no use, no he, no hemos, no fue, no hubo, no dice, no digo, sin, ningún, ninguna, ninguno, nada de, nunca, jamás, cero, tampoco, ni un, ni una,
  não é, não são, não tem, não há, não usei, não usamos, não foi, não teve, nao e, nada de, sem, nenhum, nenhuma, nunca, pas, aucun, aucune, sans, jamais, rien, zéro, ni, ne, kein, keine, keinen, keinem, keinerlei, nicht, ohne, nie, niemals, nichts, null, non è, non sono, non ci sono, non c'è, non ha, non ho, non abbiamo, senza, nessun, nessuna, nessuno, mai, niente, niet, geen, zonder, nooit, bez, żadnych, żaden, żadnego, brak,
  tidak, tak ada, gak, gak ada, ga, ga ada, nggak, enggak, bukan, tanpa, wala, walang, inte, inget, ingen, inga, utan, ikke, no dey, nor dey, bina, δεν, χωρίς, нет, не, без`,
);
/** Negations that come after the negated word. */
const NOT_AFTER = phraseList(
  `değil, yok, yoktur, hiç yok, kullanmadım, kullanmadık, içermiyor, nahi, nahin, nahi hai, nahin hai, não, não tem, nicht, niet, none, no, nie, pas, 없어요, 없음, 없습니다, 아니요, なし`,
);
/** Words after a "no" that show it is an answer: 'no it is for toddlers'. */
const PRONOUN = phraseList(
  `it, its, i, im, ive, we, weve, were, they, theyre, she, shes, he, hes, this, thats, that, these, all, everything, is, are, was, just, only, for, my, our, the, es, son, todo, todos, todas, é, são, foi, tudo, é tudo, c'est, tout, on, je, das, ist, ich, wir, alles, è, sono, tutto, ho`,
);

/** Portuguese words. If a text has two of them, its 'no' may mean "in the". */
const PORTUGUESE = new Set(
  'uma umas uns minha meu nao com do da mas fiz usei tem foi pra eu dos das so ficou deu pro'.split(' '),
);
const isPortuguese = (words: readonly Word[]) =>
  new Set(words.flatMap(({ key }) => (PORTUGUESE.has(key) ? [key] : []))).size > 1;

/** Divides a statement into parts. Parts beyond the first `most` are dropped. */
export function statementParts(words: readonly Word[], most = 40): StatementPart[] {
  const contrasts = new Map(CONTRAST(words).map(({ from, to }) => [from, to]));
  const parts: StatementPart[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to > from && parts.length < most) parts.push({ words: words.slice(from, to), isContrast: contrasts.has(from) });
    from = to;
  };
  for (let at = 1; at < words.length; at++) if (isBreak(words[at]?.gap ?? '') || contrasts.has(at)) close(at);
  close(words.length);
  return parts;
}

/** Finds a lexicon's phrases in a part of a statement, and marks those that are negated. */
export function itemsIn<K>(all: readonly Word[], find: FindPhrases<K>): Item<K>[] {
  const words = withoutIdioms(all);
  const found = find(words);
  const spans = (list: FindPhrases<true>) => list(words);
  const nots = spans(NOT);
  const determiners = spans(DETERMINER).filter(({ from }) => words[from]?.key !== 'no' || !isPortuguese(words));
  const afters = spans(NOT_AFTER);
  const pronouns = spans(PRONOUN);
  const inItem = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  let before: Item<K> | undefined;
  return found.map((item, n) => {
    const start = found[n - 1]?.to ?? 0;
    const end = found[n + 1]?.from ?? words.length;
    const isBefore = nots.some(({ from, to }) => from >= start && to <= item.from && !inItem(from));
    const isNo = determiners.some(
      ({ from, to }) =>
        from >= start &&
        to <= item.from &&
        item.from - to <= 3 &&
        !pronouns.some((one) => one.from >= to && one.to <= item.from),
    );
    const isAfter =
      n === found.length - 1 && afters.some(({ from, to }) => from >= item.to && to <= end && from - item.to <= 3);
    const isListed = before?.isNegated === true && item.from - before.to <= 2;
    const one: Item<K> = { ...item, isNegated: isBefore || isNo || isAfter || isListed };
    before = one;
    return one;
  });
}

/** Clears the keys of words in idioms, so that no search matches them. */
function withoutIdioms(words: readonly Word[]): readonly Word[] {
  const idle = placesOf(IDIOM(words));
  return idle.size === 0 ? words : words.map((word, n) => (idle.has(n) ? { ...word, key: '' } : word));
}

/** Reads the answer in a part: true for yes, false for no, undefined for neither. */
export function readYesOrNo(words: readonly Word[]): boolean | undefined {
  const isEdge = ({ from, to }: { from: number; to: number }) =>
    from <= 1 || to === words.length || BEFORE_ANSWER.has(words[from - 1]?.key ?? '');
  const strong = NO(words);
  // 'Gak ada' means no, but 'ada' alone means yes.
  const isFree = ({ from, to }: { from: number; to: number }) => !strong.some((no) => from >= no.from && to <= no.to);
  const isSaid = (found: readonly { from: number; to: number }[]) => found.some((one) => isEdge(one) && isFree(one));
  const isYes = isSaid(findSaying(words, 'yes')) || isSaid(YES(words));
  const isNo =
    strong.length > 0 ||
    isSaid(findSaying(words, 'no')) ||
    (words.length <= 4 && /^(?:not|nicht|pas|niet|inte)$/.test(words.at(-1)?.key ?? ''));
  return isYes === isNo ? undefined : isYes;
}

/** Words that may come before an answer. Otherwise an answer must be at the start or the end. */
const BEFORE_ANSWER = new Set(
  'so then goodness gosh god lord my hell also donc quindi entonces entao portanto deshalb dus'.split(' '),
);

/** Further forms of yes and no, in addition to the general ones in `sayings.ts`. */
const YES = phraseList(
  `yh, aye, yeh, yess, yesss, hell yes, hell yeah, of course, for sure, fasho, damn right, you bet, loads, plenty, bare, sure is, sure do, it is, they are, it does, they do, afirmativo, sí, claro que sí, com certeza, oui, ja, doch, certo, evet, var, oczywiście, betul, ada, haan, opo, oo, jo`,
);
const NO = phraseList(
  `naw, nae, noo, nooo, nej, no sir, no maam, not a chance, not a hope, not a bit, not a one, not one of them, not in the slightest, over my dead body, heavens no, oh heavens no, good lord no, god forbid, heaven forbid, ni de chiste, ni de broma, ni loco, ni hablar, en absoluto, de jeito nenhum, de maneira nenhuma, en aucun cas, jamais de la vie, auf keinen fall, um gottes willen, in nessun modo, assolutamente no, nemmeno per sogno, fat chance, not in the least, not in a million years, no chance, not on your life, not one, not a single one, absolutely not, definitely not, certainly not, of course not, no way, not that i know, not that i know of, not that im aware, not that im aware of, not to my knowledge, not as far as i know, que yo sepa no, no que yo sepa, que eu saiba não, não que eu saiba, pas que je sache, nicht dass ich wüsste, soweit ich weiß nicht, non che io sappia, i dont think so, dont think so, no creo, creo que no, acho que não, je ne crois pas, je crois pas, glaube nicht, ich glaube nicht, non credo, god no, god forbid, heaven forbid, dios me libre, deus me livre, gott bewahre, dieu m'en garde, per carità, goodness no, nuh uh, nuh, 0, zero, lord no, hell no, heck no, hell naw, hayır, hayir, yok artık, yoo, claro que no, para nada, de ninguna manera, qué va, que va, nel, nem pensar, claro que não, de jeito nenhum, imagina, quase nada, pas du tout, bien sûr que non, sûrement pas, jamais de la vie, auf keinen fall, natürlich nicht, überhaupt nicht, nie im leben, ma no, assolutamente no, assolutamente, macché, figurati, per niente, absoluut niet, zeker niet, skąd, w życiu, oczywiście że nie, tidak ada, gak ada, ga ada, gaada, nggak ada, sama sekali tidak, bilkul nahi, astaghfirullah, inga alls, hindi po, wala po, wala, όχι, нет, لا, 아니요, 아니, いいえ, 不, 没有, not have, no have, nothing like that, nope`,
);
