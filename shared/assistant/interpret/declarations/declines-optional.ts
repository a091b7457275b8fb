import type { Act } from '../../act.ts';
import type { Step } from '../../step.ts';
import type { Part } from '../clauses/message-parts.ts';
import { piecesOf } from '../clauses/pieces.ts';
import type { InterpretContext } from '../context.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { isLegal, setsValue } from '../talk/doubt.ts';
import { withoutAround } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { beginsWithNo, saysEnough, yesOrNo } from './yes-or-no.ts';

/** Questions to which a "no" is an answer, however it is explained. */
const REFUSABLE: readonly Step[] = [
  'version',
  'secondary_genre',
  'contributors',
  'record_label',
  'pre_order',
  'original_release',
  'codes',
  'preview_start',
];

/** Whether the words decline an optional question, perhaps with a reason: 'No, country is plenty'. */
export function declinesOptional(words: readonly Word[], { question }: InterpretContext): boolean {
  if (!REFUSABLE.includes(question.step)) return false;
  const isNo = beginsWithNo(withoutAround(words, 'filler', 'hedge'));
  if (question.step === 'secondary_genre' && saysEnough(words)) return true;
  return isNo && !words.some(({ key }) => ['but', 'pero', 'mas', 'mais', 'aber', 'ma', 'though'].includes(key));
}

/** Whether a message ends by declining an optional question: 'Comedy? God no'. */
export function endsWithRefusal(parts: readonly Part[], acts: readonly Act[], { question }: InterpretContext): boolean {
  if (question.isRequired || isLegal(question.step) || kindOfAnswer(question.step) === 'title') return false;
  const last = parts.length > 0 ? piecesOf(parts.at(-1)?.text ?? '').at(-1) : undefined;
  const isNo = last !== undefined && yesOrNo(wordsOf(last.text))?.kind === 'no';
  return isNo && !acts.some(setsValue) && acts.length + parts.length > 1;
}
