import type { Release } from '../../releases/release.ts';
import type { Act } from '../act.ts';
import { noPoints } from '../open-point.ts';
import type { Question } from '../question.ts';
import { type Change, isChange } from './act-signs.ts';

/** Returns the changes that an act makes: the act itself, or what yes or no stands for in reply to the question. */
export function changesOfAct(act: Act, question: Question, release: Release | null): Change[] {
  if (act.kind !== 'yes' && act.kind !== 'no') return isChange(act) ? [act] : [];
  return release ? (question[act.kind]?.(release, noPoints) ?? []).filter(isChange) : [];
}
