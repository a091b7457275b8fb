import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { pathTo } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { nextOrder } from '../../ui/list/arrange.ts';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { useRowWindow } from '../../ui/list/use-row-window.ts';
import type { LibrarySort } from './arrange-library.ts';
import type { CardActions } from './card-actions.ts';
import { CardMenu } from './card-menu.tsx';
import { libraryColumns, wideColumns } from './library-columns.tsx';
import { SelectBox } from './select-box.tsx';

/** Estimated height of a row in px until it is measured: one line, or two on a phone. */
const ROW_HEIGHT = 41;

const keyOf = ({ id }: ReleaseCard) => id;
const hrefOf = ({ id: releaseId }: ReleaseCard) => pathTo('/dashboard/releases/:releaseId', { releaseId });
const attributesOf = ({ id }: ReleaseCard) => ({ 'data-card': id });

type Props = {
  cards: readonly ReleaseCard[];
  actions: CardActions;
  /** Selected cards; undefined outside selection mode. */
  selected: ReadonlySet<string> | undefined;
  sort: LibrarySort;
  isReversed: boolean;
  onSort: (sort: string) => void;
};

/** The library as a dense table (product 4.8), with twenty or more releases on a screen. */
export default function LibraryTable({ cards, actions, selected, sort, isReversed, onSort }: Props) {
  const rows = useRowWindow(cards, ROW_HEIGHT);
  const isWide = useMedia('(width >= 80rem)');
  const shown = libraryColumns.filter(({ key, cell }) => cell && (isWide || !wideColumns.includes(key)));
  const order = { key: sort, descending: isReversed };
  return (
    <div ref={rows.list} onKeyDownCapture={rows.onKeyDown}>
      <Table
        label="Your releases"
        dense
        columns={[...shown, doing(actions, selected)]}
        rows={rows.shown}
        windowed={rows.windowed}
        keyOf={keyOf}
        hrefOf={hrefOf}
        attributesOf={attributesOf}
        order={order}
        onOrder={(key) => onSort(nextOrder(key, order))}
      />
    </div>
  );
}

const doing = (actions: CardActions, selected: ReadonlySet<string> | undefined): Column<ReleaseCard> => ({
  key: 'more',
  header: 'More',
  width: '3.5rem',
  narrow: 'aside',
  cell: (card) =>
    selected ? (
      <SelectBox title={card.title || 'No title'} isSelected={selected.has(card.id)} />
    ) : (
      <CardMenu card={card} actions={actions} />
    ),
});
