import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import { syncSingleWithTrack } from './apply/add-tracks.ts';
import { applyAct } from './apply/apply-act.ts';
import type { TurnNeeds, Working } from './apply/working.ts';
import type { Change } from './change.ts';
import type { AnswerAct } from './offer.ts';
import { undoChanges } from './undo-changes.ts';

type TurnState = {
  /** The stored release; null if there is none yet. */
  stored: Release | null;
  /** The stored release, or the draft with which a new release begins. */
  begun: Release;
  isLocked: boolean;
  lastChanges: readonly Change[];
};

const isPlain = (act: AnswerAct): act is PlainAct => act.kind !== 'keep' && act.kind !== 'go-through';

/**
 * Applies acts to a release. If one of them is an undo, the last turn's changes are reverted and all other acts are
 * ignored.
 */
export function releaseAfterActs(
  acts: readonly AnswerAct[],
  { stored, begun, isLocked, lastChanges }: TurnState,
  needs: TurnNeeds,
): Working {
  const untouched: Working = { release: begun, added: [], touched: [], faults: [], dealt: [], letters: [] };
  if (isLocked) return untouched;
  if (acts.some(({ kind }) => kind === 'undo')) return undoChanges(begun, lastChanges);
  const applied = acts.filter(isPlain).reduce((working, act) => applyAct(working, act, needs), untouched);
  return syncSingleWithTrack(applied, stored);
}
