import { useMemo } from 'react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/select.tsx';
import {
  choicesOf,
  type FilterName,
  filterNames,
  filters,
  isFiltered,
  type LibraryFilters,
} from './library-filters.ts';

type Props = {
  cards: readonly ReleaseCard[];
  chosen: LibraryFilters;
  onChoose: (name: FilterName, value: string) => void;
  onClear: () => void;
};

/**
 * Filters in addition to search and state. Each offers the values found in the artist's releases, if there are at least
 * two.
 */
export default function LibraryChips({ cards, chosen, onChoose, onClear }: Props) {
  const choices = useMemo(() => new Map(filterNames.map((name) => [name, choicesOf(name, cards)] as const)), [cards]);
  const shown = filterNames.filter((name) => chosen[name] !== '' || (choices.get(name)?.length ?? 0) > 1);
  if (shown.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Filters</legend>
      {shown.map((name) => {
        const { label, nameOf } = filters[name];
        const value = chosen[name];
        const offered = choices.get(name) ?? [];
        // A value in the URL is offered even if no release has it.
        const missing = value !== '' && !offered.some((one) => one.value === value);
        return (
          <Select
            key={name}
            small
            aria-label={label}
            value={value}
            choices={[{ value: '', label }, ...offered, ...(missing ? [{ value, label: nameOf(value) }] : [])]}
            onChange={({ target }) => onChoose(name, target.value)}
            className={classes(
              'field-sizing-content max-w-48 rounded-full! pl-3!',
              value !== '' && 'border-ink! bg-sunken!',
            )}
          />
        );
      })}
      {isFiltered(chosen) && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-9 rounded-inner px-2 text-small underline decoration-edge underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
        >
          Clear filters
        </button>
      )}
    </fieldset>
  );
}
