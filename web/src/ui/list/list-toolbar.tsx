import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { toCsv } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { Button } from '../button.tsx';
import { SearchField } from '../search-field.tsx';
import { Select } from '../select.tsx';
import { useAction } from '../use-action.ts';
import type { ListProps } from './list-props.ts';

type Props<R> = Pick<ListProps<R>, 'view' | 'columns' | 'search' | 'firstOrder' | 'fileName'> & {
  shown: readonly R[];
  /** Fetches all rows, if not all of them are shown. */
  all: ListProps<R>['all'] | undefined;
  /** The total number of rows, if known. */
  total: number | undefined;
};

/**
 * The search field, the order for lists without headers, and the download for spreadsheets. '/' focuses the search, and
 * the down arrow moves on to the rows.
 */
export function ListToolbar<R>({ view, columns, search, firstOrder, fileName, all, shown, total }: Props<R>) {
  const bar = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => bar.current?.querySelector('input')?.focus() });
  const orders = columns.filter(({ sort }) => sort);
  const { key, descending } = view.order ?? {};
  const [isFetching, setIsFetching] = useState(false);
  const save = (rows: readonly R[]) => {
    const cells = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
    const text = toCsv(
      cells.map(({ header }) => header),
      rows.map((row) => cells.map(({ csv }) => csv(row))),
    );
    saveFile({ fileName: `${fileName}-${view.tab}.csv`, blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
  };
  const saveAll = useAction(async () => (all ? all.fetch() : shown), {
    done: save,
    failed: (error) => ({ title: 'The file couldn’t be saved', text: all?.failed(error) ?? '' }),
    settled: () => setIsFetching(false),
  });
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-3">
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        value={view.search}
        onChange={view.setSearch}
        shortcut="/"
        maxLength={200}
        className="grow basis-full @xl:basis-48 @3xl:max-w-md"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-row-link]')?.focus();
        }}
      />
      {orders.length > 0 && (
        <div className="min-w-0 grow basis-32 @xl:grow-0 @xl:basis-44 @3xl:hidden">
          <Select
            aria-label="Order"
            choices={[
              { value: '', label: firstOrder },
              ...orders.flatMap(({ key, header }) => [
                { value: key, label: header },
                { value: `-${key}`, label: `${header}, reversed` },
              ]),
            ]}
            value={key === undefined ? '' : `${descending ? '-' : ''}${key}`}
            onChange={({ target }) => view.setSort(target.value)}
          />
        </div>
      )}
      <Button
        className="@max-xl:px-4! @3xl:ml-auto"
        busy={isFetching && 'Saving...'}
        onClick={() => {
          if (!all) return save(shown);
          setIsFetching(true);
          saveAll(undefined);
        }}
        disabled={shown.length === 0}
      >
        <Download className="size-4" strokeWidth={1.75} aria-hidden />
        {shown.length === 0 ? 'Save as CSV' : `Save ${all ? (total ?? 'all') : shown.length} as CSV`}
      </Button>
    </div>
  );
}
