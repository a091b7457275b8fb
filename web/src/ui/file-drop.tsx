import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { acceptsFile } from './accepts-file.ts';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';

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

  const take = (list: FileList) => {
    const files = [...list].slice(0, several ? undefined : 1);
    const others = files.filter((file) => !acceptsFile(accept, file));
    const fitting = files.filter((file) => !others.includes(file));
    setRefused(onRefused ? '' : others.map(({ name }) => name).join(', '));
    if (others.length > 0) onRefused?.(others);
    if (fitting.length > 0) onFiles(fitting);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    if (closed) event.dataTransfer.dropEffect = 'none';
    else setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!closed) take(event.dataTransfer.files);
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
      <span className="relative max-w-full">
        <input
          id={inputId}
          type="file"
          aria-label={`${action}: ${label}`}
          aria-describedby={busy ? undefined : hintId}
          accept={accept}
          multiple={several}
          disabled={disabled}
          // While another file is under way it keeps the focus, and takes none.
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
          onChange={({ target }) => {
            if (target.files && !busy) take(target.files);
            // The same file may be chosen again after it was changed on the disk.
            target.value = '';
          }}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span
          aria-hidden
          className={classes(
            buttonLook({ size: 'small' }),
            'max-w-full peer-hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:border-line peer-disabled:text-soft peer-aria-disabled:border-line peer-aria-disabled:text-soft',
          )}
        >
          <Upload />
          {action}
        </span>
      </span>
      {!busy && (
        <p
          id={hintId}
          className={classes('min-w-0 text-small text-soft', filled ? 'order-last basis-full' : 'flex-[1_1_12rem]')}
        >
          {over ? 'Let go to add it.' : filled ? hint : `Or drop ${several ? 'files' : 'a file'} here. ${hint}`}
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
