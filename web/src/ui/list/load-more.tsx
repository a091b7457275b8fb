import { Button } from '../button.tsx';

type Props = {
  loaded: number;
  /** The total number of rows on the server; undefined if unknown. */
  total: number | undefined;
  more: { load: () => void; isLoading: boolean };
  /** Whether the rows are searched or sorted here, and therefore only among those loaded. */
  isArranged: boolean;
};

/** Follows the loaded rows, with their number and a button to load more. */
export const LoadMore = ({ loaded, total, more, isArranged }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Button busy={more.isLoading && 'Loading'} onClick={more.load}>
      Load more
    </Button>
    <p role="status" className="text-small text-soft tabular-nums">
      {isArranged ? 'Search and sorting cover the ' : ''}
      {loaded}
      {total !== undefined && total > loaded && ` of ${total}`}
      {isArranged ? ' loaded so far.' : ' loaded'}
    </p>
  </div>
);
