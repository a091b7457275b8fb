import { type CreditWord, creditWords } from './credit-words.ts';
import { type KnownCredits, nameKey } from './known-credits.ts';
import { phraseFinder } from './phrases.ts';
import { FIRST_PERSON, type RoleForm, type RoleSaid, roleAt, roleWords } from './roles.ts';
import { type TracksNamed, tracksAt } from './track-words.ts';
import { type Word, wordsOf } from './words.ts';

/** The question at which credits are said: the same word is another role there. */
export type CreditStep = 'artists' | 'writers' | 'contributors' | undefined;

/** What stands between words. */
type Sign = 'stop' | 'pause' | 'question' | 'comma' | 'slash' | 'open' | 'close' | 'colon';

/** A piece of a text about credits. A name is known when it stands in the release already, or in quotes. */
export type Token =
  | { is: 'name'; name: string; isKnown: boolean; isProper: boolean }
  | { is: 'role'; role: RoleSaid; form: RoleForm; phrase: string }
  | { is: 'tracks'; tracks: TracksNamed }
  | { is: Exclude<CreditWord, 'honorific'>; phrase: string }
  | { is: Sign };

type Raw = {
  words: readonly Word[];
  phrase: string;
  senses: readonly CreditWord[];
  role?: RoleSaid;
  form?: RoleForm;
  fixed?: Token;
  isQuoted?: boolean;
};
type Lexeme = { phrase: string; senses: readonly CreditWord[]; role?: { role: RoleSaid; form: RoleForm } };

const lexemes = new Map<string, Lexeme>();
for (const [phrase, senses] of creditWords) lexemes.set(phrase, { phrase, senses });
for (const [phrase, role] of roleWords) {
  const key = phrase.toLowerCase();
  lexemes.set(key, { phrase: key, senses: lexemes.get(key)?.senses ?? [], role });
}
const findLexemes = phraseFinder(lexemes);

/** Signs that words of one phrase may have between them. */
const PLAIN = /^[\s'’-]*$/;
const SHORT = new Set(
  'feat ft prod mr mrs ms dr st vs arr trad inst instr rev revd prof inc op no nr vol pt'.split(' '),
);

/** The tokens of a text. What is no word of ours is part of a name. */
export function creditTokens(typed: string, known: KnownCredits, step: CreditStep): Token[] {
  const text = unnumbered(typed);
  const words = wordsOf(text).map(withoutIs);
  const isShouting = !/\p{Ll}{2}/u.test(text);
  const isProper = (word: Word | undefined) => word !== undefined && !isShouting && /^\p{Lu}/u.test(word.text);
  const raws = rawTokens(text, words, known, isShouting);
  return namesMerged(text, raws, { isProper, isShouting, step });
}

/** '1. Ana 2. Bo' in lines of their own, each with its track. */
const unnumbered = (text: string): string =>
  /^\s*1\s*[.)]\s/m.test(text) ? text.replace(/(^|\s)(\d{1,2})\s*[.)]\s+/g, '$1\n$2: ') : text;

/** "The beat's by Ana": a role with what follows it. */
function withoutIs(word: Word): Word {
  const base = /^(.+)'s$/iu.exec(word.text)?.[1];
  return base !== undefined && roleWords.has(base.toLowerCase()) ? { ...word, key: base.toLowerCase() } : word;
}

