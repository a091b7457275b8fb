import type { Release } from '../../releases/release.ts';
import { phraseList } from './lexicon.ts';
import { hasSaying } from './sayings.ts';
import { trackMentions } from './tracks-said.ts';
import { wordsOf } from './words.ts';

/** What makes a declaration doubtful beside what people say in doubt at any question. */
const DOUBT = phraseList(
  `if, may, may have, could have, might have, must have, should have, puede que, pode ter, könnte, könnten, potrebbe, pourrait, aurait, depending, technically, borderline, arguably, arguable, kind of, sort of, supposedly, apparently, allegedly, not entirely, not completely, some would say, debatable, questionable, not counting, wenn, falls, angeblich, angeblich, según, supuestamente, technisch gesehen, secondo te, dipende, selon, wonder, hope not, hopefully, i hope, spero, espero que no, espero que não, j'espère, hoffentlich, umarım, semoga, more or less, almost, nearly, casi, quase, presque, fast, quasi`,
);

/**
 * Whether a declaration is made in any doubt: it is a question, or somebody thinks, guesses, hopes or does not know. Titles of tracks are no
 * doubt, whatever they are called.
 */
export function isInDoubt(text: string, release: Release | null): boolean {
  const all = wordsOf(text);
  const named = trackMentions(all, release);
  const words = all.filter((_, n) => !named.some(({ from, to }) => n >= from && n < to));
  const last = words.at(-1)?.key;
  const meant = last === 'either' || last === 'neither' ? words.slice(0, -1) : words;
  return /\?\s*[\p{Emoji_Presentation}\s]*$/u.test(text) || DOUBT(meant).length > 0 || hasSaying(meant, 'doubt', 'unsure', 'later', 'hedge');
}
