/** Time for one letter, for a slow reader in a second language. */
const LETTER_MS = 70;

/** Minimum time for each kind of toast. One with an action stays longer than it takes to read. */
const least = { said: 4000, 'way back': 8000, failure: 9000, 'way on': 30_000 } as const;

export type ToastKind = keyof typeof least;

/**
 * How long a toast stays, in milliseconds: long enough to read. It pauses while pointed at and while its tab is hidden.
 */
export const toastMs = (kind: ToastKind, words: string): number =>
  Math.max(least[kind], 2000 + LETTER_MS * words.length);
