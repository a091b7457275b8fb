type Waiting = { id: string };

/**
 * Where a reviewer goes on to: the next in the queue behind `after`, and from its beginning when there is none behind.
 * @param isPassed what they are led past: decided or skipped, or a colleague is at it
 */
export function nextToReview<C extends Waiting>(
  queue: readonly C[],
  { after, isPassed }: { after?: string; isPassed: (card: C) => boolean },
): C | undefined {
  const from = queue.findIndex(({ id }) => id === after) + 1;
  return [...queue.slice(from), ...queue.slice(0, from)].find((card) => card.id !== after && !isPassed(card));
}

/** What waits, by name: a release that was decided and submitted again waits anew. */
export const submissionKey = ({ id, submittedAt }: { id: string; submittedAt: string | null }): string =>
  `${id} ${submittedAt ?? ''}`;
