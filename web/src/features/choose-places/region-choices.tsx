import { Checkbox } from '../../ui/checkbox.tsx';

export type Territory = { code: string; name: string };

type Props = {
  name: string;
  /** The places to show. */
  places: readonly Territory[];
  isChosen: (code: string) => boolean;
  disabled: boolean;
  onSet: (codes: readonly string[], to: boolean) => void;
};

/** A region's territories, chosen one by one or all at once. They are sorted down each column. */
export function RegionChoices({ name, places, isChosen, disabled, onSet }: Props) {
  const count = places.filter(({ code }) => isChosen(code)).length;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 font-[560]">
        <Checkbox
          label={name}
          checked={count === places.length || (count > 0 && 'mixed')}
          disabled={disabled}
          onChange={(to) =>
            onSet(
              places.map(({ code }) => code),
              to,
            )
          }
        />
        {!disabled && (
          <span className="text-small font-normal whitespace-nowrap text-soft tabular-nums">
            {count} of {places.length}
          </span>
        )}
      </div>
      <div className="columns-1 gap-x-6 sm:columns-2">
        {places.map(({ code, name }) => (
          <div key={code} className="break-inside-avoid pb-3">
            <Checkbox label={name} checked={isChosen(code)} disabled={disabled} onChange={(to) => onSet([code], to)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
