/** Why a payment is returned: the release already had this plan or a higher one, or the release was deleted. */
export const returnReasons = ['already-covered', 'release-gone'] as const;
export type ReturnReason = (typeof returnReasons)[number];
