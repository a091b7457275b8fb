import type { ReleaseCard } from '../../../../shared/releases/card.ts';

/** What can be done with a release from its card. The functions stay the same while the page stands. */
export type CardActions = {
  onChecklist: (card: ReleaseCard) => void;
  onPlan: (card: ReleaseCard) => void;
  onDelete: (card: ReleaseCard) => void;
  /** One after the other. */
  onSubmitAll: (cards: readonly ReleaseCard[]) => void;
};