// --- Words into phrases ---------------------------------------------------------------------------------------------------------------------
function rawTokens(text: string, words: readonly Word[], known: KnownCredits, isShouting: boolean): Raw[] {
  const fixed = fixedSpans(text, words, known, isShouting);
  const raws: Raw[] = [];
  let run: Word[] = [];
  const flush = () => {
    raws.push(...phrasesOf(run));
    run = [];
  };
  for (let n = 0; n < words.length; ) {
    const word = words[n] as Word;
    const own = fixed.get(n);
    const found = own ? undefined : tracksAt(words, n, known.titles.length);
    const to = own?.to ?? found?.to;
    if (to === undefined) {
      if (run.length > 0 && !PLAIN.test(word.gap) && !isAbbreviated(word, words[n - 1])) flush();
      run.push(word);
      n++;
      continue;
    }
    flush();
    raws.push({
      words: words.slice(n, to),
      phrase: '',
      senses: [],
      fixed: own?.token ?? { is: 'tracks', tracks: found?.tracks ?? 'all' },
      isQuoted: own?.isQuoted ?? false,
    });
    n = to;
  }
  flush();
  return raws;
}

/** 'n/a' and 'A&R' are one phrase. */
const isAbbreviated = (word: Word, before: Word | undefined) =>
  /^[/&]$/.test(word.gap) && word.key.length === 1 && before?.key.length === 1;

function phrasesOf(run: readonly Word[]): Raw[] {
  const raws: Raw[] = [];
  let at = 0;
  const unknown = (to: number) => {
    for (; at < to; at++) raws.push({ words: run.slice(at, at + 1), phrase: run[at]?.key ?? '', senses: [] });
  };
  for (const { value, from, to } of findLexemes(run)) {
    unknown(from);
    raws.push({ words: run.slice(from, to), phrase: value.phrase, senses: value.senses, ...value.role });
    at = to;
  }
  unknown(run.length);
  return raws;
}

type Span = { to: number; token: Token; isQuoted: boolean };

/** What is one thing whatever its words mean: quotes, names of the release, titles of its tracks. By the word at which it begins. */
function fixedSpans(text: string, words: readonly Word[], known: KnownCredits, isShouting: boolean): Map<number, Span> {
  const spans = new Map<number, Span>();
  const named = (name: string): Token => ({ is: 'name', name, isKnown: true, isProper: true });
  const titles = known.titles.flatMap((title, n) =>
    title === '' || known.titles.length < 2 ? [] : [[title, { is: 'tracks', tracks: [n + 1] } as Token] as const],
  );
  const names = known.names.map((name) => [name, named(name)] as const);
  for (const { value, from, to } of phraseFinder([...titles, ...names])(words)) {
    const first = words[from] as Word;
    const last = words[to - 1] as Word;
    const typed = text.slice(first.start, last.end);
    const isOne = to - from === 1;
    // A title or a name that is a word of ours is one only as it is written: 'Skip', 'Nobody'.
    const isLexeme = isOne && (lexemes.has(first.key) || /^\d+$/.test(first.key));
    if (isLexeme && (value.is === 'tracks' ? !isLedTo(words, from) : typed === typed.toLowerCase())) continue;
    const token = value.is === 'name' ? named(spelled(typed, value.name, isShouting)) : value;
    spans.set(from, { to, token, isQuoted: false });
  }
  for (const { 0: quote, 1: inner = '', index } of text.matchAll(/"([^"]+)"/g)) {
    const from = words.findIndex(({ start }) => start >= index);
    const to = words.findIndex(({ start }) => start >= index + quote.length);
    if (from < 0 || from === to) continue;
    const end = to < 0 ? words.length : to;
    for (let n = from; n < end; n++) spans.delete(n);
    const title = known.titles.findIndex((one) => one !== '' && nameKey(one) === nameKey(inner));
    spans.set(from, {
      to: end,
      token: title >= 0 && known.titles.length > 1 ? { is: 'tracks', tracks: [title + 1] } : named(inner.trim()),
      isQuoted: true,
    });
  }
  return spans;
}

/** A name of the release as it is typed now, unless it was typed without care for capitals. */
const spelled = (typed: string, known: string, isShouting: boolean): string =>
  typed === typed.toLowerCase() || isShouting || nameKey(typed) !== nameKey(known)
    ? known
    : typed.length < known.length
      ? known
      : typed;

