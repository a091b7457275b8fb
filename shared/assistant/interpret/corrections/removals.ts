import type { Act, CreditList } from '../../act.ts';
import type { InterpretContext } from '../context.ts';
import { offerChoices } from '../offers/offer-choices.ts';
import { objectAfterVerb } from '../values/object-after-verb.ts';
import { findCue, wordsOfCues } from '../words/cues.ts';
import { isIdle, placesOf } from '../words/idle-words.ts';
import { key } from '../words/nearest.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { textOf } from '../words/text-of-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { readEmptiedField } from './emptied-fields.ts';
import type { NameOnRelease } from './names-on-release.ts';

/** Removes a credit if the text says that the person is not on the release: 'Stacks is not on it any more.' */
function readAbsence(words: readonly Word[], names: readonly NameOnRelease[]): Act[] | undefined {
  const left = LEFT(words).find(({ from, to }) => from > 0 && to === words.length);
  const [not] = left ? [left] : findCue(words, 'not').filter(({ from }) => from > 0);
  if (!not) return undefined;
  const rest = left ? [] : words.slice(not.to);
  const away = placesOf([
    ...ABSENT(rest),
    ...findCue(rest, 'away'),
    ...findCue(rest, 'plain'),
    ...findCue(rest, 'wrong'),
  ]);
  if (!left && (rest.length === 0 || away.size < rest.length || ABSENT(rest).length === 0)) return undefined;
  const before = words.slice(0, not.from);
  const idle = wordsOfCues(before, 'lead', 'wrong', 'plain', 'is');
  const nameText = before
    .filter((_, n) => !idle.has(n))
    .map(({ key: word }) => word)
    .join(' ');
  const meant = names.filter(
    ({ kind, now }) =>
      kind === 'credit' && nameText !== '' && (key(now) === nameText || key(now).split(' ').includes(nameText)),
  );
  const [only, ...more] = meant;
  return only && more.length === 0 ? [{ kind: 'remove-credit', tracks: 'all', list: null, name: only.now }] : undefined;
}

const LEFT = phraseFinder(
  phrasesIn(
    'is out, is off, is off it, is gone, dropped out, pulled out, quit, is out of it, wants off, wants out, ya no esta, ya no participa, ist raus, ist weg, n est plus la, non c e piu, saiu, se fue',
  ).map((phrase) => [phrase, true]),
);

const ABSENT = phraseFinder(
  phrasesIn(
    'on it, on this, on that, on the record, on the track, on the song, on the release, in it, part of it, part of this, involved, featured, credited, anymore, any more, on there, on here, participa, toca, aparece, esta, dabei, drauf, mehr dabei, mehr drauf, dessus, dedans, c e, presente, coinvolto',
  ).map((phrase) => [phrase, true]),
);

/** Removes words from a name, with the punctuation around them; undefined if the name does not contain them. */
function withoutWords(now: string, gone: string): string | undefined {
  const [words, keys] = [wordsOf(now), key(gone).split(' ')];
  const at = words.findIndex((_, n) => keys.every((word, m) => words[n + m]?.key === word));
  const [first, last] = [words[at], words[at + keys.length - 1]];
  if (!first || !last) return undefined;
  const [before, after] = [
    now.slice(0, first.start).replace(/[([]\s*$/, ''),
    now.slice(last.end).replace(/^\s*[)\]]/, ''),
  ];
  const left = `${before} ${after}`.replace(/\s+/g, ' ').replace(/^[\s,–-]+|[\s,–-]+$/g, '');
  return left === '' || left === now ? undefined : left;
}

/** Removes a symbol that only one name contains: 'Take the # out of it'. */
function readSignRemoval(text: string, words: readonly Word[], names: readonly NameOnRelease[]): Act[] | undefined {
  const verb = findCue(words, 'remove').find(({ from }) => isIdle(words.slice(0, from)));
  const last = verb && words[verb.to - 1];
  const sign =
    last &&
    /^\s+(?:(?:the|el|la|los|o|a|le|les|das|die|il|lo|de|het)\s+)?"?([^\p{L}\p{N}\s"]{1,3})"?(?=\s|$)/u.exec(
      text.slice(last.end),
    )?.[1];
  const [only, ...more] = sign ? names.filter(({ now }) => now.includes(sign)) : [];
  if (!sign || !only) return undefined;
  const left = (now: string) => now.replaceAll(sign, '').replace(/\s+/g, ' ').trim();
  return more.length === 0
    ? only.become(left(only.now))
    : offerChoices(
        sign,
        [only, ...more].map((one) => [`${one.now} → ${left(one.now)}`, one.become(left(one.now))]),
      );
}

