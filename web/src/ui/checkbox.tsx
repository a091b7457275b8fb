import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { LineDrawing } from './line-drawing.tsx';

type Props = {
  label: ReactNode;
  /** Hides the label visually, because the row already names the checkbox. */
  labelHidden?: boolean;
  detail?: ReactNode;
  /** 'mixed': some of the items that it represents are selected. A click then selects all. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  invalid?: boolean;
  id?: string;
  name?: string;
};

const Sign = ({ path, className }: { path: string; className: string }) => (
  <LineDrawing path={path} className={classes('stroke-[2.5] text-paper', className)} />
);

/** A checkbox whose label is part of the click target. */
export function Checkbox({ label, labelHidden, detail, checked, onChange, disabled, invalid, id, name }: Props) {
  const made = useId();
  const inputId = id ?? made;
  const mixed = checked === 'mixed';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start">
      <span className="grid place-items-center py-0.5 *:[grid-area:1/1] has-[:disabled:not(:checked)]:opacity-60 pointer-coarse:-m-3 pointer-coarse:size-11">
        <input
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          id={inputId}
          name={name}
          type="checkbox"
          checked={checked === true}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={detail ? `${inputId}-detail` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="peer size-5 appearance-none rounded-[0.25rem] border border-edge bg-raised transition-[background-color,border-color] checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink not-disabled:cursor-pointer not-disabled:hover:border-ink aria-invalid:border-danger"
        />
        {mixed ? (
          <Sign path="M5 12h14" className="" />
        ) : (
          <Sign path="M20 6 9 17l-5-5" className="opacity-0 transition-opacity peer-checked:opacity-100" />
        )}
      </span>
      <label
        htmlFor={inputId}
        className={classes(labelHidden ? 'sr-only' : 'pl-3', disabled && checked !== true && 'opacity-60')}
      >
        {label}
      </label>
      {detail && (
        <p id={`${inputId}-detail`} className="col-start-2 pl-3 text-small text-soft">
          {detail}
        </p>
      )}
    </div>
  );
}
