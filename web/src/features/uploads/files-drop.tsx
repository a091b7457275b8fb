import { type Dropped, usePageDrop } from '../../lib/page-drop.ts';

type Props = {
  /** Shown while files are dragged over the page. */
  hint: string;
  onDrop: (dropped: Dropped) => void;
};

/** Accepts files dropped anywhere on the page, in addition to a button on the page. */
export function FilesDrop({ hint, onDrop }: Props) {
  const over = usePageDrop(onDrop);
  if (!over) return null;
  return (
    <p
      aria-hidden
      className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-2 border-dashed border-ink bg-paper/90 p-8 text-center text-lead"
    >
      {hint}
    </p>
  );
}
