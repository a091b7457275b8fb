/**
 * Why the product refunds a payment by itself: when it arrived, the release already had this plan or a higher one, had
 * been deleted, or had been withdrawn.
 */
export const returnReasons = ['already-covered', 'release-gone', 'release-withdrawn'] as const;
export type ReturnReason = (typeof returnReasons)[number];
