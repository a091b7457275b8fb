type Waiting = { id: string };

/**
 * The release to review next: the one that follows `after` in the queue, or the first if there is none.
 * @param isPassed whether to skip a release that was decided, skipped or claimed by a colleague
 */
export function nextToReview<C extends Waiting>(
  queue: readonly C[],
  { after, isPassed }: { after?: string; isPassed: (card: C) => boolean },
): C | undefined {
  const from = queue.findIndex(({ id }) => id === after) + 1;
  return [...queue.slice(from), ...queue.slice(0, from)].find((card) => card.id !== after && !isPassed(card));
}

/** Identifies a submission. A release that is submitted again after a decision has a new key. */
export const submissionKey = ({ id, submittedAt }: { id: string; submittedAt: string | null }): string =>
  `${id} ${submittedAt ?? ''}`;
