import { classes } from '../../ui/classes.ts';
import { LineDrawing } from '../../ui/line-drawing.tsx';

type Props = { title: string; isSelected: boolean };

/** Shows whether a release is selected. The container handles the click, because it knows whether Shift is pressed. */
export const SelectBox = ({ title, isSelected }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: an input whose own click does not change it gets out of sync
  <button
    type="button"
    role="checkbox"
    aria-checked={isSelected}
    aria-label={`Select ${title}`}
    className="relative grid size-9 shrink-0 place-items-center rounded-inner pointer-coarse:size-11"
  >
    <span
      className={classes(
        'grid size-5 place-items-center rounded-[0.25rem] border',
        isSelected ? 'border-ink bg-ink' : 'border-edge bg-raised',
      )}
    >
      {isSelected && <LineDrawing path="M20 6 9 17l-5-5" className="stroke-[2.5] text-paper" />}
    </span>
  </button>
);
