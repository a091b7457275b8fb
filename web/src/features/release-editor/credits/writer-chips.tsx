import { useContext } from 'react';
import type { Writer } from '../../../../../shared/releases/credit.ts';
import { Button } from '../../../ui/button.tsx';
import type { SavingField } from '../../saving-field/use-saving-field.ts';
import { useTypedTrackValue } from '../fields/use-release-field.ts';
import { CreditPlace, type Place } from './credit-place.ts';
import { writerName } from './known-credit.ts';
import { newCreditId } from './new-credit-id.ts';

type Name = Omit<Writer, 'id'>;
type Props = {
  /** The id of the rows' first control. */
  id: string;
  noun: 'composer' | 'lyricist';
  field: SavingField<Writer[]>;
  known: readonly Name[];
};

/** The number of known writers to suggest if the track has neither composers nor lyricists. */
const MAX_NAMES = 2;

const isNamed = (name: Name) => writerName(name) !== '';

/** Suggests writers until one is named. Each can be added with one click (product 32.5). */
export function WriterChips(props: Props) {
  const place = useContext(CreditPlace);
  return place && !props.field.typed.some(isNamed) ? <Chips {...props} {...place} /> : null;
}

function Chips({ id, noun, field, known, release, track }: Props & Place) {
  const other = noun === 'composer' ? 'lyricist' : 'composer';
  const others = useTypedTrackValue(release, track, `${other}s`).filter(isNamed);
  const names = others.length > 0 ? [] : known.slice(0, MAX_NAMES);
  const take = (writers: readonly Name[]) => {
    field.type(writers.map(({ firstName, lastName }) => ({ id: newCreditId(), firstName, lastName })));
    field.commit();
    // Moves the focus to the filled-in row, because the buttons disappear.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  if (others.length === 0 && names.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {others.length > 0 && (
        <Button size="small" onClick={() => take(others)}>
          Same as {other}
        </Button>
      )}
      {names.map((name) => (
        <Button
          key={writerName(name)}
          size="small"
          aria-label={`${writerName(name)} as ${noun}`}
          onClick={() => take([name])}
        >
          {writerName(name)}
        </Button>
      ))}
    </div>
  );
}
