import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { acceptsFile } from './accepts-file.ts';
import { classes } from './classes.ts';
import { FileButton } from './file-button.tsx';
import { isWithin } from './is-within.ts';

type Props = {
  /** The file's name for screen readers: 'Cover art'. */
  label: string;
  /** The button's label. */
  action: string;
  /** Requirements in one line: 'JPEG, at least 3000x3000 pixels'. Repeated when a file does not match. */
  hint: string;
  /**
   * The accepted types, in the format of an input's `accept`: '.jpg,image/jpeg'. An empty string accepts everything.
   */
  accept: string;
  several?: boolean;
  inputId?: string;
  /** Receives the matching files, if there are any. */
  onFiles: (files: File[]) => void;
  /** Receives files that do not match. Without it, a message is shown here. */
  onRefused?: (files: File[]) => void;
  /** Whether there is already a file. The next one replaces it. */
  filled?: boolean;
  /** Whether a file is being processed. No other is accepted until it is done. */
  busy?: boolean;
  disabled?: boolean;
  /** The current file, its progress, or its error. */
  children?: ReactNode;
};

/**
 * A place to drop files or choose them with a button. Files that do not match are rejected, with a message that names
 * them.
 */
export function FileDrop({ label, action, hint, accept, several, inputId, onFiles, onRefused, ...rest }: Props) {
  const { filled, busy, disabled, children } = rest;
  const hintId = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  const closed = disabled || busy;

  const take = (files: readonly File[]) => {
    const others = files.filter((file) => !acceptsFile(accept, file));
    const fitting = files.filter((file) => !others.includes(file));
    setRefused(onRefused ? '' : others.map(({ name }) => name).join(', '));
    if (others.length > 0) onRefused?.(others);
    if (fitting.length > 0) onFiles(fitting);
  };
  // Lets the page handle a drop of several files, because this field would keep only one of them.
  const isForPage = ({ dataTransfer }: DragEvent) => !several && dataTransfer.items.length > 1;
  const drag = (event: DragEvent) => {
    if (isForPage(event)) return;
    event.preventDefault();
    if (closed) event.dataTransfer.dropEffect = 'none';
    else setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (isForPage(event)) return;
    event.preventDefault();
    if (!closed) take([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the input
    <div
      data-field
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => !isWithin(currentTarget, relatedTarget) && setOver(false)}
      onDrop={drop}
      className={classes(
        'flex flex-wrap items-center gap-3 rounded-card border p-4 transition-[border-color,background-color]',
        over ? 'border-ink bg-sunken' : refused ? 'border-danger' : filled ? 'border-line' : 'border-edge',
        !filled && 'border-dashed',
      )}
    >
      {children && (
        <div className={classes('grid min-w-0 grid-cols-1 gap-3', filled ? 'flex-[1_1_14rem]' : 'basis-full')}>
          {children}
        </div>
      )}
      <FileButton
        id={inputId}
        aria-label={`${action}: ${label}`}
        aria-describedby={busy || filled ? undefined : hintId}
        accept={accept}
        multiple={several}
        disabled={disabled}
        busy={busy}
        onFiles={take}
      >
        {action}
      </FileButton>
      {!busy && (over || !filled) && (
        <p id={hintId} className="min-w-0 flex-[1_1_12rem] text-small text-soft">
          {over ? (
            'Drop to add it.'
          ) : (
            <>
              <span className="pointer-coarse:hidden">{`Or drop ${several ? 'files' : 'a file'} here. `}</span>
              {hint}
            </>
          )}
        </p>
      )}
      <p
        role="alert"
        className={classes('basis-full text-small text-danger [overflow-wrap:anywhere]', !refused && 'hidden')}
      >
        {refused && `${refused} can’t be added here. ${hint}`}
      </p>
    </div>
  );
}
