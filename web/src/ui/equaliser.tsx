import { useState } from 'react';
import { classes } from './classes.ts';

type EqualiserBar = { name: string; done: boolean; onSelect: () => void };

/** How far a finished bar goes up, in percent: a level meter, not a battery. */
const LEVELS = [62, 88, 74, 100, 84, 96, 68, 92, 78, 86];
const RESTING = 18;

const height = (done: boolean, i: number) => `${done ? LEVELS[i % LEVELS.length] : RESTING}%`;
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
              style={{ height: height(bar.done, i) }}
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

const BAR = 4.6;
const STEP = 6.45;

/** Bars of 20 high as one outline: a page of cards draws hundreds of them. */
const outline = (done: readonly boolean[], which: boolean) =>
  done
    .map((isDone, i) => {
      const tall = (isDone ? (LEVELS[i % LEVELS.length] ?? 0) : RESTING) / 5;
      return isDone === which ? `M${(i * STEP).toFixed(2)} 20v-${tall}h${BAR}v${tall}z` : '';
    })
    .join('');

type PictureProps = {
  /** Without one the words beside it say the same. */
  label?: string;
  done: readonly boolean[];
  className?: string;
};

/** The same bars as a picture, as high as a line unless a class says otherwise. */
export function EqualiserPicture({ label, done, className = 'h-5' }: PictureProps) {
  const look = {
    viewBox: `0 0 ${(done.length * STEP - (STEP - BAR)).toFixed(2)} 20`,
    className: classes('w-auto shrink-0', className),
    children: (
      <>
        <path d={outline(done, true)} className="fill-ink" />
        <path d={outline(done, false)} className="fill-edge" />
      </>
    ),
  };
  return label ? <svg role="img" aria-label={label} {...look} /> : <svg aria-hidden {...look} />;
}
