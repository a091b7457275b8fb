/** Phones discard background tabs and switch badly between them, so there the payment page replaces this one. */
export const paysInSameTab = (): boolean => window.matchMedia('(pointer: coarse)').matches;
