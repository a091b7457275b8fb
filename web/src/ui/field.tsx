import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** Attributes that label and describe a control, and mark it as invalid. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type Props = {
  label: string;
  /** The control's id. Needed if something else on the page links to the control. */
  id?: string | undefined;
  hint?: ReactNode;
  /** Shows the hint only while the field has the focus. The hint covers the content below, so that nothing moves. */
  quiet?: boolean | undefined;
  /** A remark about the current value. It replaces the hint and stays. */
  advice?: ReactNode;
  /** Outlines the box, because a required answer is missing. */
  needed?: boolean | undefined;
  error?: string | undefined;
  /** Content at the right end of the label's line, where it can appear without moving anything. */
  aside?: ReactNode;
  /** Puts label, control and aside side by side where there is room, as in a long form. */
  side?: boolean;
  /** Whether several controls form one answer, so that the label names the group. */
  group?: boolean;
  /** Content below the hint, such as actions on the answer. */
  below?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, and a hint that an error replaces. */
export function Field({
  label,
  id,
  hint,
  quiet,
  advice,
  needed,
  error,
  aside,
  side,
  group,
  below,
  className,
  children,
}: Props) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const note = error ?? advice ?? hint;
  const floats = quiet && !error && !advice;
  const content = (
    <>
      <div className="relative grid gap-1">
        {children({
          id: controlId,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': error !== undefined,
        })}
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={classes(
            'text-small',
            !note && 'hidden',
            error ? 'text-danger' : advice ? 'text-ready' : 'text-soft',
            side && 'px-3',
            floats
              ? 'pointer-events-none invisible absolute top-[calc(100%+0.25rem)] left-0 z-10 max-w-full rounded-inner border border-line bg-raised py-1.5 shadow-float group-focus-within/field:visible'
              : side && '@lg/field:pb-2',
          )}
        >
          {advice && !error && <CircleAlert className="mr-1.5 mb-0.5 inline" aria-hidden />}
          {note}
        </p>
      </div>
      {below}
    </>
  );
  const name = { id: group ? labelId : undefined, className: classes('font-[560]', side && '@lg/field:pt-3') };
  const head = (
    <div
      className={classes(
        'flex min-h-5 justify-between gap-3 text-small',
        side ? 'items-start @lg/field:contents' : 'items-baseline',
      )}
    >
      {group ? (
        <span {...name}>{label}</span>
      ) : (
        <label htmlFor={controlId} {...name}>
          {label}
        </label>
      )}
      {side ? <div className="@lg/field:col-start-3 @lg/field:row-start-1 @lg/field:pt-3">{aside}</div> : aside}
    </div>
  );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: named only when it is a group
    <div
      data-field
      data-needed={needed || undefined}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? labelId : undefined}
      aria-describedby={group && note ? noteId : undefined}
      className={classes(
        'group/field',
        side ? '@container/field' : 'grid content-start gap-1.5',
        needed && '[--control-edge:var(--color-edge)] [--control-line:dotted]',
        className,
      )}
    >
      {side ? (
        <div className="grid content-start gap-1.5 gap-x-4 @lg/field:grid-cols-[9rem_minmax(0,1fr)_7rem]">
          {head}
          <div className="-mx-3 grid min-w-0 content-start gap-1 @lg/field:col-start-2 @lg/field:row-start-1 @lg/field:mx-0">
            {content}
          </div>
        </div>
      ) : (
        <>
          {head}
          {content}
        </>
      )}
    </div>
  );
}
