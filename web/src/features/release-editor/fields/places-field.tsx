import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { storesText, territoriesText } from '../../../../../shared/releases/places-text.ts';
import { classes } from '../../../ui/classes.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { controlFrame } from '../../../ui/text-input.tsx';
import { SavingRow } from '../../saving-field/saving-row.tsx';
import type { FieldProps } from '../../saving-field/simple-fields.tsx';

const dialogs = {
  stores: lazyDialog(() => import('../../choose-places/stores-dialog.tsx')),
  territories: lazyDialog(() => import('../../choose-places/territories-dialog.tsx')),
};
const texts = { stores: storesText, territories: territoriesText };

type Props = FieldProps<string[]> & { kind: keyof typeof dialogs };

/**
 * The stores or territories of a release, as a summary with a dialog to choose them. "Done" saves the choice; closing
 * the dialog in any other way discards it.
 */
export function PlacesField({ kind, ...row }: Props) {
  const { id, label, field } = row;
  const [isOpen, setOpen] = useState(false);
  const Dialog = dialogs[kind];
  const textOf = texts[kind];
  return (
    <SavingRow {...row} group>
      {(control) => (
        <>
          <button
            type="button"
            id={`${id}-choose`}
            aria-haspopup="dialog"
            aria-describedby={control['aria-describedby']}
            onClick={() => setOpen(true)}
            className={classes(
              controlFrame,
              'flex min-h-11 items-center justify-between gap-3 py-2 text-left',
              control['aria-invalid'] && 'border-danger',
            )}
          >
            <span>{field.typed.length > 0 ? textOf(field.typed) : 'None yet'}</span>
            <ChevronRight className="size-4 shrink-0 text-soft" aria-hidden />
          </button>
          {isOpen && (
            <Dialog
              label={label}
              chosen={field.typed}
              onChange={field.type}
              onDone={() => {
                setOpen(false);
                field.commit();
              }}
              onClose={() => {
                setOpen(false);
                field.discard();
              }}
            />
          )}
        </>
      )}
    </SavingRow>
  );
}
