import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
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
import { useLayoutEffect, useRef } from 'react';
import { KeyboardLift } from './keyboard-lift.ts';

/** An item's current movement, and the props of its handle. */
export type Sorted = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setNodeRef' | 'setActivatorNodeRef' | 'transform' | 'transition' | 'isDragging'
>;

type Tell = (id: string, sorted: Sorted | undefined) => void;

type Props = {
  /** The items' ids, in order. */
  ids: readonly string[];
  /** The items' names. */
  names: readonly string[];
  onMove: (from: number, to: number) => void;
  tell: Tell;
};

/**
 * Moves the items of a list that is rendered elsewhere (sortable-list.tsx). Renders nothing itself; its announcements
 * are added to the body.
 */
export default function Sorting({ ids, names, onMove, tell }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardLift, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const place = (id: string | number) => ids.indexOf(String(id));
  const name = (id: string | number) => names[place(id)] ?? '';
  const of = `of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `${name(active.id)} is lifted, position ${place(active.id) + 1} ${of}.`;
    },
    // Ignores the item's own place, which dnd-kit announces right after lifting, because that would replace 'lifted'.
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return `${name(active.id)} is over position ${place(over.id) + 1} ${of}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is in position ${place(over.id) + 1} ${of}.` : undefined,
    onDragCancel: ({ active }) => `${name(active.id)} is back in position ${place(active.id) + 1}.`,
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      // Announcements are outside the list, because a live region inside would prevent a dialog from hiding the page.
      // There are no instructions, because handles describe themselves.
      accessibility={{ container: document.body, announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <SortedItem key={id} id={id} tell={tell} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortedItem({ id, tell }: { id: string; tell: Tell }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const latest = useRef(tell);
  latest.current = tell;
  useLayoutEffect(() => {
    latest.current(id, { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging });
  }, [id, attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging]);
  useLayoutEffect(() => () => latest.current(id, undefined), [id]);
  return null;
}
