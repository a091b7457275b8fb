import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { VirtualGrid } from '../../ui/virtual-grid.tsx';
import type { CardActions } from './card-actions.ts';
import { LibraryCard } from './library-card.tsx';
import { matchText } from './search-cards.ts';
import { useLibraryColumns } from './use-library-columns.ts';

/**
 * Estimated heights of a card in px until a row is measured: text beside the cover on a phone, and below it elsewhere.
 */
const PHONE_CARD_HEIGHT = 124;
const CARD_TEXT_HEIGHT = 172;

const keyOf = ({ id }: ReleaseCard) => id;

type Props = {
  cards: readonly ReleaseCard[];
  actions: CardActions;
  /** Selected cards; undefined outside selection mode. */
  selected: ReadonlySet<string> | undefined;
  search: string;
};

export default function LibraryGrid({ cards, actions, selected, search }: Props) {
  const columns = useLibraryColumns();
  const isList = columns === 1;
  return (
    <VirtualGrid
      label="Your releases"
      items={cards}
      keyOf={keyOf}
      columns={columns}
      gap={isList ? { x: 0, y: 24 } : { x: 24, y: 40 }}
      estimate={(width) => (isList ? PHONE_CARD_HEIGHT : width + CARD_TEXT_HEIGHT)}
    >
      {(card) => (
        <LibraryCard
          card={card}
          actions={actions}
          isSelected={selected?.has(card.id)}
          found={matchText(card, search)}
        />
      )}
    </VirtualGrid>
  );
}