const isLedTo = (words: readonly Word[], at: number): boolean =>
  ['on', 'in', 'for', 'of', 'track', 'song', 'em', 'na', 'en', 'sur', 'auf', 'su', 'w'].includes(
    words[at - 1]?.key ?? '',
  ) || /^\s*[:=]/.test(words[at + 1]?.gap ?? '');

// --- Phrases in what they mean here ---------------------------------------------------------------------------------------------------------
type Style = { isProper: (word: Word | undefined) => boolean; isShouting: boolean; step: CreditStep };

/** Words of other languages that are names when they begin with a capital. In English only these are none. */
/** Words that join also where they are written with a capital between two names. */
const LINKS = new Set(
  'by and with on is are was for at in from did does plays played as feat ft featuring i'.split(' '),
);
const NEVER_NAMES = new Set(
  'by and with on is are was for at in from did does plays played as feat ft featuring i me my we us the of all same written music words lyrics also both'.split(
    ' ',
  ),
);
/** Words that belong to a name before another: 'The Beatles', 'El Alfa'. */
const KEPT_TITLES = new Set('don dr'.split(' '));
const OPENS_NAME = new Set(
  'the el la los las le les die der das il lo gli de da di du van von san santa mc dj lil big young studio estudio estudios studios casa'.split(
    ' ',
  ),
);
const PARTICLES = new Set('de del da do dos das du di von van of'.split(' '));
/** First names that are little words somewhere. */
const FIRST_NAMES = new Set('ama per mas ko ki ka ne sha dai ina tai an da ja na no vi sol'.split(' '));
const SIGNS = new Set<string>(['stop', 'pause', 'question', 'comma', 'slash', 'open', 'close', 'colon']);
const GROUPS = new Set('choir orchestra ensemble coro orquesta orchestre chor orchester quartet'.split(' '));

const isUnknown = (raw: Raw | undefined): boolean =>
  raw !== undefined && !raw.fixed && !raw.role && raw.senses.length === 0;

/** Whether a role was said since the last sign. */
function hasRole(tokens: readonly Token[]): boolean {
  for (let n = tokens.length - 1; n >= 0; n--) {
    const is = tokens[n]?.is ?? 'stop';
    if (is === 'role') return true;
    if (SIGNS.has(is) && is !== 'colon') return false;
  }
  return false;
}

