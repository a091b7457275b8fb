import type { ReactNode } from 'react';

/** A column of a table, as data. */
export type Column<R> = {
  /** In the address when the list is in its order, and in nothing that is read. */
  key: string;
  header: string;
  /** Nothing: the column is in the file only. Of a row that has no such value, '' or undefined: a dash in a table, and nothing where there is no room for one. */
  cell?: (row: R) => ReactNode;
  /** Of the table, as CSS says it: '20%', '8rem'. Columns without one share the rest. They are the same whatever the rows hold. */
  width?: string;
  /** Figures stand to the right, so that digits stand under digits. */
  align?: 'end';
  /** What rows are ordered by; 'server' when the server orders them. Nothing: the column cannot be ordered by. */
  sort?: ((row: R) => string | number) | 'server';
  /** What a spreadsheet gets. Nothing: the column is not in the file. */
  csv?: (row: R) => string | number;
  /** Where there is no room for a table: what stands at the side of the row, or in its second line without the header; null: left out. */
  narrow?: 'aside' | ((row: R) => ReactNode) | null;
};

/** A column, and whether it is turned round. */
export type Order = { key: string; descending: boolean };
