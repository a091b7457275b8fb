import type { ReactNode } from 'react';

/** A table column, described as data. */
export type Column<R> = {
  /** The column's name in the URL, used when the list is sorted by it. Never displayed. */
  key: string;
  header: string;
  /**
   * Renders the cell; omitted for a column that is only in the downloaded file. For '' or undefined, a table shows a
   * dash, and a narrow row shows nothing.
   */
  cell?: (row: R) => ReactNode;
  /**
   * The column's width in CSS: '20%', '8rem'. Columns without a width share the rest. Widths do not depend on the rows.
   */
  width?: string;
  /** Numbers are right-aligned, so that digits line up. */
  align?: 'end';
  /** The value to sort by, or 'server' if the server sorts. Omitted if the column cannot be sorted. */
  sort?: ((row: R) => string | number) | 'server';
  /** The value in a spreadsheet. Omitted if the column is not in the downloaded file. */
  csv?: (row: R) => string | number;
  /**
   * The place in a narrow row: beside the title, or in the second line without the header. With null, the column is
   * left out.
   */
  narrow?: 'aside' | ((row: R) => ReactNode) | null;
};

/** The sorted column and the direction. */
export type Order = { key: string; descending: boolean };
