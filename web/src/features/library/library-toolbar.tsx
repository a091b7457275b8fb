import { LayoutGrid, Rows3 } from 'lucide-react';
import { useRef } from 'react';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type Choice, Select } from '../../ui/select.tsx';
import type { LibrarySort } from './arrange-library.ts';
import type { LibraryLayout } from './library-layout.ts';

const orders = {
  changed: 'Last changed',
  created: 'Newest',
  title: 'Title',
  artist: 'Artist',
  date: 'Sales start date',
} as const satisfies Partial<Record<LibrarySort, string>>;

/** Orders that only the table's headers offer. */
const headerOnlyOrders: Partial<Record<LibrarySort, string>> = { label: 'Label', tracks: 'Tracks' };

type Props = {
  search: string;
  onSearch: (search: string) => void;
  sort: LibrarySort;
  isReversed: boolean;
  onSort: (sort: string) => void;
  layout: LibraryLayout;
  onLayout: () => void;
  onSelect: () => void;
  isSelecting: boolean;
};

/** Search, order and layout. '/' focuses the search, and the down arrow moves the focus to the first release. */
export function LibraryToolbar({
  search,
  onSearch,
  sort,
  isReversed,
  onSort,
  layout,
  onLayout,
  onSelect,
  isSelecting,
}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => bar.current?.querySelector('input')?.focus(), v: onLayout });
  const value = `${isReversed ? '-' : ''}${sort}`;
  const choices: Choice[] = Object.entries(orders).map(([value, label]) => ({ value, label }));
  if (!(value in orders)) {
    const label = { ...orders, ...headerOnlyOrders }[sort];
    choices.push({ value, label: isReversed ? `${label}, reversed` : `${label}` });
  }
  const isTable = layout === 'table';
  return (
    <div ref={bar} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <SearchField
        label="Search releases"
        placeholder="Title, artist, track, label, UPC, ISRC"
        value={search}
        onChange={onSearch}
        shortcut="/"
        maxLength={200}
        className="max-sm:col-span-2 sm:max-w-md"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-card] a[href]')?.focus();
        }}
      />
      <Select
        aria-label="Order"
        choices={choices}
        value={value}
        onChange={({ target }) => onSort(target.value)}
        className="w-full"
      />
      <span className="flex gap-2">
        <Button className="px-4!" aria-pressed={isSelecting} onClick={onSelect}>
          Select
        </Button>
        <Button
          className="px-3!"
          aria-pressed={isTable}
          aria-label="Table"
          aria-keyshortcuts="v"
          title={isTable ? 'Show covers (V)' : 'Show a table (V)'}
          onClick={onLayout}
        >
          {isTable ? <LayoutGrid className="size-5" aria-hidden /> : <Rows3 className="size-5" aria-hidden />}
        </Button>
      </span>
    </div>
  );
}
