import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** What a control needs to be found, described and marked as wrong. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type Props = {
  label: string;
  /** Needed when something else on the page leads to this control. */
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** At the right end of the label's line, where its coming and going moves nothing. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, a hint, and the error in the hint's place. */
export function Field({ label, id, hint, error, aside, className, children }: Props) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <div className="flex min-h-5 items-baseline justify-between gap-3 text-small">
        <label htmlFor={controlId} className="font-[560]">
          {label}
        </label>
        {aside}
      </div>
      {children({ id: controlId, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': error !== undefined })}
      <p
        id={noteId}
        role={error ? 'alert' : undefined}
        className={classes('text-small', !note && 'hidden', error ? 'text-danger' : 'text-soft')}
      >
        {note}
      </p>
    </div>
  );
}
