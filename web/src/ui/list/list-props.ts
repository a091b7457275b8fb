import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { ListView } from './use-list-view.ts';

/** The loaded part of a paged list (data/use-paged-list.ts). */
type Loaded<R> = {
  /** Undefined until the first page arrives. */
  rows: readonly R[] | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** Undefined when everything is loaded. */
  more: { load: () => void; isLoading: boolean } | undefined;
};

export type ListProps<R> = {
  /** Names the rows: 'Users'. */
  label: string;
  view: Omit<ListView, 'tab'> & { tab: string };
  tabs: {
    /** Names the choice, for screen readers. */
    label: string;
    /** `count` comes from the server. It is undefined while unknown, and absent if there is no count. */
    each: readonly { value: string; label: string; count?: number | undefined }[];
  };
  columns: readonly Column<R>[];
  keyOf: (row: R) => string;
  hrefOf?: (row: R) => string;
  loaded: Loaded<R>;
  /** 'server' if the server searches; otherwise the loaded rows are searched by this text. */
  search: { label: string; placeholder: string } & ({ textOf: (row: R) => string } | { by: 'server' });
  /** Names the rows' original order: 'Newest first'. */
  firstOrder: string;
  /** 'server' if the server searches and sorts, 'page' if the loaded rows are searched and sorted here. */
  arrangedBy?: 'server' | 'page';
  failed: (error: Error) => string;
  /** Content for an empty tab: what will be here, and the main action. */
  empty: ReactNode;
  /** The file's name without its extension: 'users'. */
  fileName: string;
  /**
   * Fetches all rows of the tab, for the file of a partly loaded list. Without it, the file contains only the loaded
   * rows.
   */
  all?: { fetch: () => Promise<readonly R[]>; failed: (error: unknown) => string };
};
