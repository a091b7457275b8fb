import { X } from 'lucide-react';
import { territories as allTerritories, WORLDWIDE } from '../../../../shared/reference/territories.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { ExportedRelease } from '../../../../shared/releases/release.ts';
import { lastTakedownDay } from '../../../../shared/takedowns/takedown-days.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Scope } from './scope.ts';

type Props = {
  release: ExportedRelease;
  scope: Scope;
  onChange: (scope: Scope) => void;
};

const toggled = <T extends string>(all: readonly T[], chosen: readonly string[], one: T, to: boolean): T[] =>
  all.filter((each) => (each === one ? to : chosen.includes(each)));

const byName = [...allTerritories].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** What to take down and from when. The choices of a part are hidden until they are wanted. */
export function ScopeFields({ release, scope, onChange }: Props) {
  const set = (change: Partial<Scope>) => onChange({ ...scope, ...change });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="grid gap-5">
      <Checkbox
        label="Only some stores, countries or tracks"
        detail={
          scope.isPart
            ? 'The rest stays in the stores'
            : `Otherwise everything goes, from all ${plural(release.stores.length, 'store')}, everywhere`
        }
        checked={scope.isPart}
        onChange={(isPart) => set({ isPart })}
      />
      {scope.isPart && (
        <>
          <StoreChoice release={release} scope={scope} set={set} />
          <CountryChoice release={release} scope={scope} set={set} />
          {release.trackIds.length > 1 && <TrackChoice release={release} scope={scope} set={set} />}
        </>
      )}
      <Field label="From when?" hint={scope.day === '' ? 'Empty: as soon as possible' : undefined}>
        {(control) => (
          <DateField
            {...control}
            value={scope.day}
            min={today}
            max={lastTakedownDay(today)}
            clear="As soon as possible"
            onChange={(day) => set({ day })}
            className="max-w-60"
          />
        )}
      </Field>
    </div>
  );
}

type ChoiceProps = Pick<Props, 'release' | 'scope'> & { set: (change: Partial<Scope>) => void };

const StoreChoice = ({ release: { stores }, scope, set }: ChoiceProps) => (
  <Field group label={`Stores: ${scope.stores.length} of ${stores.length}`}>
    {() => (
      <div className="grid gap-3">
        <Checkbox
          label="All stores"
          checked={scope.stores.length === stores.length || (scope.stores.length > 0 && 'mixed')}
          onChange={(to) => set({ stores: to ? stores : [] })}
        />
        <div className="grid gap-x-6 gap-y-3 border-t border-line pt-3 sm:grid-cols-2">
          {stores.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={scope.stores.includes(name)}
              onChange={(to) => set({ stores: toggled(stores, scope.stores, name, to) })}
            />
          ))}
        </div>
      </div>
    )}
  </Field>
);

function CountryChoice({ release, scope, set }: ChoiceProps) {
  const isSold = (code: string) => release.territories.includes(WORLDWIDE) || release.territories.includes(code);
  const chosen = byName.filter(({ code }) => scope.territories.includes(code));
  const left = byName.filter(({ code }) => isSold(code) && !scope.territories.includes(code));
  return (
    <Field label="Countries" hint={chosen.length === 0 ? 'None chosen: everywhere' : undefined}>
      {(control) => (
        <div className="grid gap-3">
          <Select
            {...control}
            value=""
            choices={[
              { value: '', label: 'Add a country…' },
              ...left.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={({ target }) => target.value && set({ territories: [...scope.territories, target.value] })}
          />
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-2" aria-label="Chosen countries">
              {chosen.map(({ code, name }) => (
                <li key={code}>
                  <Button
                    size="small"
                    aria-label={`Remove ${name}`}
                    onClick={() => set({ territories: scope.territories.filter((one) => one !== code) })}
                  >
                    {name}
                    <X className="size-3.5" aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

const TrackChoice = ({ release, scope, set }: ChoiceProps) => (
  <Field group label={`Tracks: ${scope.trackIds.length} of ${release.trackIds.length}`}>
    {() => (
      <div className="grid gap-3">
        {orderedTracks(release).map(({ id, title }, n) => (
          <Checkbox
            key={id}
            label={`${n + 1}. ${title}`}
            checked={scope.trackIds.includes(id)}
            onChange={(to) => set({ trackIds: toggled(release.trackIds, scope.trackIds, id, to) })}
          />
        ))}
      </div>
    )}
  </Field>
);
