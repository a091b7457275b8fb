import { Button } from '../button.tsx';

type Props = {
  loaded: number;
  /** How many there are, by the server; undefined when it did not say. */
  total: number | undefined;
  more: { load: () => void; isLoading: boolean };
  /** The rows are searched or ordered here, and so only among those that are loaded. */
  isArranged: boolean;
};

/** The end of what is loaded: how much of the list that is, and the way to more. */
export const LoadMore = ({ loaded, total, more, isArranged }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Button busy={more.isLoading && 'Loading'} onClick={more.load}>
      Load more
    </Button>
    <p role="status" className="text-small text-soft tabular-nums">
      {isArranged ? 'Searched and ordered among the ' : ''}
      {loaded}
      {total !== undefined && total > loaded && ` of ${total}`}
      {isArranged ? ' that are loaded.' : ' loaded'}
    </p>
  </div>
);
