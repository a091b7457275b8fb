import { strategySteps } from '../../../../shared/releases/strategy-steps.ts';
import { EqualiserPicture } from '../../ui/equaliser.tsx';

type Props = { title: string; done: number; onOpen: () => void };

/** The way to the checklist of a submitted release, with its progress (S2 section 2). */
export const ChecklistButton = ({ title, done, onOpen }: Props) => (
  <button
    type="button"
    onClick={onOpen}
    aria-description={title}
    className="relative -mx-2 -my-1 flex items-center justify-between gap-3 rounded-inner px-2 py-1.5 text-left text-small hover:bg-sunken pointer-coarse:min-h-11"
  >
    <span className="truncate">Release Checklist </span>
    <span className="flex items-center gap-2 whitespace-nowrap text-soft tabular-nums">
      <EqualiserPicture done={strategySteps.map((_, i) => i < done)} className="h-4" />
      {done}/{strategySteps.length}
    </span>
  </button>
);
