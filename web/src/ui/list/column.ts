import type { ReactNode } from 'react';

/** A column of a table, as data. */
export type Column<R> = {
  /** Its name in the address when the list is sorted by it. Never shown. */
  key: string;
  header: string;
  /**
   * Omitted: the column is only in the file. For a row without a value '' or undefined: a dash in a table, nothing in a
   * narrow row.
   */
  cell?: (row: R) => ReactNode;
  /**
   * Share of the table's width in CSS: '20%', '8rem'. Columns without one share the rest. Widths do not depend on the
   * rows.
   */
  width?: string;
  /** Numbers are right-aligned, so that digits line up. */
  align?: 'end';
  /** The value to sort by, or 'server' if the server sorts. Omitted: not sortable. */
  sort?: ((row: R) => string | number) | 'server';
  /** The value in a spreadsheet. Omitted: not in the file. */
  csv?: (row: R) => string | number;
  /** In a narrow row: beside its title, or in its second line without the header; null: left out. */
  narrow?: 'aside' | ((row: R) => ReactNode) | null;
};

/** A column and its direction. */
export type Order = { key: string; descending: boolean };
