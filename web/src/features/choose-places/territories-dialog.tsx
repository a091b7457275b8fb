import { useState } from 'react';
import { fold } from '../../../../shared/fold.ts';
import { regions } from '../../../../shared/reference/regions.ts';
import { territories, WORLDWIDE } from '../../../../shared/reference/territories.ts';
import { territoriesText } from '../../../../shared/releases/places-text.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PlacesDialog, type PlacesDialogProps, toggled } from './places-dialog.tsx';
import { RegionChoices, type Territory } from './region-choices.tsx';

const byName: readonly Territory[] = [...territories].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const every = byName.map(({ code }) => code);
const inRegions = regions.map(({ name, codes }) => {
  const here = new Set<string>(codes);
  return { name, places: byName.filter(({ code }) => here.has(code)) };
});

/**
 * Selects worldwide or individual countries; worldwide overrides them (product 6.14). To exclude only a few countries,
 * use "Leave out a country", or turn off worldwide, which leaves every country selected.
 */
export default function TerritoriesDialog({ chosen, onChange, ...frame }: PlacesDialogProps) {
  const [search, setSearch] = useState('');
  const isWorldwide = chosen.includes(WORLDWIDE);
  const typed = fold(search.trim());
  const isFound = ({ code, name }: Territory) => fold(name).includes(typed) || code.toLowerCase() === typed;
  const shown = inRegions
    .map(({ name, places }) => ({ name, places: places.filter(isFound) }))
    .filter(({ places }) => places.length > 0);
  const picked = new Set(isWorldwide ? every : chosen);
  const setPlaces = (places: readonly string[], to: boolean) => onChange(toggled(every, [...picked], places, to));
  const here = byName.filter(({ code }) => picked.has(code));
  return (
    <PlacesDialog
      {...frame}
      chosen={chosen}
      description={isWorldwide ? 'Where the release is on sale' : territoriesText(chosen) || 'None chosen yet'}
    >
      <Switch
        label="Worldwide"
        detail="Every territory, including any added later"
        on={isWorldwide}
        onChange={(on) => onChange(on ? [WORLDWIDE] : every)}
      />
      {here.length > 1 && (
        <Select
          aria-label="Leave out a country"
          value=""
          choices={[
            { value: '', label: 'Leave out a country…' },
            ...here.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={({ target }) => target.value && setPlaces([target.value], false)}
        />
      )}
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
      {shown.map(({ name, places }) => (
        <RegionChoices
          key={name}
          name={name}
          places={places}
          isChosen={(code) => !isWorldwide && picked.has(code)}
          disabled={isWorldwide}
          onSet={setPlaces}
        />
      ))}
      {shown.length === 0 && <p className="text-soft">No territory has this name.</p>}
    </PlacesDialog>
  );
}
