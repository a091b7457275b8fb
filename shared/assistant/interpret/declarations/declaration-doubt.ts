import type { Release } from '../../../releases/release.ts';
import { trackMentions } from '../tracks/track-mentions.ts';
import { phraseList } from '../words/lexicon.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

/** Expressions of doubt in declarations, in addition to those that fit any question. */
const DOUBT = phraseList(
  `not that i know, not that i know of, not that im aware, not that im aware of, not to my knowledge, not as far as i know, que yo sepa no, no que yo sepa, que eu saiba não, não que eu saiba, pas que je sache, nicht dass ich wüsste, soweit ich weiß nicht, non che io sappia, i dont think so, dont think so, no creo, je ne crois pas, je crois pas, glaube nicht, non credo, if, may, may have, could have, might have, must have, should have, puede que, pode ter, könnte, könnten, potrebbe, pourrait, aurait, depending, technically, borderline, arguably, arguable, kind of, sort of, supposedly, apparently, allegedly, not entirely, not completely, some would say, debatable, questionable, not counting, wenn, falls, angeblich, angeblich, según, supuestamente, technisch gesehen, secondo te, dipende, selon, wonder, hope not, hopefully, i hope, spero, espero que no, espero que não, j'espère, hoffentlich, umarım, semoga, more or less, almost, nearly, casi, quase, presque, fast, quasi`,
);

/** Ways to say "I don't know" with other words in between. */
const DOES_NOT_KNOW =
  /\bwei(?:ß|ss) (?:ich|wir|es)\b.{0,30}\bnicht\b|\bje (?:ne |n')?(?:\S+ )?sais (?:\S+ )?(?:pas|plus)\b|\bnon (?:lo )?(?:so|sappiamo)\b|\bno (?:lo )?(?:sé|sabemos|recuerdo)\b|\bnão (?:sei|sabemos|lembro)\b|\b(?:don'?t|cannot|can'?t|couldn'?t|wouldn'?t|could not|do not) (?:\w+ )?(?:know|tell|say|remember|recall)\b/iu;

/**
 * Whether a declaration is in doubt: it is a question, a guess, a hope, or "I don't know". Words in track titles are
 * ignored.
 */
export function isInDoubt(text: string, release: Release | null): boolean {
  const all = wordsOf(text);
  const named = trackMentions(all, release);
  const words = all.filter((_, n) => !named.some(({ from, to }) => n >= from && n < to));
  const last = words.at(-1)?.key;
  const meant = last === 'either' || last === 'neither' ? words.slice(0, -1) : words;
  return (
    /\?\s*[\p{Emoji_Presentation}\s]*$/u.test(text) ||
    DOES_NOT_KNOW.test(text) ||
    DOUBT(meant).length > 0 ||
    hasSaying(meant, 'doubt', 'unsure', 'later', 'hedge')
  );
}
