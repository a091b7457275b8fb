type Reviewed = { submission?: { at: string }; reviewedAt?: string | undefined };

/**
 * Whether the office looked at the submission that it has now: somebody marked it or opened its review (product 22.7). A look at an earlier
 * submission says nothing about this one.
 */
export const isReviewed = ({ submission, reviewedAt }: Reviewed): boolean =>
  reviewedAt !== undefined && submission !== undefined && reviewedAt >= submission.at;
