import { useState } from 'react';
import { classes } from './classes.ts';
import { barLevel } from './equaliser-picture.tsx';

type EqualiserBar = { name: string; done: boolean; onSelect: () => void };

const lit = (done: boolean) => (done ? 'bg-ink' : 'bg-edge');

type Props = {
  label: string;
  bars: readonly EqualiserBar[];
  /** How far it is, in words or figures. */
  summary: string;
};

/** One bar for each item. A bar says its item, and leads to it. */
export function Equaliser({ label, bars, summary }: Props) {
  const [pointed, setPointed] = useState<string>();
  const next = bars.find((bar) => !bar.done);
  const shown = bars.find((bar) => bar.name === pointed) ?? next;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions; these bars are ways to them
    <div role="group" aria-label={label} className="grid max-w-xl gap-2">
      <div className="-mx-0.5 flex h-16 sm:-mx-1 items-stretch">
        {bars.map((bar, i) => (
          <button
            key={bar.name}
            type="button"
            onClick={bar.onSelect}
            onPointerEnter={() => setPointed(bar.name)}
            onPointerLeave={() => setPointed(undefined)}
            onFocus={() => setPointed(bar.name)}
            onBlur={() => setPointed(undefined)}
            className="group flex min-w-6 flex-1 items-end justify-center rounded-inner px-0.5 sm:px-1"
          >
            <span
              style={{ height: `${barLevel(bar.done, i)}%` }}
              className={classes('w-full rounded-t-[2px] group-hover:bg-soft', lit(bar.done))}
            />
            <span className="sr-only">{`${bar.name}: ${bar.done ? 'done' : 'missing'}`}</span>
          </button>
        ))}
      </div>
      <p aria-hidden className="flex justify-between gap-3 text-small text-soft">
        <span className="text-ink tabular-nums">{summary}</span>
        <span className="truncate">
          {shown ? `${shown.done ? '' : 'Missing: '}${shown.name}` : 'Everything is here'}
        </span>
      </p>
    </div>
  );
}
