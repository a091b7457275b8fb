/**
 * The good news, and the takedown, of which an artist gets an email besides the notice, unless they have turned it off.
 * At most one email an hour of each kind (product 36.4).
 */
export const newsKinds = ['submitted', 'delivered', 'live', 'release-day', 'taken-down', 'earned'] as const;
export type NewsKind = (typeof newsKinds)[number];