const LISTS: readonly [CreditList, string][] = [
  ['composers', 'composers, composer, compositores, compositor, compositeurs, compositeur, komponisten, compositori'],
  ['lyricists', 'lyricists, lyricist, letristas, letrista, paroliers, parolier, textern, texter, parolieri, paroliere'],
  ['contributors', 'contributors, colaboradores, contributeurs, mitwirkenden, collaboratori'],
];
const listWords = phraseFinder(
  LISTS.flatMap(([list, words]) => phrasesIn(words).map((phrase) => [phrase, list] as const)),
);
/** Finds the list of credits that the words name; null if they name anything else as well. */
const listNamed = (words: readonly Word[]): CreditList | null => {
  const [found, ...more] = listWords(words);
  return found && more.length === 0 && found.to === words.length ? found.value : null;
};

/**
 * Reads the removal of a credit, an optional field, or a word in a name: 'take Sam off', 'drop the label', 'take the
 * Grace out'.
 */
export function readRemoval(
  text: string,
  names: readonly NameOnRelease[],
  context: InterpretContext,
): Act[] | undefined {
  const words = wordsOf(text);
  const field = readEmptiedField(words, context);
  if (field) return field;
  const gone = readAbsence(words, names);
  if (gone) return gone;
  const sign = readSignRemoval(text, words, names);
  if (sign) return sign;
  const object = objectAfterVerb(words, 'remove');
  if (!object || object.length === 0 || object.length > 12) return undefined;
  const away = wordsOfCues(object, 'away', 'wrong');
  const behind = object.findIndex((_, n) => n > 0 && away.has(n));
  const end = behind < 0 ? object.length : behind;
  // 'from the credits' and 'as a producer' remove the name everywhere; 'from the composers' only from that list.
  const where = object.findIndex(
    ({ key: word }, n) =>
      n > 0 &&
      n < end &&
      /^(?:from|as|in|on|de|do|da|du|von|vom|aus|dal|dai|van)$/.test(word) &&
      object[n]?.text === word,
  );
  const whole = textOf(text, object, 0, where > 0 ? where : end).replace(/[.!]+$/, '');
  const nameText = whole.replace(/^["(]|[")]$/g, '').replace(/^(?:al?|au) (?=\p{Lu})/u, '');
  const credits = names.filter(({ kind }) => kind === 'credit');
  const list = where > 0 ? listNamed(object.slice(where + 1)) : null;
  const out = (name: NameOnRelease): Act[] => [{ kind: 'remove-credit', tracks: 'all', list, name: name.now }];
  const named = credits.find(({ now }) => key(now) === key(nameText));
  if (named) return out(named);
  const hasArticle = /^(?:the|el|la|los|o|a|le|les|der|die|das|den|il|lo|gli|i|de|het)\s+/i.exec(nameText)?.[0] ?? '';
  const bare = nameText.slice(hasArticle.length);
  const holding = names.filter(({ now }) => withoutWords(now, bare) !== undefined);
  const [only, ...more] = holding;
  if (!only || key(bare) === '') return undefined;
  if (more.length > 0)
    return offerChoices(
      bare,
      holding.map((one) => [
        `${one.now} → ${withoutWords(one.now, bare)}`,
        one.become(withoutWords(one.now, bare) ?? ''),
      ]),
    );
  const isSmall = wordsOfCues(wordsOf(bare), 'plain').size === wordsOf(bare).length;
  const isPart =
    isSmall || only.kind !== 'credit' || hasArticle !== '' || !isAtEdge(only.now, bare) || /^\(/.test(whole);
  return isPart ? only.become(withoutWords(only.now, bare) ?? only.now) : out(only);
}

/** Whether a part is at the beginning or the end of a name. */
const isAtEdge = (now: string, part: string): boolean => {
  const [name, partKey] = [key(now), key(part)];
  return name.startsWith(`${partKey} `) || name.endsWith(` ${partKey}`);
};
