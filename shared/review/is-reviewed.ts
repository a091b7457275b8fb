type Reviewed = { submission?: { at: string }; reviewedAt?: string | undefined };

/**
 * Whether the office has reviewed the current submission: somebody marked it or opened its review (product 22.7). A
 * review of an earlier submission is ignored.
 */
export const isReviewed = ({ submission, reviewedAt }: Reviewed): boolean =>
  reviewedAt !== undefined && submission !== undefined && reviewedAt >= submission.at;
