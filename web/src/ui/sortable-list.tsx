import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** What the item is called while it is moved. */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  /** The body of a table, each item a row of it; `label` is then the table's to say. */
  rows?: boolean;
  className?: string;
  /** @param handle what the item is dragged by; nothing where there is only one */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
};

/** A list whose order is the artist's: dragged by mouse and finger, or by keyboard (Space, arrows, Space; Escape puts it back). */
export function SortableList<T>({ label, items, keyOf, nameOf, onMove, rows, className, children }: Props<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const List = rows ? 'tbody' : 'ol';
  const ids = items.map(keyOf);
  const place = (id: string | number) => ids.indexOf(String(id));
  const name = (id: string | number) => {
    const index = place(id);
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  const of = `of ${items.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `${name(active.id)} is lifted, place ${place(active.id) + 1} ${of}.`;
    },
    // dnd-kit says this at once after lifting, over the item's own place, and would drown 'lifted'.
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return `${name(active.id)} is over place ${place(over.id) + 1} ${of}.`;
    },
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} is on place ${place(over.id) + 1} ${of}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} is back on place ${place(active.id) + 1}.`,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        // Inside the list its live region would keep the page from being hidden behind a dialog.
        container: document.body,
        announcements,
        screenReaderInstructions: {
          draggable: 'Press Space to lift it, arrow keys to move it, Space again to put it down.',
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List aria-label={rows ? undefined : label} className={className}>
          {items.map((item, i) => (
            <Item key={ids[i]} id={ids[i] ?? ''} name={nameOf(item, i)} alone={items.length < 2} row={rows}>
              {(handle) => children(item, i, handle)}
            </Item>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = {
  id: string;
  name: string;
  alone: boolean;
  row?: boolean | undefined;
  children: (handle: ReactNode) => ReactNode;
};

function Item({ id, name, alone, row, children }: ItemProps) {
  const Element = row ? 'tr' : 'li';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'sortable' },
  });
  const handle = alone ? null : (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      // In a table arrow keys lead to it; Tab goes from value to value.
      tabIndex={row ? -1 : attributes.tabIndex}
      aria-label={`Move ${name}`}
      className={classes(
        buttonLook({ tone: 'quiet', size: 'icon' }),
        'cursor-grab touch-none text-soft active:cursor-grabbing',
      )}
    >
      <GripVertical />
    </button>
  );
  return (
    <Element
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={classes(row && 'group/row', isDragging && 'relative z-10 rounded-card bg-raised shadow-float')}
    >
      {children(handle)}
    </Element>
  );
}
