import { Undo2 } from 'lucide-react';
import type { Change } from '../../../../shared/assistant/change.ts';
import { type FieldChange, type GroupedChanges, groupChanges } from '../../../../shared/assistant/group-changes.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { classes } from '../../ui/classes.ts';
import { canUndo, changeState, useUndo } from './use-undo.ts';

type Props = {
  changes: readonly Change[];
  releaseId: string;
  release: Release | undefined;
  /** Called when undo is clicked, to move the focus, because the button disappears. */
  onUndone: () => void;
};

const line = 'flex min-h-8 items-center gap-x-3 pointer-coarse:min-h-11';

/**
 * The changes that a reply made to the release, each with an undo button. The same change on several tracks is shown on
 * one line (product 31.43).
 */
export const ChangeList = ({ changes, releaseId, release, onUndone }: Props) => {
  const { undoByHand } = useUndo(releaseId);
  if (changes.length === 0) return null;
  return (
    <ul aria-label="Changed in the release" className="grid gap-1 border-l-2 border-line pl-3 text-small">
      {changes.map(
        (change) =>
          change.kind !== 'edit' && (
            <li key={change.trackId} className={line}>
              <span>
                <span className="text-soft">{change.kind === 'track-added' ? 'Added' : 'Removed'}</span> {change.label}
              </span>
            </li>
          ),
      )}
      {groupChanges(changes, release?.trackIds.length ?? 0).map((together) => (
        <li key={`${together.changes[0].trackId} ${together.changes[0].field}`} className={line}>
          <Edited
            {...together}
            release={release}
            onUndo={(undone) => {
              undoByHand(undone);
              onUndone();
            }}
          />
        </li>
      ))}
    </ul>
  );
};

type Undone = readonly [FieldChange, ...FieldChange[]];
type EditedProps = GroupedChanges & { release: Release | undefined; onUndo: (undone: Undone) => void };

function Edited({ label, changes, release, onUndo }: EditedProps) {
  const isUndone = changes.every((change) => changeState(release, change) === 'undone');
  const [first, ...more] = changes.filter((change) => canUndo(release, change));
  return (
    <>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="text-soft">{label}</span>{' '}
        <span className={classes(isUndone ? 'text-soft line-through' : 'text-ink')}>
          {changes[0].after || 'nothing'}
        </span>
      </span>
      {isUndone && <span className="shrink-0 text-soft">Undone</span>}
      {first && (
        <button
          type="button"
          aria-label={`Undo ${label}`}
          onClick={() => onUndo([first, ...more])}
          className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-inner px-1.5 text-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
        >
          <Undo2 className="size-3.5" aria-hidden /> Undo
        </button>
      )}
    </>
  );
}
