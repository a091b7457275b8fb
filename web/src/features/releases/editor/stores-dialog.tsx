import { stores } from '../../../../../shared/reference/stores.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export type PlacesDialogProps = {
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Saves. */
  onClose: () => void;
};

const all = stores.map(({ name }) => name as string);

/** Every store, and a box for all of them. */
export default function StoresDialog({ label, chosen, onChange, onClose }: PlacesDialogProps) {
  const toggle = (name: string, to: boolean) =>
    onChange(all.filter((each) => (each === name ? to : chosen.includes(each))));
  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      description={`${chosen.length} of ${all.length} chosen`}
      actions={
        <Button tone="signal" onClick={onClose} disabled={chosen.length === 0}>
          {chosen.length === 0 ? 'Choose at least one' : 'Done'}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Checkbox
          label="All stores"
          checked={chosen.length === all.length ? true : chosen.length > 0 && 'mixed'}
          onChange={(to) => onChange(to ? all : [])}
        />
        <div className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          {all.map((name) => (
            <Checkbox key={name} label={name} checked={chosen.includes(name)} onChange={(to) => toggle(name, to)} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
