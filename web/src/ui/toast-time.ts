/** A letter of somebody who reads slowly, and in another language than their own. */
const LETTER_MS = 70;

/** How long each kind of toast stays at least. What leads on matters for longer than it is read. */
const least = { said: 4000, 'way back': 8000, failure: 9000, 'way on': 30_000 } as const;

export type ToastKind = keyof typeof least;

/** How long a toast stays, in milliseconds: long enough to be read. It waits while it is pointed at, or its tab is not looked at. */
export const toastMs = (kind: ToastKind, words: string): number =>
  Math.max(least[kind], 2000 + LETTER_MS * words.length);
