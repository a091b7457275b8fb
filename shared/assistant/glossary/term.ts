/** A word of the trade: its name, what people call it besides, and what it means in plain words. */
export type Term = { term: string; also: readonly string[]; means: string };
