import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { acceptsFile } from './accepts-file.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Progress } from './progress.tsx';

type Props = {
  /** The words of the button: 'Choose a cover'. */
  label: string;
  /** What fits, in a line: 'JPEG, at least 1600 × 1600'. Said again when something else is dropped. */
  hint: string;
  /** As in an input: '.jpg,image/jpeg'. Empty takes everything. */
  accept: string;
  several?: boolean;
  /** Those that fit. Called only with at least one. */
  onFiles: (files: File[]) => void;
  /** What the caller found wrong with the last file. */
  error?: ReactNode;
  /** While a file is under way no other is taken. */
  progress?: { label: string; percent: number } | undefined;
  disabled?: boolean;
};

/** A place for files: drop them, or choose them with the button. What does not fit is refused by its name. */
export function FileDrop({ label, hint, accept, several, onFiles, error, progress, disabled }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  const closed = disabled || progress !== undefined;

  const take = (list: FileList) => {
    const files = [...list].slice(0, several ? undefined : 1);
    const others = files.filter((file) => !acceptsFile(accept, file));
    setRefused(others.map(({ name }) => name).join(', '));
    const fitting = files.filter((file) => !others.includes(file));
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
  const wrong = refused ? `${refused} does not fit here.` : error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node) && setOver(false)
      }
      onDrop={drop}
      className={classes(
        'grid grid-cols-1 gap-3 rounded-card border border-dashed p-5 transition-[border-color,background-color]',
        over ? 'border-signal bg-sunken' : wrong ? 'border-danger' : 'border-edge',
      )}
    >
      {progress ? (
        <Progress {...progress} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            className="max-w-full whitespace-normal!"
            disabled={disabled}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <Upload />
            {label}
          </Button>
          <p id={`${id}-hint`} className="min-w-0 flex-[1_1_12rem] text-small text-soft">
            {over ? 'Let go to add it.' : `Or drop ${several ? 'files' : 'a file'} here. ${hint}`}
          </p>
        </div>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={several}
        disabled={closed}
        onChange={({ target }) => {
          if (target.files) take(target.files);
          // The same file may be chosen again after it was changed on the disk.
          target.value = '';
        }}
      />
      <div role="alert" className={classes('text-small text-danger [overflow-wrap:anywhere]', !wrong && 'hidden')}>
        {wrong && (
          <>
            {wrong} {refused && hint}
          </>
        )}
      </div>
    </div>
  );
}
