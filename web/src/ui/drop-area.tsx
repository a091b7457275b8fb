import { type DragEvent, type ReactNode, useState } from 'react';
import { classes } from './classes.ts';
import { isWithin } from './is-within.ts';

type Props = {
  /** Shown while files are dragged over the area. */
  hint: string;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A part of the page that accepts dropped files, in addition to a button inside it. */
export function DropArea({ hint, onFiles, className, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside
    <div
      onDragEnter={(event) => holdsFiles(event) && setOver(true)}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDragLeave={({ currentTarget, relatedTarget }) => !isWithin(currentTarget, relatedTarget) && setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
      className={classes('relative', className)}
    >
      {children}
      {over && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-3 z-40 grid place-items-center rounded-card border-2 border-dashed border-ink bg-paper/90 text-lead"
        >
          {hint}
        </p>
      )}
    </div>
  );
}
