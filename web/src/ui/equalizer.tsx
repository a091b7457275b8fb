import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { barLevel } from './equalizer-picture.tsx';

type Way = { name: string; onSelect: () => void };

type Props = {
  label: string;
  /** A bar that `waits` lacks nothing, but others have to be done first. */
  bars: readonly (Way & { done: boolean; waits?: boolean | undefined })[];
  /** Other tasks, which have no bar. */
  others?: readonly Way[];
  /** The progress, in words or numbers. */
  summary: string;
  /** Shows the names side by side if there is room. */
  dense?: boolean;
  /** Shows only the names of missing items, to save room. */
  openOnly?: boolean;
};

const stateOf = ({ done, waits }: Props['bars'][number]) => (done ? 'done' : waits ? 'waiting' : 'missing');

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * One bar for each item, filled when the item is complete, with links to the items below. The links are a single Tab
 * stop, and the arrow keys move between them.
 */
export function Equaliser({ label, bars, others = [], summary, dense, openOnly }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [pointed, setPointed] = useState<number>();
  const ways = [
    ...bars.map((bar) => ({ ...bar, state: stateOf(bar) })),
    ...others.map((other) => ({ ...other, state: 'to fix' as const })),
  ].filter(({ state }) => !openOnly || (state !== 'done' && state !== 'waiting'));
  const next = ways.findIndex(({ state }) => state !== 'done' && state !== 'waiting');
  const stop = pointed !== undefined && pointed < ways.length ? pointed : Math.max(next, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { Home: 0, End: ways.length - 1 }[event.key] ?? stop + (steps[event.key] ?? Number.NaN);
    const button = list.current?.querySelectorAll('button')[(to + ways.length) % ways.length];
    if (!button) return;
    event.preventDefault();
    button.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions; these names are links to them
    <div role="group" aria-label={label} className="grid gap-3">
      <div className="grid gap-2">
        <div aria-hidden className="flex h-10 items-end gap-1">
          {bars.map(({ name, done }, i) => (
            <span
              key={name}
              style={{ height: `${barLevel(true, i)}%` }}
              className={classes(
                'flex-1 rounded-t-[2px] border',
                done ? 'border-ink bg-ink' : 'border-dashed border-edge',
              )}
            />
          ))}
        </div>
        <p aria-hidden className="text-small tabular-nums">
          {summary}
        </p>
      </div>
      {ways.length > 0 && (
        <ul
          ref={list}
          onKeyDown={onKeyDown}
          className={classes('-mx-2 grid gap-x-1', dense && 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]')}
        >
          {ways.map(({ name, state, onSelect }, i) => (
            <li key={`${state === 'to fix'} ${name}`}>
              <button
                type="button"
                tabIndex={i === stop ? 0 : -1}
                onClick={onSelect}
                onFocus={() => setPointed(i)}
                className="flex min-h-7 w-full items-center gap-2 rounded-inner px-2 py-0.5 text-left text-small hover:bg-sunken pointer-coarse:min-h-11"
              >
                {state === 'to fix' ? (
                  <CircleAlert className="-mx-1 text-ready" aria-hidden />
                ) : (
                  <span
                    aria-hidden
                    className={classes(
                      'size-2 shrink-0 rounded-full border',
                      state === 'done' ? 'border-ink bg-ink' : 'border-ready',
                    )}
                  />
                )}
                <span aria-hidden className={classes(state === 'done' && 'text-soft')}>
                  {name}
                </span>
                <span className="sr-only">{`${name}: ${state}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
