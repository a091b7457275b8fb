/** Why a payment is returned: the release already had the plan, or a higher one; or it is gone. */
export const returnReasons = ['already-covered', 'release-gone'] as const;
export type ReturnReason = (typeof returnReasons)[number];
