import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props<V extends string> = {
  name: string;
  choices: readonly { value: V; label: string; detail?: ReactNode }[];
  chosen: V | undefined;
  onChoose: (value: V) => void;
  /** Shows the choices side by side if there is room, to compare them. */
  isBeside?: boolean;
};

/** Radio buttons, one per line or side by side. Use it in a fieldset whose legend is the question. */
export const ChoiceList = <V extends string>({ name, choices, chosen, onChoose, isBeside }: Props<V>) => (
  <div className={classes('grid gap-2', isBeside && 'min-[30rem]:grid-cols-2')}>
    {choices.map(({ value, label, detail }) => (
      <div
        key={value}
        className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-3 rounded-card border border-line px-4 py-3 has-checked:border-ink has-checked:bg-sunken"
      >
        <input
          type="radio"
          id={`${name}-${value}`}
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          className="size-4 translate-y-0.5 accent-ink"
        />
        <label htmlFor={`${name}-${value}`} className="font-[560]">
          {label}
        </label>
        {detail && <p className="col-start-2 text-small text-soft">{detail}</p>}
      </div>
    ))}
  </div>
);
