/** A phone discards the tabs behind the one that is looked at, and leads badly from one to another: there the payment page takes this one's place. */
export const paysInSameTab = (): boolean => window.matchMedia('(pointer: coarse)').matches;
