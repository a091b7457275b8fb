import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { ListView } from './use-list-view.ts';

/** What is loaded of a list that comes page by page (data/paged.ts). */
type Loaded<R> = {
  /** Undefined: nothing yet. */
  rows: readonly R[] | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** Undefined: these are all. */
  more: { load: () => void; isLoading: boolean } | undefined;
};

export type ListProps<R> = {
  /** What the rows are: 'Users'. */
  label: string;
  view: Omit<ListView, 'tab'> & { tab: string };
  tabs: {
    /** What they choose between, for screen readers. */
    label: string;
    /** `count` is the server's; undefined while it is not known, and absent where nobody counts. */
    each: readonly { value: string; label: string; count?: number | undefined }[];
  };
  columns: readonly Column<R>[];
  keyOf: (row: R) => string;
  hrefOf?: (row: R) => string;
  loaded: Loaded<R>;
  /** 'server' when its answer holds what was found already; else the rows that are loaded are searched here, by a text of each. */
  search: { label: string; placeholder: string } & ({ textOf: (row: R) => string } | { by: 'server' });
  /** Of the rows as they come: 'Newest first'. */
  firstOrder: string;
  /** 'server' when its answer is searched and ordered already, 'page' when that is done here among the rows that are loaded. */
  arrangedBy?: 'server' | 'page';
  failed: (error: Error) => string;
  /** For a tab without rows: what would be here, and the one thing to do. */
  empty: ReactNode;
  /** Of the file, without its ending: 'users'. */
  fileName: string;
  /** All rows of the tab, for the file of a list that is not wholly loaded. Without it the file holds what is loaded. */
  all?: { fetch: () => Promise<readonly R[]>; failed: (error: unknown) => string };
};
