import { stores } from '../../../../shared/reference/stores.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PlacesDialog, type PlacesDialogProps, toggled } from './places-dialog.tsx';

const all: string[] = stores.map(({ name }) => name);

/** Chooses stores, with a checkbox for all of them. */
export default function StoresDialog({ chosen, onChange, ...frame }: PlacesDialogProps) {
  return (
    <PlacesDialog {...frame} chosen={chosen} description={`${chosen.length} of ${all.length} chosen`}>
      <Checkbox
        label="All stores"
        checked={chosen.length === all.length ? true : chosen.length > 0 && 'mixed'}
        onChange={(to) => onChange(to ? all : [])}
      />
      <div className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(to) => onChange(toggled(all, chosen, [name], to))}
          />
        ))}
      </div>
    </PlacesDialog>
  );
}
