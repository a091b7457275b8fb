import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FigureView } from '../../../../shared/earnings/earnings-view.ts';
import { toCsv } from '../../lib/csv.ts';
import { grouped } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { nextOrder, orderFrom, sortRows } from '../../ui/list/arrange.ts';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { amountText, csvAmount } from './earnings-text.ts';
import { OpenAmount } from './open-amount.tsx';

/** A row of figures, with its name and an optional link to details. */
export type FigureRow = FigureView & { key: string; name: string; to?: string | undefined };

type Props = {
  label: string;
  /** The title of the first column: 'Release'. */
  of: string;
  rows: readonly FigureRow[];
  fileName: string;
  /** The header of the counted column; streams by default. */
  counted?: string;
  /** Renders a row's name, if it is more than text. */
  nameOf?: (row: FigureRow) => ReactNode;
  /** Opens the parts of a figure. */
  onFigure?: (row: FigureRow) => void;
};

const SHOWN = 25;
const number = (micros: string) => Number(micros);

/**
 * A table of figures that can be sorted by any column and saved for a spreadsheet. Clicking an amount shows its source.
 */
export function FigureTable({ label, of, rows, fileName, counted = 'Streams', nameOf, onFigure }: Props) {
  const [sort, setSort] = useState('');
  const [isWhole, setWhole] = useState(false);
  const columns: Column<FigureRow>[] = [
    {
      key: 'name',
      header: of,
      cell: (row) => nameOf?.(row) ?? row.name,
      sort: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      key: 'streams',
      header: counted,
      width: '8rem',
      align: 'end',
      cell: ({ streams }) => grouped(streams),
      sort: ({ streams }) => streams,
      csv: ({ streams }) => streams,
      narrow: ({ streams }) => `${grouped(streams)} ${counted.toLowerCase()}`,
    },
    {
      key: 'gross',
      header: 'Gross',
      width: '9.5rem',
      align: 'end',
      cell: ({ grossMicros }) => amountText(grossMicros),
      sort: ({ grossMicros }) => number(grossMicros),
      csv: ({ grossMicros }) => csvAmount(grossMicros),
      narrow: ({ grossMicros }) => `${amountText(grossMicros)} gross`,
    },
    {
      key: 'earned',
      header: 'Artist Earnings',
      width: '10rem',
      align: 'end',
      cell: (row) =>
        onFigure && row.grossMicros !== '0' ? (
          <OpenAmount micros={row.earnedMicros} name={row.name} onOpen={() => onFigure(row)} />
        ) : (
          amountText(row.earnedMicros)
        ),
      sort: ({ earnedMicros }) => number(earnedMicros),
      csv: ({ earnedMicros }) => csvAmount(earnedMicros),
      narrow: 'aside',
    },
    {
      key: 'platform',
      header: 'Platform Cut',
      width: '9.5rem',
      align: 'end',
      cell: ({ platformMicros }) => amountText(platformMicros),
      sort: ({ platformMicros }) => number(platformMicros),
      csv: ({ platformMicros }) => csvAmount(platformMicros),
      narrow: ({ platformMicros }) => `${amountText(platformMicros)} platform cut`,
    },
  ];
  const order = orderFrom(sort, columns);
  const arranged = sortRows(rows, columns, order);
  const shown = isWhole ? arranged : arranged.slice(0, SHOWN);
  const save = () => {
    const text = toCsv(
      columns.map(({ header }) => header),
      arranged.map((row) => columns.map(({ csv }) => csv?.(row) ?? '')),
    );
    saveFile({ fileName: `${fileName}.csv`, blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
  };
  return (
    <div className="grid gap-4">
      <Table
        label={label}
        columns={columns}
        rows={shown}
        keyOf={({ key }) => key}
        order={order}
        onOrder={(key) => setSort(nextOrder(key, order))}
      />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {!isWhole && rows.length > SHOWN && (
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {rows.length}
          </Button>
        )}
        <Button size="small" onClick={save}>
          <Download className="size-4" strokeWidth={1.75} aria-hidden />
          Save {rows.length} as CSV
        </Button>
      </div>
    </div>
  );
}
