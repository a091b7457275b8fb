import { Undo2 } from 'lucide-react';
import type { Change } from '../../../../shared/assistant/change.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { classes } from '../../ui/classes.ts';
import { canUndo, changeState, type FieldChange, useUndo } from './use-undo.ts';

type Props = {
  changes: readonly Change[];
  releaseId: string;
  release: Release | undefined;
  /** The button goes away with the click: where the focus goes. */
  onUndone: () => void;
};

/** What a reply has changed in the release, each with the way back (product 31.43). */
export const ChangeList = ({ changes, releaseId, release, onUndone }: Props) => {
  const { undoByHand } = useUndo(releaseId);
  if (changes.length === 0) return null;
  return (
    <ul aria-label="Changed in the release" className="grid gap-1 border-l-2 border-line pl-3 text-small">
      {changes.map((change) => (
        <li
          key={change.kind === 'edit' ? `${change.trackId} ${change.field}` : change.trackId}
          className="flex min-h-8 items-center gap-x-3 pointer-coarse:min-h-11"
        >
          {change.kind === 'edit' ? (
            <Edited
              change={change}
              release={release}
              onUndo={() => {
                undoByHand(change);
                onUndone();
              }}
            />
          ) : (
            <span>
              <span className="text-soft">{change.kind === 'track-added' ? 'Added' : 'Removed'}</span> {change.label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

type EditedProps = { change: FieldChange; release: Release | undefined; onUndo: () => void };

function Edited({ change, release, onUndo }: EditedProps) {
  const isUndone = changeState(release, change) === 'undone';
  return (
    <>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="text-soft">{change.label}</span>{' '}
        <span className={classes(isUndone ? 'text-soft line-through' : 'text-ink')}>{change.after || 'nothing'}</span>
      </span>
      {isUndone && <span className="shrink-0 text-soft">Undone</span>}
      {canUndo(release, change) && (
        <button
          type="button"
          aria-label={`Undo ${change.label}`}
          onClick={onUndo}
          className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-inner px-1.5 text-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
        >
          <Undo2 className="size-3.5" aria-hidden /> Undo
        </button>
      )}
    </>
  );
}
