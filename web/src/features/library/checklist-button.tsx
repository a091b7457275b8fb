import { strategySteps } from '../../../../shared/releases/strategy-steps.ts';

type Props = { title: string; done: number; onOpen: () => void };

/**
 * Draws seven bars as one background. A page of cards draws dozens of them while it scrolls, and each element costs
 * time.
 */
const bars = (done: number): string => {
  const bar = 100 / strategySteps.length;
  const gaps = `repeating-linear-gradient(to right, transparent 0 ${0.72 * bar}%, var(--color-paper) ${0.72 * bar}% ${bar}%)`;
  return `${gaps}, linear-gradient(to right, var(--color-ink) ${done * bar}%, var(--color-edge) 0)`;
};

/** Opens the checklist of a submitted release, and shows its progress (product 4.2). */
export const ChecklistButton = ({ title, done, onOpen }: Props) => (
  <button
    type="button"
    onClick={onOpen}
    aria-description={title}
    className="relative -mx-2 -my-1 flex items-center justify-between gap-3 rounded-inner px-2 py-1.5 text-left text-small hover:bg-sunken pointer-coarse:min-h-11"
  >
    <span className="truncate">Release Checklist </span>
    <span className="flex items-center gap-2 whitespace-nowrap text-soft tabular-nums">
      <span aria-hidden className="h-2.5 w-11" style={{ background: bars(done) }} />
      {done}/{strategySteps.length}
    </span>
  </button>
);
