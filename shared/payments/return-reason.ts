/** Why a payment goes back: the release had the plan, or a higher one, already; or it is gone. */
export const returnReasons = ['already-covered', 'release-gone'] as const;
export type ReturnReason = (typeof returnReasons)[number];
