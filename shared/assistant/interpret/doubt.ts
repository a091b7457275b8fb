import type { Act, PlainAct } from '../act.ts';
import type { Step } from '../step.ts';
import type { InterpretContext } from './context.ts';
import { hasSaying } from './sayings.ts';
import { wordsOf } from './words.ts';

/** What is a statement to the stores: the smallest doubt is asked about. */
const LEGAL: readonly Step[] = ['explicit', 'cover_songs', 'ai_audio', 'ai_composition', 'cover_licence', 'content_id'];
const sets = new Set<Act['kind']>(['set-release', 'set-track', 'track-count', 'track-titles', 'credit', 'stores', 'territories', 'licence', 'declare']);

/** Whether a value is said in doubt: "minos?", "maybe 20 November", of a declaration also "I think not". */
export function isDoubtful(text: string, { question }: InterpretContext, acts: readonly Act[]): boolean {
  if (!acts.some(({ kind }) => sets.has(kind))) return false;
  const words = wordsOf(text);
  const isLegal = LEGAL.includes(question.step);
  return /\?\s*$/.test(text) || hasSaying(words, 'doubt', 'unsure') || (isLegal && hasSaying(words, 'hedge', 'later'));
}

/** Values as an offer that waits for a yes. */
export function offered(text: string, acts: readonly Act[]): Act[] {
  const plain = acts.filter((act): act is PlainAct => act.kind !== 'suggest');
  const label = text.replace(/\?\s*$/, '').slice(0, 200);
  return [{ kind: 'suggest', said: label, suggestions: [{ label, acts: plain.slice(0, 5) }] }];
}
