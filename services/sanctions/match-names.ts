import type { NameMatch } from '../../shared/payouts/payout.ts';
import type { ComparedName } from './compared-name.ts';
import type { NameWord } from './name-words.ts';
import { withinOneEdit } from './within-one-edit.ts';

/** The minimum length from which a word may have one wrong letter, and is found without the spaces around it. */
export const LONG_WORD = 5;

/** The kinds of match, closest first. */
export const nearness = ['same', 'letters', 'spelling', 'joined', 'one-letter'] as const satisfies readonly NameMatch[];

const shareOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

const oneLetterApart = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) =>
    others.some((other) => Math.min(one.length, other.length) >= LONG_WORD && withinOneEdit(one, other)),
  );

function matchWords(listed: NameWord, word: NameWord): NameMatch | undefined {
  if (listed.folded === word.folded) return 'same';
  if (shareOne(listed.letters, word.letters)) return 'letters';
  if (shareOne(listed.sounds, word.sounds)) return 'spelling';
  return oneLetterApart(listed.letters, word.letters) ? 'one-letter' : undefined;
}

/**
 * Returns the weaker of two matches. Two uncertain words make it a different name: if one word has a wrong letter, all
 * others must have the same letters.
 */
function weakerMatch(one: NameMatch, other: NameMatch): NameMatch | undefined {
  const [near, far] = nearness.filter((match) => match === one || match === other);
  if (!far) return one === 'one-letter' ? undefined : near;
  return far === 'one-letter' && near !== 'same' && near !== 'letters' ? undefined : far;
}

type Candidate = { word: NameWord; isPair?: true };

const matchCandidate = (listed: NameWord, { word, isPair }: Candidate): NameMatch | undefined => {
  if (!isPair) return matchWords(listed, word);
  return shareOne(listed.sounds, word.sounds) ? 'joined' : undefined;
};

/** Finds a separate word of the name for each listed word. */
function matchEach([first, ...rest]: readonly NameWord[], candidates: readonly Candidate[]): NameMatch | undefined {
  if (!first) return undefined;
  const found = candidates.flatMap((candidate) => {
    const match = matchCandidate(first, candidate);
    if (!match || rest.length === 0) return match ?? [];
    const others = matchEach(
      rest,
      candidates.filter((other) => other !== candidate),
    );
    return (others && weakerMatch(match, others)) ?? [];
  });
  return nearness.find((match) => found.includes(match));
}

/** Finds whether the listed name, without spaces, is one word of the name, or the whole name. */
function matchJoined(listed: ComparedName, name: ComparedName): NameMatch | undefined {
  // A listed name that is a single word would usually match somebody else's last name.
  const words = listed.words.length === 1 ? [name.joined] : [name.joined, ...name.words];
  const wanted = [listed.joined, listed.turned]
    .flatMap(({ sounds }) => sounds)
    .filter(({ length }) => length > LONG_WORD);
  const sounds = words.flatMap((word) => word.sounds);
  return shareOne(wanted, sounds) ? 'joined' : undefined;
}

/**
 * Decides whether, and how, a name may match a listed one. Either each listed word is one of the name's words, or two
 * of them joined, or the whole listed name is one of its words. A listed name that is a single word must be the whole
 * name, or payouts to everyone called Kim would be held.
 */
export function matchNames(listed: ComparedName, name: ComparedName): NameMatch | undefined {
  const mayBe = listed.words.length > 1 || name.words.length === 1;
  const pairs = name.pairs.map((word): Candidate => ({ word, isPair: true }));
  const candidates: Candidate[] = [...name.words.map((word) => ({ word })), ...pairs];
  const found = [mayBe ? matchEach(listed.words, candidates) : undefined, matchJoined(listed, name)];
  return nearness.find((match) => found.includes(match));
}
