import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EarningsView } from '../../../../shared/earnings/earnings-view.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { countryText } from './earnings-text.ts';
import { type FigureRow, FigureTable } from './figure-table.tsx';

type Tab = { value: string; label: string; rows: readonly FigureRow[]; table: ReactNode };

/** One total broken down in several ways. The selected breakdown is stored in the URL. */
export function FigureTabs({ tabs }: { tabs: readonly [Tab, ...Tab[]] }) {
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === query.get('by')) ?? tabs[0];
  const choose = (by: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (by === tabs[0].value) next.delete('by');
        else next.set('by', by);
        return next;
      },
      { replace: true },
    );
  return (
    <Tabs
      label="Earnings by"
      chosen={chosen.value}
      onChoose={choose}
      tabs={tabs.map(({ value, label, rows }) => ({ value, label, count: rows.length }))}
    >
      {chosen.table}
    </Tabs>
  );
}

type Opener = (row: FigureRow) => void;

export function storeTab(
  stores: EarningsView['stores'],
  { fileName, onFigure }: { fileName: string; onFigure: Opener },
): Tab {
  const rows = stores.map((row) => ({ ...row, key: row.store, name: row.store || 'Other stores' }));
  const table = <FigureTable label="Earnings by store" of="Store" {...{ rows, fileName, onFigure }} />;
  return { value: 'store', label: 'Store', rows, table };
}

export function countryTab(
  countries: EarningsView['countries'],
  { fileName, onFigure }: { fileName: string; onFigure: Opener },
): Tab {
  const rows = countries.map((row) => ({ ...row, key: row.country, name: countryText(row.country) }));
  const table = <FigureTable label="Earnings by country" of="Country" {...{ rows, fileName, onFigure }} />;
  return { value: 'country', label: 'Country', rows, table };
}