function namesMerged(text: string, raws: readonly Raw[], style: Style): Token[] {
  const tokens: Token[] = [];
  let name: Word[] = [];
  let title: string[] = [];
  const flush = () => {
    if (name.length > 0) tokens.push(nameOf(text, name, title, style));
    name = [];
    title = [];
  };
  for (const [n, raw] of raws.entries()) {
    const first = raw.words[0] as Word;
    const signs = n === 0 && !/[([]/.test(first.gap) ? [] : signsIn(first.gap, raws[n - 1]?.words.at(-1), first);
    const isJoined = name.length > 0 && signs.length === 0;
    if (signs.length > 0) {
      flush();
      for (const is of signs)
        tokens.push(is === 'and' ? { is, phrase: '&' } : is === 'at' ? { is: 'place', phrase: 'at' } : { is });
    }
    if (raw.fixed) {
      flush();
      tokens.push(raw.fixed);
      continue;
    }
    const next = raws[n + 1];
    const nextSigns = next === undefined ? [] : signsIn(next.words[0]?.gap ?? '', raw.words.at(-1), next.words[0]);
    const isNextJoined = next !== undefined && nextSigns.length === 0;
    const sense = senseOf(
      raw,
      {
        before: isJoined ? undefined : tokens.at(-1),
        isAfterRole: hasRole(tokens),
        isJoined,
        lastWord: name.at(-1),
        next: isNextJoined ? next : undefined,
        isHead: nextSigns.includes('colon'),
        isInitial: text[raw.words[0]?.end ?? 0] === '.',
      },
      style,
    );
    const known = tokens.at(-1);
    // The name of the release is only the first word of this one: 'Hafdís Brynjarsdóttir'.
    if (
      sense === 'name' &&
      name.length === 0 &&
      signs.length === 0 &&
      known?.is === 'name' &&
      known.isKnown &&
      raws[n - 1]?.fixed &&
      style.isProper(first) &&
      !raws[n - 1]?.isQuoted
    ) {
      tokens.pop();
      name.push(...(raws[n - 1]?.words ?? []));
    }
    if (sense === 'name') name.push(...raw.words);
    else if (sense === 'title') {
      if (name.length === 0) title.push(raw.words.map(({ text: typed }) => typed).join(' '));
    } else {
      flush();
      // 'Children choir: Zhuravlyk': what stands before the head of a list says which.
      if (sense === 'role' && isJoined && nextSigns.includes('colon') && GROUPS.has(raw.phrase)) tokens.pop();
      if (sense === 'role' && FIRST_PERSON.has(raw.phrase) && tokens.at(-1)?.is !== 'self')
        tokens.push({ is: 'self', phrase: raw.phrase });
      if (sense === 'role')
        tokens.push({
          is: 'role',
          role: roleAt(raw.role as RoleSaid, style.step, raw.phrase),
          form: raw.form ?? 'noun',
          phrase: raw.phrase,
        });
      else tokens.push({ is: sense, phrase: raw.phrase });
    }
  }
  flush();
  return tokens;
}

/** What stands beside a phrase with no sign between. `isHead`: a colon follows. */
type Beside = {
  before: Token | undefined;
  isAfterRole: boolean;
  isJoined: boolean;
  lastWord: Word | undefined;
  next: Raw | undefined;
  isHead: boolean;
  isInitial: boolean;
};

/** What a phrase is where it stands: a part of a name, a role, or one of the words around them. */
function senseOf(
  raw: Raw,
  { before, isAfterRole, isJoined, lastWord, next, isHead, isInitial }: Beside,
  { isProper, isShouting, step }: Style,
): 'name' | 'title' | 'role' | Exclude<CreditWord, 'honorific'> {
  const [word] = raw.words as [Word];
  const isOne = raw.words.length === 1;
  const isCapital = isOne && isProper(word);
  const nextWord = next?.words[0];
  const nextIsProper =
    isProper(nextWord) &&
    (isUnknown(next) ||
      (next?.words.length === 1 && !next.role && !next.fixed && !NEVER_NAMES.has(nextWord?.key ?? '')));
  // 'Seo-rin', 'Fro$t': no word of ours within one that is written together.
  const isCompound = isOne && isJoined && /^[^\s]+$/.test(word.gap);
  // An initial: 'J. Ortiz'.
  if (isOne && /^\p{Lu}$/u.test(word.text) && isInitial) return 'name';
  if (isUnknown(raw) || isCompound) return raw.senses.includes('suffix') && isCompound ? 'suffix' : 'name';
  if (raw.role) {
    if (isOne && GROUPS.has(raw.phrase) && isJoined) return isHead ? 'role' : 'name';
    if (raw.phrase === 'dj' && (isUnknown(next) || isJoined)) return 'name';
    const follows = isCapital && isJoined && (isProper(lastWord) || PARTICLES.has(lastWord?.text ?? ''));
    if (follows && PARTICLES.has(lastWord?.text ?? '')) return 'name';
    if (follows && (next === undefined || nextIsProper) && (isAfterRole || nextIsProper)) return 'name';
    return 'role';
  }
  const { senses } = raw;
  // In capitals nothing tells a name from talk but what stands beside it.
  if (isShouting && isOne && senses[0] === 'talk' && (isJoined || isUnknown(next))) return 'name';
  const can = (sense: CreditWord) => senses.includes(sense);
  if (can('suffix') && isJoined && !isCapital && next === undefined) return 'suffix';
  if (can('honorific') && (isUnknown(next) || next?.fixed?.is === 'name' || next?.senses.includes('honorific'))) {
    if (/^the late|^legendary|^the legendary/.test(raw.phrase)) return 'noise';
    if (isCapital && KEPT_TITLES.has(word.key)) return 'name';
    if (!isJoined && step !== 'artists') return 'title';
    return 'name';
  }
  if (isOne && isCapital && isJoined && isProper(lastWord) && !LINKS.has(word.key)) return 'name';
  if (isOne && isCapital && !NEVER_NAMES.has(word.key)) {
    const isWithin = before !== undefined && !SIGNS.has(before.is);
    if (isWithin && !isJoined && (can('noise') || can('talk'))) return 'name';
    if (nextIsProper && (OPENS_NAME.has(word.key) || FIRST_NAMES.has(word.key))) return 'name';
    if (nextIsProper && (can('relation') || can('them') || can('mine') || can('is') || can('talk'))) return 'name';
  }
  if (isCapital && word.key === 'the' && nextIsProper) return 'name';
  if (can('of')) {
    if (isJoined && (isUnknown(next) || (isProper(next?.words[0]) && next?.words.length === 1)))
      return can('place') && !PARTICLES.has(word.key) ? 'place' : 'name';
    if (can('place') && before?.is !== 'role') return isUnknown(next) || next?.fixed ? 'place' : 'noise';
    return before?.is === 'role' || before?.is === 'and' || before?.is === 'noise' || before?.is === 'is'
      ? 'by'
      : 'noise';
  }
  if (can('versus')) return isJoined || before?.is === 'self' || before?.is === 'name' ? 'versus' : 'noise';
  if (can('mine')) {
    const isFirst = before === undefined || SIGNS.has(before.is);
    if (isFirst && !isJoined && next?.senses.includes('did')) return 'name';
    const isRelated = next?.senses.includes('relation') || next?.form === 'person' || isUnknown(next);
    return isRelated ? 'possessive' : 'self';
  }
  if (word.key === 'i' && isOne && word.text === 'i' && isJoined && isProper(lastWord) && nextIsProper) return 'and';
  if (
    word.key === 'me' &&
    isOne &&
    next !== undefined &&
    (next.senses.includes('relation') ||
      (isUnknown(next) && !isShouting && !isProper(next.words[0]) && before?.is !== 'and'))
  )
    return 'possessive';
  if (can('relation') && isOne) {
    const isLed = before !== undefined && ['possessive', 'article', 'relation'].includes(before.is);
    if (isLed || nextIsProper || (next === undefined && !isJoined) || next?.fixed) return 'relation';
    if (!isLed && !isCapital && isJoined) return 'name';
    return isUnknown(next) && !isLed ? 'name' : 'relation';
  }
  if (word.text === 'é' || word.text === 'É') return 'is';
  if (word.text === 'él') return 'them';
  if (can('and') && isOne) {
    if (word.key === 'en' || word.key === 'an' || word.key === 'u' || word.key === 'dan' || word.key === 've') {
      if (!(isJoined || before?.is === 'name' || before?.is === 'self' || before?.is === 'role') || next?.role)
        return can('did') && next?.role ? 'did' : can('article') ? 'article' : 'noise';
      if (word.key === 'en' && !isShouting && before?.is === 'role') return 'place';
      return 'and';
    }
    return 'and';
  }
  if (can('did') && can('is')) return next?.role ? 'did' : isUnknown(next) || next?.fixed ? 'is' : 'noise';
  if (word.key === 'no' && isOne) return next?.role ? (isJoined || before?.is === 'name' ? 'did' : 'lack') : 'noise';
  if (can('lack') && !can('noWords'))
    return next?.role || next?.senses.includes('article') ? 'lack' : can('except') ? 'except' : 'noise';
  if (can('possessive') && isOne && senses.length > 1)
    return next && (next.senses.includes('relation') || next.role)
      ? 'possessive'
      : (senses.find((one) => one !== 'possessive') as 'them');
  const sense = senses.find((one) => one !== 'honorific' && one !== 'suffix') ?? 'name';
  return sense;
}

/** Small words that begin a name before a capital: 'lil Gato', 'van Berg'. */
const SMALL = new Set(
  'lil mc dj young big el la los las de da do di du del van von der den ter bin ibn al af le les the o y e und et & and d'.split(
    ' ',
  ),
);

/** The words of a name without those around it that are written small, where the name itself is not. */
function trimmed(words: readonly Word[], isProper: Style['isProper']): readonly Word[] {
  if (!words.some(isProper)) return words;
  const isOwn = (word: Word | undefined) =>
    word !== undefined && (isProper(word) || !/^\p{Ll}/u.test(word.text) || /^[^\s]+$/.test(word.gap));
  let [from, to] = [0, words.length];
  while (from < to - 1 && !isOwn(words[from]) && !SMALL.has(words[from]?.key ?? '')) from++;
  while (to > from + 1 && !isOwn(words[to - 1])) to--;
  return words.slice(from, to);
}

function nameOf(text: string, all: readonly Word[], title: readonly string[], { isProper }: Style): Token {
  const words = trimmed(all, isProper);
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  const before = /[$@#*_]+$/.exec(text.slice(0, first.start))?.[0].length ?? 0;
  const after = /^(?:[$*_]+|(?<=(?:^|[^\p{L}])\p{L}|Jr|Sr)\.)/u.exec(text.slice(last.end))?.[0].length ?? 0;
  const isInitial = /^\p{Lu}$/u.test(last.text) && text[last.end] === '.';
  const own = text.slice(first.start - before, last.end + Math.max(after, isInitial ? 1 : 0));
  const named = own.replace(/'(?:s|n?[ıiuü]n)$/u, '');
  const name = title.length > 0 && words.length === 1 ? `${title.join(' ')} ${named}` : named;
  return { is: 'name', name, isKnown: false, isProper: words.some(isProper) };
}

/** The signs in a gap. `before` is the word that it follows: a short form has a full stop that ends nothing. */
function signsIn(typed: string, before: Word | undefined, next: Word | undefined): (Sign | 'and' | 'at')[] {
  const gap = typed.replaceAll('"', '');
  if (gap === '' || gap === ' ') return [];
  const signs: (Sign | 'and' | 'at')[] = [];
  if (/^[.]?\s*$/.test(gap) && before && gap.includes('.') && !gap.includes('\n')) {
    const isTitle = before.key === 'jr' || before.key === 'sr';
    const isShort = isTitle
      ? !/^\p{Lu}/u.test(next?.text ?? '')
      : SHORT.has(before.key) || /^\p{Lu}$/u.test(before.text);
    return isShort || gap === '.' ? [] : ['stop'];
  }
  for (const sign of gap.match(/\n|[;!?…@]|\.(?=\s|$)|,|[([{]|[)\]}]|:|=|→|\s[-–—]+\s|[–—]|[/|]|[&+]/g) ?? []) {
    if (sign === ';') signs.push('pause');
    else if (sign === '?') signs.push('question');
    else if (sign === '@') signs.push('at');
    else if (sign === '\n' || /[!….]/.test(sign)) signs.push('stop');
    else if (sign === ',') signs.push('comma');
    else if ('([{'.includes(sign)) signs.push('open');
    else if (')]}'.includes(sign)) signs.push('close');
    else if (sign === '&' || sign === '+') signs.push('and');
    else if (sign === '/' || sign === '|') signs.push('slash');
    else signs.push('colon');
  }
  // Written together with what stands on both sides: 'NAVI:RO', 'R&B'.
  if (
    !/\s/.test(gap) &&
    signs.length === 1 &&
    before &&
    (gap === ':' || gap === '&') &&
    /^\p{Lu}/u.test(before.text) &&
    !roleWords.has(before.key)
  )
    return [];
  return signs;
}
