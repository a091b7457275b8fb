import type { ReleaseCard } from '../../../../shared/releases/card.ts';

/** A card's actions. The functions do not change while the page is mounted. */
export type CardActions = {
  onChecklist: (card: ReleaseCard) => void;
  onPlan: (card: ReleaseCard) => void;
  onDelete: (card: ReleaseCard) => void;
  /** Submits the releases one after the other. */
  onSubmitAll: (cards: readonly ReleaseCard[]) => void;
};
