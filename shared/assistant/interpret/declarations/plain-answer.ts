import type { Act } from '../../act.ts';
import { noPoints } from '../../open-point.ts';
import { suggest } from '../../suggest.ts';
import type { InterpretContext } from '../context.ts';
import { kindOfAnswer } from '../kind-of-answer.ts';
import { isLegal } from '../talk/doubt.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';
import { type YesOrNo, yesOrNo } from './yes-or-no.ts';

/**
 * Reads a message that is only a yes or no. If the question is a declaration to stores, an uncertain answer is offered
 * for confirmation.
 */
export function readPlainAnswer(text: string, context: InterpretContext): Act[] | undefined {
  const { question } = context;
  const words = wordsOf(text);
  const answer = yesOrNo(words);
  if (!answer || /[?？]\s*$/.test(text)) return undefined;
  // 'Yeah Nah' and 'Nothing Else' are titles.
  if (kindOfAnswer(question.step) === 'title' && (words.length > 1 || !hasSaying(words, 'yes', 'no'))) return undefined;
  return answer.isSure || !isLegal(question.step) ? [{ kind: answer.kind }] : offeredAnswer(answer, context);
}

function offeredAnswer({ kind }: YesOrNo, { question, release }: InterpretContext): Act[] {
  const acts = release ? (question[kind]?.(release, noPoints) ?? []) : [];
  const label = kind === 'yes' ? 'Yes' : 'No';
  return acts.length === 0 ? [{ kind }] : [suggest(label, [{ label, acts: [...acts] }])];
}
