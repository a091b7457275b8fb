/**
 * Whether the payment page replaces this page. It does on phones, which discard background tabs and make switching
 * hard.
 */
export const paysInSameTab = (): boolean => window.matchMedia('(pointer: coarse)').matches;
