import type { ReactNode } from 'react';

type Props<V extends string> = {
  name: string;
  choices: readonly { value: V; label: string; detail?: ReactNode }[];
  chosen: V | undefined;
  onChoose: (value: V) => void;
};

/** Radio buttons, one to a line. Stands in a fieldset whose legend is the question. */
export const ChoiceList = <V extends string>({ name, choices, chosen, onChoose }: Props<V>) => (
  <div className="grid gap-2">
    {choices.map(({ value, label, detail }) => (
      <div
        key={value}
        className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 rounded-card border border-line px-4 py-3 has-checked:border-ink has-checked:bg-sunken"
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
