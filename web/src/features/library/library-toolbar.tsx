import { useRef } from 'react';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { type LibrarySort, librarySorts } from './arrange-library.ts';

const labels: Record<LibrarySort, string> = {
  changed: 'Last changed',
  created: 'Newest',
  title: 'Title',
  artist: 'Artist',
  date: 'Sales start date',
};
const choices = librarySorts.map((value) => ({ value, label: labels[value] }));

type Props = { search: string; onSearch: (search: string) => void; sort: LibrarySort; onSort: (sort: string) => void };

/** Search and order. '/' brings the focus to the search; from there, down leads to the first release. */
export function LibraryToolbar({ search, onSearch, sort, onSort }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => bar.current?.querySelector('input')?.focus() });
  return (
    <div ref={bar} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <SearchField
        label="Search releases"
        placeholder="Title or artist"
        value={search}
        onChange={onSearch}
        shortcut="/"
        maxLength={200}
        className="sm:max-w-md"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-card] a[href]')?.focus();
        }}
      />
      <Select
        aria-label="Order"
        choices={choices}
        value={sort}
        onChange={({ target }) => onSort(target.value)}
        className="max-sm:w-40"
      />
    </div>
  );
}
