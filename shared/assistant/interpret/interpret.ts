import type { Release } from '../../releases/release.ts';
import type { Act } from '../act.ts';
import type { Question } from '../question.ts';

export type InterpretContext = {
  /** What the artist was asked. */
  question: Question;
  release: Release | null;
  /** YYYY-MM-DD: "in five weeks" is counted from it. */
  today: string;
};

/** What a message means, as far as the embedded interpreter understands it. It needs no model, and never throws. */
export function interpret(message: string, { question }: InterpretContext): Act[] {
  const said = message.trim();
  const plain = said.toLowerCase().replace(/[.!?]+$/, '');
  if (/^(yes|yep|sure|ok|right)$/.test(plain)) return [{ kind: 'yes' }];
  if (/^(no|nope)$/.test(plain)) return [{ kind: 'no' }];
  if (/^(skip|later)$/.test(plain)) return [{ kind: 'skip' }];
  if (plain === 'back') return [{ kind: 'back' }];
  if (plain === 'why') return [{ kind: 'why' }];
  if (plain === 'what is left') return [{ kind: 'what-is-left' }];
  const explained = /^what (?:is|are) (?:an? |the )?(.+)$/.exec(plain)?.[1];
  if (explained) return [{ kind: 'explain', term: explained }];
  if (question.step === 'title') return [{ kind: 'set-release', field: 'title', value: said }];
  return [{ kind: 'unclear' }];
}
