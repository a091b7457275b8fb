import type { PlainAct } from '../act.ts';
import type { InterpretContext } from './context.ts';
import { termAsked } from './terms.ts';

/** What a question is about: a word of the glossary, or the question that was put. */
export function questionAsked(text: string, _context: InterpretContext): PlainAct {
  const [term] = termAsked(text) ?? [];
  return term?.kind === 'explain' ? term : { kind: 'why' };
}
