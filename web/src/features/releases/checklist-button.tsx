import { strategyPercent, strategySteps } from '../../../../shared/releases/strategy-steps.ts';

type Props = { title: string; done: number; onOpen: () => void };

/** The way to the checklist of a submitted release, with its progress (S2 section 2). */
export const ChecklistButton = ({ title, done, onOpen }: Props) => (
  <button
    type="button"
    onClick={onOpen}
    aria-description={title}
    className="relative -mx-2 -my-1 grid gap-1.5 rounded-inner px-2 py-1 text-left text-small hover:bg-sunken pointer-coarse:min-h-11"
  >
    <span className="flex justify-between gap-2">
      <span className="truncate">Release Checklist </span>
      <span className="whitespace-nowrap text-soft tabular-nums">
        {done}/{strategySteps.length}
      </span>
    </span>
    <span className="block h-1 rounded-full bg-line" aria-hidden>
      <span className="block h-full rounded-full bg-ink" style={{ width: `${strategyPercent(done)}%` }} />
    </span>
  </button>
);
