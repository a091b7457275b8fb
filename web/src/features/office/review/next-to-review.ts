type Waiting = { id: string };

/**
 * The release to review next: the next in the queue after `after`, or the first if there is none.
 * @param isPassed skips releases that were decided, skipped or claimed by a colleague
 */
export function nextToReview<C extends Waiting>(
  queue: readonly C[],
  { after, isPassed }: { after?: string; isPassed: (card: C) => boolean },
): C | undefined {
  const from = queue.findIndex(({ id }) => id === after) + 1;
  return [...queue.slice(from), ...queue.slice(0, from)].find((card) => card.id !== after && !isPassed(card));
}

/** Identifies a submission: a release that is decided and submitted again waits anew. */
export const submissionKey = ({ id, submittedAt }: { id: string; submittedAt: string | null }): string =>
  `${id} ${submittedAt ?? ''}`;
