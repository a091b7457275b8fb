import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { SpinnerRing } from './spinner-ring.tsx';

type Props = {
  label: ReactNode;
  detail?: ReactNode;
  on: boolean;
  /** Called at once, because there is no button to save. */
  onChange: (on: boolean) => void;
  /** Whether the setting is being saved. The switch keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  disabled?: boolean;
};

/** A setting that changes at once. Use a checkbox for an answer that is sent later. */
export function Switch({ label, detail, on, onChange, busy, disabled }: Props) {
  const id = useId();
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6">
      <label htmlFor={id} className={disabled ? 'opacity-60' : undefined}>
        {label}
      </label>
      <span className="relative grid h-6 w-10 items-center has-disabled:opacity-60">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          aria-describedby={detail ? `${id}-detail` : undefined}
          onChange={({ target }) => !busy && onChange(target.checked)}
          className="peer absolute inset-0 appearance-none rounded-full border border-edge bg-sunken transition-[background-color,border-color] not-disabled:cursor-pointer checked:border-ink checked:bg-ink pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
        />
        <span
          className={classes(
            'pointer-events-none relative ml-1 grid size-4 place-items-center rounded-full transition-transform peer-checked:translate-x-4',
            busy ? 'text-ink peer-checked:text-paper' : 'bg-soft peer-checked:bg-paper',
          )}
        >
          {busy && <SpinnerRing className="size-4" />}
        </span>
      </span>
      {detail && (
        <p id={`${id}-detail`} className="max-w-prose text-small text-soft">
          {detail}
        </p>
      )}
    </div>
  );
}
