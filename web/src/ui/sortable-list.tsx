import { GripVertical } from 'lucide-react';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { PartBoundary } from './part-boundary.tsx';
import type { Sorted } from './sorting.tsx';
import { notifyPartMissing } from './toast.tsx';
import { useEarlyLift } from './use-early-lift.ts';

const Sorting = lazyWithRetry(() => import('./sorting.tsx'));

type Props<T> = {
  /** The list's name for screen readers. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The item's name, for announcements while it is moved. */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Renders a table body with a row for each item; the table then has the `label`. */
  rows?: boolean;
  className?: string;
  /** @param handle the button that drags the item; undefined if there is only one item */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
};

/**
 * A list that the artist can reorder: dragged by mouse or finger, or moved by keyboard (Space, arrows, Space; Escape
 * cancels). The code that moves items is loaded when a handle is first hovered or focused. It renders beside the list,
 * so that the items keep their focus and typed text.
 */
export function SortableList<T>({ label, items, keyOf, nameOf, onMove, rows, className, children }: Props<T>) {
  const [isWanted, setWanted] = useState(false);
  const tellItem = useRef(new Map<string, (sorted: Sorted | undefined) => void>());
  const List = rows ? 'tbody' : 'ol';
  const ids = items.map(keyOf);
  const onMissing = () => {
    notifyPartMissing();
    setWanted(false);
  };
  return (
    <>
      <List aria-label={rows ? undefined : label} className={className}>
        {items.map((item, i) => (
          <Item
            key={ids[i]}
            id={ids[i] ?? ''}
            name={nameOf(item, i)}
            alone={items.length < 2}
            row={rows}
            tellItem={tellItem.current}
            onWanted={() => setWanted(true)}
          >
            {(handle) => children(item, i, handle)}
          </Item>
        ))}
      </List>
      {isWanted && (
        <PartBoundary onMissing={onMissing}>
          <Suspense>
            <Sorting
              ids={ids}
              names={items.map(nameOf)}
              onMove={onMove}
              tell={(id, sorted) => tellItem.current.get(id)?.(sorted)}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

type ItemProps = {
  id: string;
  name: string;
  alone: boolean;
  row?: boolean | undefined;
  /** The functions that receive the items' movements, by item id. */
  tellItem: Map<string, (sorted: Sorted | undefined) => void>;
  onWanted: () => void;
  children: (handle: ReactNode) => ReactNode;
};

function Item({ id, name, alone, row, tellItem, onWanted, children }: ItemProps) {
  const Element = row ? 'tr' : 'li';
  const [sorted, setSorted] = useState<Sorted>();
  useLayoutEffect(() => {
    tellItem.set(id, setSorted);
    return () => void tellItem.delete(id);
  }, [id, tellItem]);
  const early = useEarlyLift(sorted !== undefined);
  const handle = alone ? null : (
    <button
      {...(sorted ? { ...sorted.attributes, ...sorted.listeners } : early)}
      ref={sorted?.setActivatorNodeRef}
      type="button"
      // In a table, the arrow keys lead to the handle, and Tab moves between values.
      tabIndex={row ? -1 : 0}
      onPointerEnter={onWanted}
      onFocus={onWanted}
      aria-label={`Move ${name}`}
      aria-roledescription="sortable"
      aria-describedby={`move-${id}`}
      className={classes(
        buttonLook({ tone: 'quiet', size: 'icon' }),
        'cursor-grab touch-none text-soft active:cursor-grabbing',
      )}
    >
      <GripVertical />
      <span id={`move-${id}`} hidden>
        Press Space to lift it, arrow keys to move it, Space again to put it down.
      </span>
    </button>
  );
  const { transform, transition, isDragging } = sorted ?? {};
  return (
    <Element
      ref={sorted?.setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={classes(row && 'group/row', isDragging && 'relative z-10 rounded-card bg-raised shadow-float')}
    >
      {children(handle)}
    </Element>
  );
}
