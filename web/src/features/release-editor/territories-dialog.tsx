import { useState } from 'react';
import { fold } from '../../../../shared/fold.ts';
import { territories, WORLDWIDE } from '../../../../shared/reference/territories.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { territoriesText } from '../release-view/places-text.ts';
import { PlacesDialog, type PlacesDialogProps, toggled } from './places-dialog.tsx';

const byName = [...territories].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const every = byName.map(({ code }) => code as string);

/** Worldwide, or countries one by one: worldwide clears and disables them (product 6.14). */
export default function TerritoriesDialog({ label, chosen, onChange, onClose }: PlacesDialogProps) {
  const [search, setSearch] = useState('');
  const isWorldwide = chosen.includes(WORLDWIDE);
  const typed = fold(search.trim());
  const shown = byName.filter(({ code, name }) => fold(name).includes(typed) || code.toLowerCase() === typed);
  const picked = new Set(chosen);
  return (
    <PlacesDialog
      label={label}
      chosen={chosen}
      onClose={onClose}
      description={isWorldwide ? 'Where the release is on sale' : territoriesText(chosen) || 'None chosen yet'}
    >
      <Switch
        label="Worldwide"
        detail="Every territory, also those that are added later"
        on={isWorldwide}
        onChange={(on) => onChange(on ? [WORLDWIDE] : [])}
      />
      <div className="grid gap-3 border-t border-line pt-4 grid-cols-2 sm:grid-cols-[1fr_auto_auto]">
        <SearchField
          label="Search territories"
          value={search}
          onChange={setSearch}
          disabled={isWorldwide}
          className="max-sm:col-span-2"
        />
        <Button disabled={isWorldwide} onClick={() => onChange(every)}>
          Choose all
        </Button>
        <Button disabled={isWorldwide} onClick={() => onChange([])}>
          Choose none
        </Button>
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {shown.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={picked.has(code)}
            disabled={isWorldwide}
            onChange={(to) => onChange(toggled(every, chosen, code, to))}
          />
        ))}
      </div>
      {shown.length === 0 && <p className="text-soft">No territory has this name.</p>}
    </PlacesDialog>
  );
}
