/** Reading time for one letter, for a slow reader in a second language. */
const LETTER_MS = 70;

/** The minimum time for each kind of toast. A toast with an action stays longer than reading takes. */
const minimumMs = { said: 4000, 'way back': 8000, failure: 9000, 'way on': 30_000 } as const;

export type ToastKind = keyof typeof minimumMs;

/**
 * How long a toast stays, in milliseconds: long enough to read it. The time pauses while the toast is hovered or the
 * tab is hidden.
 */
export const toastMs = (kind: ToastKind, words: string): number =>
  Math.max(minimumMs[kind], 2000 + LETTER_MS * words.length);
