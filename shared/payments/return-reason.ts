/** Why the product refunds a payment by itself: the release already had this plan or a higher one, or was deleted. */
export const returnReasons = ['already-covered', 'release-gone'] as const;
export type ReturnReason = (typeof returnReasons)[number];
