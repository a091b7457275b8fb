import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { acceptsFile } from './accepts-file.ts';
import { classes } from './classes.ts';
import { FileButton } from './file-button.tsx';

type Props = {
  /** What the file is, for a screen reader: 'Cover art'. */
  label: string;
  /** The text of the button. */
  action: string;
  /** What fits, in a line: 'JPEG, at least 3000x3000 pixels'. Said again when something else is dropped. */
  hint: string;
  /** As in an input: '.jpg,image/jpeg'. Empty takes everything. */
  accept: string;
  several?: boolean;
  inputId?: string;
  /** Those that fit. Called only with at least one. */
  onFiles: (files: File[]) => void;
  /** Those that do not, when the caller has its own message for it; without it the place says so itself. */
  onRefused?: (files: File[]) => void;
  /** A file is here already, and the next one replaces it. */
  filled?: boolean;
  /** While a file is under way no other is taken. */
  busy?: boolean;
  disabled?: boolean;
  /** The file that is here, its progress, what is wrong with it. */
  children?: ReactNode;
};

/** A place for files: drop them, or choose them with the button. What does not fit is refused by its name. */
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
  // Several at once are for the page, where it takes some: of them this place would lose all but one.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is the first
    <div
      data-field
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node) && setOver(false)
      }
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
            'Let go to add it.'
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
        {refused && `${refused} does not fit here. ${hint}`}
      </p>
    </div>
  );
}
