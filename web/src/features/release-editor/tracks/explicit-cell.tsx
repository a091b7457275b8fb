import { classes } from '../../../ui/classes.ts';
import { choicesOf } from '../../release-view/reference-choices.ts';
import type { SavingField } from '../../saving-field/use-saving-field.ts';

/** The letter that stores show beside a title, for each answer. */
const marks: Record<string, string> = { '': '?', Explicit: 'E', 'Not Explicit': '–', 'Cleaned Version': 'C' };

type Props = { label: string; field: SavingField<string> };

/** The answer about explicit content as one letter, with an invisible native select over it. */
export const ExplicitCell = ({ label, field }: Props) => (
  <span className="relative grid h-9 place-items-center rounded-inner hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <span
      aria-hidden
      className={classes(
        'grid size-5 place-items-center rounded-[0.25rem] font-[560]',
        field.typed === '' && 'text-ready',
        (field.typed === 'Explicit' || field.typed === 'Cleaned Version') && 'bg-ink text-paper',
      )}
    >
      {marks[field.typed]}
    </span>
    <select
      aria-label={label}
      value={field.typed}
      onChange={({ target }) => {
        field.type(target.value);
        field.commit();
      }}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    >
      {choicesOf('explicit').map((choice) => (
        <option key={choice.value} value={choice.value} className="bg-raised text-ink">
          {choice.label}
        </option>
      ))}
    </select>
  </span>
);
