import { itemAt } from '../words/item-at.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { nameToken } from './credit-names.ts';
import { creditPhrases, type Phrase } from './credit-phrases.ts';
import { GROUPS, type Style, senseOf } from './credit-senses.ts';
import { signsIn } from './credit-signs.ts';
import { type CreditStep, SIGNS, type Token } from './credit-token.ts';
import type { KnownCredits } from './known-credits.ts';
import { FIRST_PERSON_VERBS, roleForStep, roleWords } from './roles.ts';

/** Divides a text into tokens. Words that are not in our lists are parts of names. */
export function creditTokens(typed: string, known: KnownCredits, step: CreditStep): Token[] {
  const text = unnumbered(typed);
  const words = wordsOf(text).map(withoutElidedIs);
  const isShouting = !/\p{Ll}{2}/u.test(text);
  const isProper = (word: Word | undefined) => word !== undefined && !isShouting && /^\p{Lu}/u.test(word.text);
  const phrases = creditPhrases(text, words, known, isShouting);
  return mergeNames(text, phrases, { isProper, isShouting, step });
}

/** Puts each item of '1. Ana 2. Bo' on its own line, with its track. */
const unnumbered = (text: string): string =>
  /^\s*1\s*[.)]\s/m.test(text) ? text.replace(/(^|\s)(\d{1,2})\s*[.)]\s+/g, '$1\n$2: ') : text;

/** Removes "'s" from a role: "The beat's by Ana". */
function withoutElidedIs(word: Word): Word {
  const base = /^(.+)'s$/iu.exec(word.text)?.[1];
  return base !== undefined && roleWords.has(base.toLowerCase()) ? { ...word, key: base.toLowerCase() } : word;
}

/** Whether there is a role since the last punctuation mark. */
function hasRole(tokens: readonly Token[]): boolean {
  for (let n = tokens.length - 1; n >= 0; n--) {
    const is = tokens[n]?.is ?? 'stop';
    if (is === 'role') return true;
    if (SIGNS.has(is) && is !== 'colon') return false;
  }
  return false;
}

/** Returns a phrase, unless there is a punctuation mark before it. */
function phraseWithoutSign(phrases: readonly Phrase[], at: number): Phrase | undefined {
  const phrase = phrases[at];
  const [first] = phrase?.words ?? [];
  return first && signsIn(first.gap, phrases[at - 1]?.words.at(-1), first).length === 0 ? phrase : undefined;
}

function mergeNames(text: string, phrases: readonly Phrase[], style: Style): Token[] {
  const tokens: Token[] = [];
  let name: Word[] = [];
  let title: string[] = [];
  const flush = () => {
    if (name.length > 0) tokens.push(nameToken(text, name, title, style));
    name = [];
    title = [];
  };
  for (const [n, phrase] of phrases.entries()) {
    const first = itemAt(phrase.words, 0);
    const signs = n === 0 && !/[([]/.test(first.gap) ? [] : signsIn(first.gap, phrases[n - 1]?.words.at(-1), first);
    const isJoined = name.length > 0 && signs.length === 0;
    if (signs.length > 0) {
      flush();
      for (const is of signs)
        tokens.push(is === 'and' ? { is, phrase: '&' } : is === 'at' ? { is: 'place', phrase: 'at' } : { is });
    }
    // The known name may be just the end of a longer one: 'Jonas Keller' if the artist is Keller.
    const isLastName =
      isJoined &&
      phrase.fixed?.is === 'name' &&
      phrase.fixed.isKnown &&
      !phrase.isQuoted &&
      style.isProper(name.at(-1)) &&
      style.isProper(first);
    if (isLastName) {
      name.push(...phrase.words);
      continue;
    }
    if (phrase.fixed) {
      flush();
      tokens.push(phrase.fixed);
      continue;
    }
    const next = phrases[n + 1];
    const nextSigns = next === undefined ? [] : signsIn(next.words[0]?.gap ?? '', phrase.words.at(-1), next.words[0]);
    const isNextJoined = next !== undefined && nextSigns.length === 0;
    const sense = senseOf(
      phrase,
      {
        before: isJoined ? undefined : tokens.at(-1),
        isAfterRole: hasRole(tokens),
        isJoined,
        lastWord: name.at(-1),
        next: isNextJoined ? next : undefined,
        afterNext: isNextJoined ? phraseWithoutSign(phrases, n + 2) : undefined,
        isHead: nextSigns.includes('colon'),
        isInitial: text[phrase.words[0]?.end ?? 0] === '.',
      },
      style,
    );
    const known = tokens.at(-1);
    // The known name may be just the beginning of a longer one: 'Hafdís Brynjarsdóttir'.
    if (
      sense === 'name' &&
      name.length === 0 &&
      signs.length === 0 &&
      known?.is === 'name' &&
      known.isKnown &&
      phrases[n - 1]?.fixed &&
      style.isProper(first) &&
      !phrases[n - 1]?.isQuoted
    ) {
      tokens.pop();
      name.push(...(phrases[n - 1]?.words ?? []));
    }
    if (sense === 'name') name.push(...phrase.words);
    else if (sense === 'title') {
      if (name.length === 0) title.push(phrase.words.map(({ text: typed }) => typed).join(' '));
    } else {
      flush();
      // In 'Children choir: Zhuravlyk', the words before the role only describe it.
      if (sense === 'role' && isJoined && nextSigns.includes('colon') && GROUPS.has(phrase.phrase)) tokens.pop();
      if (sense === 'role' && FIRST_PERSON_VERBS.has(phrase.phrase) && tokens.at(-1)?.is !== 'self')
        tokens.push({ is: 'self', phrase: phrase.phrase });
      if (sense !== 'role') tokens.push({ is: sense, phrase: phrase.phrase });
      else if (phrase.role)
        tokens.push({
          is: 'role',
          role: roleForStep(phrase.role, style.step, phrase.phrase),
          form: phrase.form ?? 'noun',
          phrase: phrase.phrase,
        });
    }
  }
  flush();
  return tokens;
}
